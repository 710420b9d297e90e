import { sql } from 'kysely';
import { listBy } from '@/server/lists/sources';
import { gradeListed } from '@/shared/resources/grades/gradeFields';
import { LETTER_GRADES } from '@/shared/resources/grades/letterGrades';
import { byScorePart, SCORE_PARTS, weightOf } from '@/shared/resources/grades/scores';

/** `weightedTotal` in SQL. */
const total = sql<number>`round((${sql.join(
  SCORE_PARTS.map((part) => sql`grades.${sql.id(part)} * courses.${sql.id(weightOf(part))}`),
  sql` + `,
)}) / 100, 2)`;

/** `letterGrade` in SQL. */
const letter = sql`case ${sql.join(
  LETTER_GRADES.map(
    ({ letter, from }) => sql`when ${total} >= ${sql.lit(from)} then ${sql.lit(letter)}`,
  ),
  sql` `,
)} end`;

export const gradeSources = listBy(gradeListed, {
  'course.name': 'courses.name',
  course_code: 'grades.course_code',
  ...byScorePart((part) => `grades.${part}`),
  total: { value: total },
  letter_grade: { value: letter, order: null },
});
