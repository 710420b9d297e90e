import { type SqlBool, sql } from 'kysely';

/** True for students, by a column such as 'students.id', without an internship in the period. */
export const hasNoInternshipIn = (studentId: string, periodId: number) => sql<SqlBool>`not exists (
  select from internships placed
  where placed.internship_period_id = ${periodId} and placed.student_id = ${sql.ref(studentId)}
)`;
