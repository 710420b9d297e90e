import { requiredLine, requiredText } from '@/shared/validation/fieldRules';
import { record } from '@/shared/validation/fields';
import { uploadedFile } from '@/shared/validation/imageFile';
import { REASON_REQUIRED, reason } from '@/shared/validation/reasonRules';
import { seenVersionOrNull } from '@/shared/validation/versioned';
import { REPORT_MAX_BYTES } from './constants';
import { finalReportFields } from './finalReportFields';

export const NOT_A_PDF = 'Harus berupa PDF';
export const REPORT_TOO_LARGE = 'Ukuran maksimal 20MB';
const FILE_REQUIRED = 'Berkas laporan wajib dipilih';

export const finalReportVersionRules = record({
  title: requiredLine(finalReportFields.title),
  file: uploadedFile(['application/pdf'], NOT_A_PDF, {
    bytes: REPORT_MAX_BYTES,
    message: REPORT_TOO_LARGE,
  }).required(FILE_REQUIRED),
});

export const finalReportReturnRules = record({
  comment: requiredText(finalReportFields.comment),
  seen_version: seenVersionOrNull(),
});

export const finalReportAcceptanceRules = record({ seen_version: seenVersionOrNull() });

export const finalReportReopeningRules = record({
  reason: reason().required(REASON_REQUIRED),
  seen_version: seenVersionOrNull(),
});
