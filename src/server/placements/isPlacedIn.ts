import { type Expression, sql } from 'kysely';
import { isToLeave } from './placedDays';

/**
 * Whether a student has a placement in the period. One that the student has left is none from the moment its end is entered, so
 * that the student can be placed again (docs/decisions/0103).
 */
export const isPlacedIn = (studentId: Expression<unknown>, periodId: Expression<unknown>) =>
  sql<boolean>`exists (
    select from internships placed
    where placed.student_id = ${studentId} and placed.internship_period_id = ${periodId}
      and not ${isToLeave('placed.end_reason')}
  )`;
