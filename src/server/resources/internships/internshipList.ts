import { type Expression, sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { caseless, inTexts, isSearch, type ListQuery, selectList } from '@/server/lists/list';
import { periodText } from '@/server/resources/internship-periods/periodText';
import { inUserName } from '@/server/resources/users/accountQueries';
import { internshipsVisibleTo } from './internshipAccess';
import { selectInternshipsByIds } from './internshipQueries';

export interface InternshipFilters extends ListQuery {
  internship_period_id?: number;
  company_id?: number;
  mentor_id?: number;
  lecturer_id?: number;
  student_id?: number;
}

const sort = {
  'student.nim': caseless('students.nim'),
  'student.user.name': caseless('student_users.name'),
  'mentor.user.name': caseless('mentor_users.name'),
  'mentor.company.name': caseless('companies.name'),
  'lecturer.user.name': caseless('lecturer_users.name'),
  'internship_period.start_date': sql.ref('internship_periods.start_date'),
};

/** The current period first, and no second field: sorting the thousands of a period by name is slow. */
const DEFAULT_SORT = '-internship_period.start_date';

/**
 * Selects the ids of the page first, with only the joins that its order needs, then its rows. Joining
 * a hundred thousand rows with everything they show takes a hundred times as long.
 */
export async function selectInternships(db: Database, user: SessionUser, query: InternshipFilters) {
  const visible = visibleInternships(db, user, query);
  const order = query.sort || DEFAULT_SORT;
  const { data, meta } = await selectList(db, joinedFor(visible, order, isSearch(query)), query, {
    search: inTexts(
      'students.nim',
      'student_users.name',
      'companies.name',
      sql.ref('internship_periods.search_text'),
    ),
    // The few internships of one person are compared faster than looked up.
    idsOf: user.role === 'super_admin' ? internshipIdsMatching : undefined,
    selectsIds: true,
    sort,
    defaultSort: DEFAULT_SORT,
    tieBreak: sql.ref('internships.id'),
    counted: visible,
  });
  const rows = await selectInternshipsByIds(
    db,
    data.map(({ id }) => id),
  );
  return { data: rows, meta };
}

function visibleInternships(db: Database, user: SessionUser, query: InternshipFilters) {
  let rows = db
    .selectFrom('internships')
    .select('internships.id')
    .where(internshipsVisibleTo(user));
  for (const column of [
    'internship_period_id',
    'mentor_id',
    'lecturer_id',
    'student_id',
  ] as const) {
    const value = query[column];
    if (value !== undefined) rows = rows.where(`internships.${column}`, '=', value);
  }
  const { company_id } = query;
  if (company_id !== undefined) {
    rows = rows.where('internships.mentor_id', 'in', (eb) =>
      eb.selectFrom('mentors').select('mentors.id').where('mentors.company_id', '=', company_id),
    );
  }
  return rows;
}

function joinedFor(
  rows: ReturnType<typeof visibleInternships>,
  order: string,
  isSearched: boolean,
) {
  const needs = (tables: string) => isSearched || order.includes(tables);
  return rows
    .$if(needs('student.'), (query) =>
      query
        .innerJoin('students', 'students.id', 'internships.student_id')
        .innerJoin('users as student_users', 'student_users.id', 'students.user_id'),
    )
    .$if(needs('mentor.'), (query) =>
      query
        .innerJoin('mentors', 'mentors.id', 'internships.mentor_id')
        .innerJoin('companies', 'companies.id', 'mentors.company_id')
        .$if(order.includes('mentor.user.'), (mentors) =>
          mentors.innerJoin('users as mentor_users', 'mentor_users.id', 'mentors.user_id'),
        ),
    )
    .$if(order.includes('lecturer.'), (query) =>
      query
        .innerJoin('lecturers', 'lecturers.id', 'internships.lecturer_id')
        .innerJoin('users as lecturer_users', 'lecturer_users.id', 'lecturers.user_id'),
    )
    .$if(isSearched, (query) =>
      query.innerJoin(
        // A subquery of its own, so that the text is made once per period, not per internship.
        (eb) =>
          eb
            .selectFrom('internship_periods')
            .select(['id', 'start_date', sql<string>`lower(${periodText})`.as('search_text')])
            .offset(0)
            .as('internship_periods'),
        'internship_periods.id',
        'internships.internship_period_id',
      ),
    )
    .$if(!isSearched && order.includes('internship_period.'), (query) =>
      query.innerJoin(
        'internship_periods',
        'internship_periods.id',
        'internships.internship_period_id',
      ),
    );
}

/** A union, because an OR over several tables cannot use their indexes. */
function internshipIdsMatching(pattern: string): Expression<unknown> {
  return sql`
    select internships.id from students
    join internships on internships.student_id = students.id
    where students.nim ilike ${pattern}
    union all
    select internships.id from users
    join students on students.user_id = users.id
    join internships on internships.student_id = students.id
    where ${inUserName(pattern)}
    union all
    select internships.id from companies
    join mentors on mentors.company_id = companies.id
    join internships on internships.mentor_id = mentors.id
    where companies.name ilike ${pattern}
    union all
    select internships.id from internship_periods
    join internships on internships.internship_period_id = internship_periods.id
    where ${periodText} ilike ${pattern}`;
}
