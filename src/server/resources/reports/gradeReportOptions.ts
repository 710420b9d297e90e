import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '@/server/db/database';
import { sortKey } from '@/server/lists/order';
import { inTexts, selectSearched } from '@/server/lists/search';
import { UNPAGED_MAX } from '@/shared/constants/limits';

const COLUMNS = {
  course_code: 'grades.course_code',
  internship_period_id: 'internships.internship_period_id',
  lecturer_id: 'internships.lecturer_id',
  mentor_id: 'internships.mentor_id',
};

type Name = keyof typeof COLUMNS;
type Choices = { [Own in Name]?: number | string };

/**
 * The courses, mentors, lecturers and periods that have grades in combination with the other choices and
 * match the search. A list that is cut still contains the chosen one.
 */
export async function selectGradeReportOptions(
  db: Database,
  { search, ...choices }: Choices & { search?: string },
) {
  const hasGrades = (name: Name, row: string) => hasGradesWith(choices, name, sql.ref(row));
  const isChosen = (column: string, choice: number | string | undefined) =>
    sql<boolean>`${sql.ref(column)} is not distinct from ${choice ?? null}`;

  const courses = selectSearched(
    db
      .selectFrom('courses')
      .select(['code', 'name', 'semester', 'academic_year'])
      .where(hasGrades('course_code', 'courses.code')),
    { search },
    { search: inTexts('code', 'name', 'academic_year') },
  )
    .orderBy(isChosen('code', choices.course_code), 'desc')
    .orderBy(sortKey('name'))
    .orderBy('code')
    .limit(UNPAGED_MAX);

  const mentors = selectSearched(
    db
      .selectFrom('mentors')
      .innerJoin('users', 'users.id', 'mentors.user_id')
      .innerJoin('companies', 'companies.id', 'mentors.company_id')
      .select(['mentors.id', 'users.name', 'companies.name as company_name'])
      .where(hasGrades('mentor_id', 'mentors.id')),
    { search },
    { search: inTexts('users.name', 'companies.name') },
  )
    .orderBy(isChosen('mentors.id', choices.mentor_id), 'desc')
    .orderBy(sortKey('users.name'))
    .orderBy('mentors.id')
    .limit(UNPAGED_MAX);

  const lecturers = selectSearched(
    db
      .selectFrom('lecturers')
      .innerJoin('users', 'users.id', 'lecturers.user_id')
      .select(['lecturers.id', 'users.name'])
      .where(hasGrades('lecturer_id', 'lecturers.id')),
    { search },
    { search: inTexts('users.name') },
  )
    .orderBy(isChosen('lecturers.id', choices.lecturer_id), 'desc')
    .orderBy(sortKey('users.name'))
    .orderBy('lecturers.id')
    .limit(UNPAGED_MAX);

  const periods = db
    .selectFrom('internship_periods')
    .select(['id', 'start_date', 'end_date', 'semester'])
    .where(hasGrades('internship_period_id', 'internship_periods.id'))
    .orderBy('start_date', 'desc')
    .orderBy('id', 'desc')
    .limit(UNPAGED_MAX);

  return db
    .with(
      (cte) => cte('grades_of_course').materialized(),
      (query) =>
        query
          .selectFrom('grades')
          .innerJoin('internships', 'internships.id', 'grades.internship_id')
          .select(['internship_period_id', 'lecturer_id', 'mentor_id'])
          .distinct()
          .where('course_code', '=', String(choices.course_code ?? '')),
    )
    .selectNoFrom(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom(courses.as('found')).selectAll().orderBy(sortKey('name')).orderBy('code'),
      ).as('courses'),
      jsonArrayFrom(
        selectFrom(mentors.as('found')).selectAll().orderBy(sortKey('name')).orderBy('id'),
      ).as('mentors'),
      jsonArrayFrom(
        selectFrom(lecturers.as('found')).selectAll().orderBy(sortKey('name')).orderBy('id'),
      ).as('lecturers'),
      jsonArrayFrom(periods).as('internship_periods'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * Whether the row of the outer query has grades in combination with the other choices. The grades of a chosen
 * course are read once. Without one, the first grade of each row is enough: a value, not `exists`, for which
 * PostgreSQL would join all grades.
 */
function hasGradesWith(
  choices: Choices,
  name: Name,
  row: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const { course_code, ...places }: Choices = { ...choices, [name]: undefined };
  return course_code === undefined
    ? sql`coalesce((
        select true from grades inner join internships on internships.id = grades.internship_id
        where ${sql.ref(COLUMNS[name])} = ${row} ${andChosen(places, COLUMNS)} limit 1
      ), false)`
    : sql`${row} in (
        select ${sql.ref(name)} from grades_of_course where true ${andChosen(places)}
      )`;
}

const andChosen = (choices: Choices, columns: Partial<typeof COLUMNS> = {}) =>
  sql.join(
    // The fixed names: a request may have other parameters.
    (Object.keys(COLUMNS) as Name[]).flatMap((name) => {
      const choice = choices[name];
      return choice === undefined ? [] : [sql`and ${sql.ref(columns[name] ?? name)} = ${choice}`];
    }),
    sql` `,
  );
