import type { Labels } from '../labels';
import { SCORE_LABELS } from '../scores';

export const GRADE_LABELS = {
  internship_id: 'Magang',
  course_code: 'Mata Kuliah',
  ...SCORE_LABELS,
} as const satisfies Labels;
