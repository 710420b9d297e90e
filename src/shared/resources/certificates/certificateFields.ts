import { REASON_MAX, REASON_MIN } from '@/shared/constants/limits';
import { type AuditedFields, type Fields, type ListedFields, pick } from '@/shared/fields/field';
import { letterFields } from '@/shared/resources/letters/letterFields';
import {
  CERTIFICATE_KIND_LABELS,
  CERTIFICATE_PLACE_MAX,
  CERTIFICATE_STATE_LABELS,
} from './constants';

export const certificateFields = {
  kind: {
    label: 'Jenis Sertifikat',
    short: 'Jenis',
    type: 'choice',
    choices: CERTIFICATE_KIND_LABELS,
  },
  internship_period_id: { label: 'Periode Magang', type: 'reference' },
  internship_id: { label: 'Penempatan', type: 'reference' },
  mentor_id: { label: 'Mentor', type: 'reference' },
  company_id: { label: 'Mitra', type: 'reference' },
  date: { label: 'Tanggal Sertifikat', type: 'date' },
  place: { label: 'Tempat', type: 'text', max: CERTIFICATE_PLACE_MAX },
  ...pick(letterFields, 'signatory_name', 'signatory_position', 'signatory_nip'),
  revoked_at: { label: 'Dicabut', type: 'instant' },
  revoked_reason: { label: 'Alasan Pencabutan', type: 'text', min: REASON_MIN, max: REASON_MAX },
} as const satisfies Fields;

/** The columns of the list of recipients. */
export const certificateListed = {
  name: { label: 'Nama', type: 'text' },
  note: { label: 'NIM', type: 'identifier' },
  company_name: { label: 'Nama Mitra', short: 'Mitra', type: 'text' },
  students: { label: 'Jumlah Mahasiswa', short: 'Mahasiswa', type: 'number' },
  issued_on: { label: 'Tanggal Terbit', short: 'Terbit', type: 'date' },
  state: {
    label: 'Status',
    type: 'choice',
    choices: CERTIFICATE_STATE_LABELS,
    tones: { missing: 'neutral', ready: 'info', issued: 'success', revoked: 'error' },
  },
} as const satisfies ListedFields;

export const certificateAudited = {
  certificates: pick(
    certificateFields,
    'kind',
    'internship_period_id',
    'internship_id',
    'mentor_id',
    'company_id',
    'revoked_at',
  ),
} satisfies AuditedFields;
