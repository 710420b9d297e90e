import { LETTERS } from '../constants/letterGrades';
import { byScorePart, SCORE_LABELS } from '../constants/scores';
import type { ConditionColumns } from './condition';

const score = (label: string) => ({ label, type: 'number' }) as const;

export const gradeConditions = {
  'course.name': { label: 'Mata Kuliah', type: 'text' },
  course_code: { label: 'Kode Mata Kuliah', type: 'text' },
  ...byScorePart((part) => score(SCORE_LABELS[part])),
  total: score('Total'),
  letter_grade: { label: 'Huruf', type: 'choice', choices: LETTERS },
} as const satisfies ConditionColumns;
