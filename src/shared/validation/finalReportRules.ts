import { REPORT_MAX_BYTES } from '../constants/finalReports';
import { ID_MAX } from '../constants/limits';
import { finalReportFields } from '../fields/finalReportFields';
import { requiredLine, requiredText } from './fieldRules';
import { record, wholeNumber } from './fields';
import { uploadedFile } from './imageFile';
import { REASON_REQUIRED, reason } from './reasonRules';

export const NOT_A_PDF = 'Harus berupa PDF';
export const REPORT_TOO_LARGE = 'Ukuran maksimal 20MB';
const FILE_REQUIRED = 'File laporan wajib dipilih';
const VERSION_INVALID = 'Versi data tidak valid';

const seenVersion = () =>
  wholeNumber('Versi data').min(1, VERSION_INVALID).max(ID_MAX, VERSION_INVALID).nullable();

export const finalReportVersionRules = record({
  title: requiredLine(finalReportFields.title),
  file: uploadedFile(['application/pdf'], NOT_A_PDF, {
    bytes: REPORT_MAX_BYTES,
    message: REPORT_TOO_LARGE,
  }).required(FILE_REQUIRED),
});

export const finalReportReturnRules = record({
  comment: requiredText(finalReportFields.comment),
  seen_version: seenVersion(),
});

export const finalReportAcceptanceRules = record({ seen_version: seenVersion() });

export const finalReportReopeningRules = record({
  reason: reason().required(REASON_REQUIRED),
  seen_version: seenVersion(),
});
