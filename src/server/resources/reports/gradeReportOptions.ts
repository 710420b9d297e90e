import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '@/server/db/database';

const COLUMNS = {
  course_code: 'grades.course_code',
  internship_period_id: 'internships.internship_period_id',
  lecturer_id: 'internships.lecturer_id',
  mentor_id: 'internships.mentor_id',
};

type Choice = number | string | RawBuilder<unknown>;
type Choices<Value> = { [Name in keyof typeof COLUMNS]?: Value };

/** As in lists without paging. */
const MAX_OPTIONS = 1000;

/** The courses, mentors, lecturers and periods that have grades in combination with the other choices. */
export async function selectGradeReportOptions(db: Database, choices: Choices<number | string>) {
  return db
    .selectNoFrom(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('courses')
          .select(['code', 'name', 'semester', 'academic_year'])
          .where(hasGrades({ ...choices, course_code: sql.ref('courses.code') }))
          .orderBy(sql`lower(name)`)
          .orderBy('code')
          .limit(MAX_OPTIONS),
      ).as('courses'),
      jsonArrayFrom(
        selectFrom('mentors')
          .innerJoin('users', 'users.id', 'mentors.user_id')
          .innerJoin('companies', 'companies.id', 'mentors.company_id')
          .select(['mentors.id', 'users.name', 'companies.name as company_name'])
          .where(hasGrades({ ...choices, mentor_id: sql.ref('mentors.id') }))
          .orderBy(sql`lower(users.name)`)
          .orderBy('mentors.id')
          .limit(MAX_OPTIONS),
      ).as('mentors'),
      jsonArrayFrom(
        selectFrom('lecturers')
          .innerJoin('users', 'users.id', 'lecturers.user_id')
          .select(['lecturers.id', 'users.name'])
          .where(hasGrades({ ...choices, lecturer_id: sql.ref('lecturers.id') }))
          .orderBy(sql`lower(users.name)`)
          .orderBy('lecturers.id')
          .limit(MAX_OPTIONS),
      ).as('lecturers'),
      jsonArrayFrom(
        selectFrom('internship_periods')
          .select(['id', 'start_date', 'end_date', 'semester'])
          .where(hasGrades({ ...choices, internship_period_id: sql.ref('internship_periods.id') }))
          .orderBy('start_date', 'desc')
          .orderBy('id', 'desc')
          .limit(MAX_OPTIONS),
      ).as('internship_periods'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * Whether the row of the outer query has grades in combination with the choices. A value, not `exists`:
 * PostgreSQL would join all grades, where the first one of each row is enough.
 */
function hasGrades(choices: Choices<Choice>): RawBuilder<boolean> {
  const conditions = Object.entries(COLUMNS).flatMap(([name, column]) => {
    const choice = choices[name as keyof typeof COLUMNS];
    return choice === undefined ? [] : [sql`${sql.ref(column)} = ${choice}`];
  });
  return sql<boolean>`coalesce((
    select true from grades inner join internships on internships.id = grades.internship_id
    where ${sql.join(conditions, sql` and `)} limit 1
  ), false)`;
}
