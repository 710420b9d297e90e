import type { Labels } from '../labels';
import { byWeightPart, SCORE_LABELS } from '../scores';

export const COURSE_LABELS = {
  code: 'Kode Mata Kuliah',
  name: 'Nama Mata Kuliah',
  semester: 'Semester',
  academic_year: 'Tahun Ajaran',
  hours_per_week: 'Jam per Minggu',
  credits: 'SKS',
  ...byWeightPart((part) => `Bobot ${SCORE_LABELS[part]}`),
} as const satisfies Labels;
