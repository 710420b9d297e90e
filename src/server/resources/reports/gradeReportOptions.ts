import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '@/server/db/database';
import { inTexts, selectSearched } from '@/server/lists/list';
import { UNPAGED_MAX } from '@/shared/constants/limits';

const COLUMNS = {
  course_code: 'grades.course_code',
  internship_period_id: 'internships.internship_period_id',
  lecturer_id: 'internships.lecturer_id',
  mentor_id: 'internships.mentor_id',
};

type Choice = number | string | RawBuilder<unknown>;
type Choices<Value> = { [Name in keyof typeof COLUMNS]?: Value };

/**
 * The courses, mentors, lecturers and periods that have grades in combination with the other choices and
 * contain the words of the search. Where there are too many, the chosen one is among them nevertheless.
 */
export async function selectGradeReportOptions(
  db: Database,
  { search, ...choices }: Choices<number | string> & { search?: string },
) {
  const hasGradesWith = (own: Choices<Choice>) => hasGrades({ ...choices, ...own });
  const isChosen = (column: string, choice: number | string | undefined) =>
    sql<boolean>`${sql.ref(column)} is not distinct from ${choice ?? null}`;

  const courses = selectSearched(
    db
      .selectFrom('courses')
      .select(['code', 'name', 'semester', 'academic_year'])
      .where(hasGradesWith({ course_code: sql.ref('courses.code') })),
    { search },
    { search: inTexts('code', 'name', 'academic_year') },
  )
    .orderBy(isChosen('code', choices.course_code), 'desc')
    .orderBy(sql`lower(name)`)
    .orderBy('code')
    .limit(UNPAGED_MAX);

  const mentors = selectSearched(
    db
      .selectFrom('mentors')
      .innerJoin('users', 'users.id', 'mentors.user_id')
      .innerJoin('companies', 'companies.id', 'mentors.company_id')
      .select(['mentors.id', 'users.name', 'companies.name as company_name'])
      .where(hasGradesWith({ mentor_id: sql.ref('mentors.id') })),
    { search },
    { search: inTexts('users.name', 'companies.name') },
  )
    .orderBy(isChosen('mentors.id', choices.mentor_id), 'desc')
    .orderBy(sql`lower(users.name)`)
    .orderBy('mentors.id')
    .limit(UNPAGED_MAX);

  const lecturers = selectSearched(
    db
      .selectFrom('lecturers')
      .innerJoin('users', 'users.id', 'lecturers.user_id')
      .select(['lecturers.id', 'users.name'])
      .where(hasGradesWith({ lecturer_id: sql.ref('lecturers.id') })),
    { search },
    { search: inTexts('users.name') },
  )
    .orderBy(isChosen('lecturers.id', choices.lecturer_id), 'desc')
    .orderBy(sql`lower(users.name)`)
    .orderBy('lecturers.id')
    .limit(UNPAGED_MAX);

  const periods = db
    .selectFrom('internship_periods')
    .select(['id', 'start_date', 'end_date', 'semester'])
    .where(hasGradesWith({ internship_period_id: sql.ref('internship_periods.id') }))
    .orderBy('start_date', 'desc')
    .orderBy('id', 'desc')
    .limit(UNPAGED_MAX);

  return db
    .selectNoFrom(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom(courses.as('found')).selectAll().orderBy(sql`lower(name)`).orderBy('code'),
      ).as('courses'),
      jsonArrayFrom(
        selectFrom(mentors.as('found')).selectAll().orderBy(sql`lower(name)`).orderBy('id'),
      ).as('mentors'),
      jsonArrayFrom(
        selectFrom(lecturers.as('found')).selectAll().orderBy(sql`lower(name)`).orderBy('id'),
      ).as('lecturers'),
      jsonArrayFrom(periods).as('internship_periods'),
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
