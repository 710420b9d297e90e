import type { AuditedFields, Fields, ListedFields } from '@/shared/fields/field';
import { courseFields } from '@/shared/resources/courses/courseFields';
import { LETTERS } from './letterGrades';
import { byScorePart, SCORE_LABELS } from './scores';

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
