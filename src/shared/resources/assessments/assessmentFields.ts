import { REASON_MAX, REASON_MIN, WEIGHT_MAX, WEIGHT_MIN } from '@/shared/constants/limits';
import { type AuditedFields, type Fields, type ListedFields, pick } from '@/shared/fields/field';
import { SCORE_LABELS } from '@/shared/resources/grades/scores';
import {
  ASSESSMENT_STATE_LABELS,
  ASSESSOR_LABELS,
  CRITERION_NAME_MAX,
  GUIDANCE_MAX,
  REMARKS_MAX,
  WORD_LENGTH_MAX,
} from './constants';

export const assessmentFormFields = {
  course_code: { label: 'Mata Kuliah', type: 'reference' },
  assessor: { label: 'Penilai', type: 'choice', choices: ASSESSOR_LABELS },
  is_active: {
    label: 'Status Aktif',
    short: 'Status',
    type: 'choice',
    choices: { true: 'Dipakai', false: 'Tidak dipakai' },
  },
  score_part: { label: 'Mengisi Nilai', type: 'choice', choices: SCORE_LABELS },
  revision: { label: 'Susunan Kriteria', type: 'number' },
} as const satisfies Fields;

export const criterionFields = {
  name: { label: 'Kriteria', type: 'text', max: CRITERION_NAME_MAX },
  guidance: { label: 'Petunjuk', type: 'text', max: GUIDANCE_MAX },
  weight: { label: 'Bobot', type: 'number', min: WEIGHT_MIN, max: WEIGHT_MAX },
} as const satisfies Fields;

export const wordFields = {
  word: { label: 'Sebutan', type: 'text', max: WORD_LENGTH_MAX },
} as const satisfies Fields;

export const assessmentSheetFields = {
  internship_id: { label: 'Magang', type: 'reference' },
  form_id: { label: 'Formulir', type: 'reference' },
  revision: assessmentFormFields.revision,
  scores: { label: 'Skor per Kriteria', type: 'text' },
  remarks: { label: 'Catatan', type: 'text', max: REMARKS_MAX },
  state: {
    label: 'Status',
    type: 'choice',
    choices: ASSESSMENT_STATE_LABELS,
    tones: { missing: 'neutral', draft: 'info', sent: 'success', returned: 'warning' },
  },
  return_reason: { label: 'Alasan', type: 'text', min: REASON_MIN, max: REASON_MAX },
} as const satisfies Fields;

export const assessmentSheetListed = {
  student_name: { label: 'Nama Mahasiswa', short: 'Mahasiswa', type: 'text' },
  nim: { label: 'NIM', type: 'identifier' },
  company_name: { label: 'Nama Mitra', short: 'Mitra', type: 'text' },
  course_name: { label: 'Mata Kuliah', type: 'text' },
  assessor: assessmentFormFields.assessor,
  assessor_name: { label: 'Nama Penilai', type: 'text' },
  state: assessmentSheetFields.state,
} as const satisfies ListedFields;

/** Columns of the list and its file that conditions cannot be on. */
export const assessmentSheetShown = {
  total: { label: 'Total', type: 'number' },
  sent_at: { label: 'Dikirim', type: 'instant' },
} as const satisfies Fields;

/** Sheets without their texts, which are personal. */
export const assessmentAudited = {
  assessment_forms: assessmentFormFields,
  assessment_sheets: pick(
    assessmentSheetFields,
    'internship_id',
    'form_id',
    'revision',
    'scores',
    'state',
  ),
} satisfies AuditedFields;
