import { COURSE_CODE_LENGTH, NAME_MAX, WEIGHT_MAX, WEIGHT_MIN } from '@/shared/constants/limits';
import {
  type AuditedFields,
  type Field,
  type Fields,
  type ListedFields,
  pick,
} from '@/shared/fields/field';
import { byWeightPart, SCORE_LABELS, SCORE_PART_NAMES } from '@/shared/resources/grades/scores';

export const courseFields = {
  code: {
    label: 'Kode Mata Kuliah',
    short: 'Kode',
    type: 'identifier',
    length: COURSE_CODE_LENGTH,
  },
  name: { label: 'Nama Mata Kuliah', short: 'Nama', type: 'text', max: NAME_MAX },
  semester: { label: 'Semester', type: 'number' },
  academic_year: { label: 'Tahun Ajaran', type: 'text' },
  hours_per_week: { label: 'Jam per Minggu', type: 'number', min: 1, max: 168 },
  credits: { label: 'SKS', inMessages: 'SKS', type: 'number', min: 1, max: 100 },
  ...byWeightPart((part) => ({
    label: `Bobot ${SCORE_LABELS[part]}`,
    inMessages: `Bobot ${SCORE_PART_NAMES[part]}`,
    type: 'number' as const,
    min: WEIGHT_MIN,
    max: WEIGHT_MAX,
    isOutOf100: true as const,
  })),
} as const satisfies Fields;

export const courseListed = pick(
  courseFields,
  'code',
  'name',
  'semester',
  'hours_per_week',
  'credits',
  'academic_year',
) satisfies ListedFields;

export const defenceScorePart = {
  label: 'Nilai dari Ujian',
  type: 'choice',
  choices: SCORE_LABELS,
} as const satisfies Field;

export const courseAudited = {
  courses: { ...courseFields, defence_score_part: defenceScorePart },
} satisfies AuditedFields;
