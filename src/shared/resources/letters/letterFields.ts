import { ACTIVE_LABELS } from '@/shared/constants/labels';
import { NAME_MAX, REASON_MAX, REASON_MIN } from '@/shared/constants/limits';
import { type AuditedFields, type Fields, type ListedFields, pick } from '@/shared/fields/field';
import {
  LETTER_KIND_LABELS,
  LETTER_STATE_LABELS,
  NUMBER_PATTERN_MAX,
  NUMBERED_KIND_LABELS,
  SEQUENCE_MAX,
} from './constants';

export const letterTemplateFields = {
  kind: { label: 'Jenis Surat', short: 'Jenis', type: 'choice', choices: LETTER_KIND_LABELS },
  name: { label: 'Nama Template', type: 'text', max: NAME_MAX },
  current_number: { label: 'Versi', type: 'number' },
  is_active: { label: 'Template aktif', short: 'Status', type: 'choice', choices: ACTIVE_LABELS },
} as const satisfies Fields;

export const letterSeriesFields = {
  kind: { ...letterTemplateFields.kind, choices: NUMBERED_KIND_LABELS },
  year: { label: 'Tahun', type: 'year' },
  register: { label: 'Nomor Urut', type: 'choice', choices: NUMBERED_KIND_LABELS },
  pattern: { label: 'Pola Nomor', type: 'text', max: NUMBER_PATTERN_MAX },
  start_number: { label: 'Mulai dari Nomor', type: 'number', min: 1, max: SEQUENCE_MAX },
} as const satisfies Fields;

export const letterFields = {
  number: { label: 'Nomor Surat', short: 'Nomor', type: 'text' },
  date: { label: 'Tanggal Surat', short: 'Tanggal', type: 'date' },
  company_id: { label: 'Mitra', type: 'reference' },
  signatory_name: { label: 'Nama Penanda Tangan', type: 'text', max: NAME_MAX },
  signatory_position: { label: 'Jabatan', type: 'text', max: NAME_MAX },
  signatory_nip: { label: 'NIP', type: 'identifier' },
  signed_at: { label: 'Hasil Pindai Dilampirkan', type: 'instant' },
  cancelled_at: { label: 'Dibatalkan', type: 'instant' },
  cancelled_reason: { label: 'Alasan Pembatalan', type: 'text', min: REASON_MIN, max: REASON_MAX },
} as const satisfies Fields;

export const letterListed = {
  number: letterFields.number,
  kind: letterTemplateFields.kind,
  date: letterFields.date,
  student_names: { label: 'Nama Mahasiswa', short: 'Mahasiswa', type: 'text' },
  company_name: { label: 'Nama Mitra', short: 'Mitra', type: 'text' },
  state: {
    label: 'Status',
    type: 'choice',
    choices: LETTER_STATE_LABELS,
    tones: { made: 'info', signed: 'success', cancelled: 'neutral' },
  },
} as const satisfies ListedFields;

export const letterAudited = {
  letter_templates: letterTemplateFields,
  letter_series: letterSeriesFields,
  letters: pick(letterFields, 'number', 'date', 'company_id', 'signed_at', 'cancelled_at'),
} satisfies AuditedFields;
