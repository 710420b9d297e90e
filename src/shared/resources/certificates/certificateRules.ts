import { signatoryRules } from '@/shared/letters/signatoryRules';
import { optionalLine } from '@/shared/validation/fieldRules';
import { calendarDate, flag, list, record, reference, text } from '@/shared/validation/fields';
import { certificateFields } from './certificateFields';
import { CERTIFICATE_KINDS, CERTIFICATES_MAX } from './constants';

const RECIPIENT_INVALID = 'Penerima tidak valid';
const AT_LEAST_ONE = 'Pilih minimal satu penerima';
const PERIOD_REQUIRED = 'Periode magang wajib dipilih';

const signatory = {
  date: calendarDate('Tanggal sertifikat tidak valid').required('Tanggal sertifikat wajib diisi'),
  place: optionalLine(certificateFields.place),
  ...signatoryRules,
  has_grade: flag(),
};

/** The fields of the dialog that issues certificates. */
export const certificateSignatoryRules = record(signatory);

export const certificatesRules = record({
  ...signatory,
  kind: text()
    .required('Jenis sertifikat wajib dipilih')
    .oneOf(CERTIFICATE_KINDS, 'Jenis sertifikat tidak valid'),
  internship_period_id: reference('Periode magang tidak valid').required(PERIOD_REQUIRED),
  recipient_ids: list(reference(RECIPIENT_INVALID).required(RECIPIENT_INVALID))
    .required(AT_LEAST_ONE)
    .min(1, AT_LEAST_ONE)
    .max(CERTIFICATES_MAX, `Maksimal ${CERTIFICATES_MAX} sertifikat sekaligus`),
});
