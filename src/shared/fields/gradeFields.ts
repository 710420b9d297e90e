import { LETTERS } from '../constants/letterGrades';
import { byScorePart, SCORE_LABELS } from '../constants/scores';
import { courseFields } from './courseFields';
import type { AuditedFields, Fields, ListedFields } from './field';

const scoreFields = byScorePart(
  (part) => ({ label: SCORE_LABELS[part], type: 'number', isOutOf100: true }) as const,
);

export const gradeFields = {
  internship_id: { label: 'Magang', type: 'reference' },
  course_code: { label: 'Mata Kuliah', type: 'reference' },
  ...scoreFields,
} as const satisfies Fields;

export const gradeListed = {
  'course.name': { label: gradeFields.course_code.label, type: 'text' },
  course_code: { label: courseFields.code.label, type: 'identifier' },
  ...scoreFields,
  total: { label: 'Total', type: 'number' },
  letter_grade: { label: 'Huruf', type: 'choice', choices: LETTERS },
} as const satisfies ListedFields;

export const gradeAudited = { grades: gradeFields } satisfies AuditedFields;
