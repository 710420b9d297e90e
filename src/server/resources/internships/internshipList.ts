import { type Expression, sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { caseless, type ListQuery, selectList } from '@/server/lists/list';
import { periodText } from '@/server/resources/internship-periods/periodText';
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
  const { data, meta } = await selectList(joinedFor(visible, query.sort || DEFAULT_SORT), query, {
    searchIds: user.role === 'super_admin' ? internshipIdsMatching : ownInternshipIdsMatching(user),
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

function joinedFor(rows: ReturnType<typeof visibleInternships>, order: string) {
  return rows
    .$if(order.includes('student.'), (query) =>
      query
        .innerJoin('students', 'students.id', 'internships.student_id')
        .innerJoin('users as student_users', 'student_users.id', 'students.user_id'),
    )
    .$if(order.includes('mentor.'), (query) =>
      query
        .innerJoin('mentors', 'mentors.id', 'internships.mentor_id')
        .innerJoin('companies', 'companies.id', 'mentors.company_id')
        .innerJoin('users as mentor_users', 'mentor_users.id', 'mentors.user_id'),
    )
    .$if(order.includes('lecturer.'), (query) =>
      query
        .innerJoin('lecturers', 'lecturers.id', 'internships.lecturer_id')
        .innerJoin('users as lecturer_users', 'lecturer_users.id', 'lecturers.user_id'),
    )
    .$if(order.includes('internship_period.'), (query) =>
      query.innerJoin(
        'internship_periods',
        'internship_periods.id',
        'internships.internship_period_id',
      ),
    );
}

/**
 * Searches the columns of the list: NIM, student, company and period. A union, because an OR over
 * several tables cannot use their indexes; arrays, because without them PostgreSQL reads all
 * internships instead of looking up a few.
 */
function internshipIdsMatching(pattern: string): Expression<unknown> {
  return sql`
    select found.id from internships found where found.student_id = any(array(
      select students.id from students where students.nim ilike ${pattern}
      union all
      select students.id from students join users on users.id = students.user_id
      where users.name ilike ${pattern}
    ))
    union
    select found.id from internships found where found.mentor_id = any(array(
      select mentors.id from mentors join companies on companies.id = mentors.company_id
      where companies.name ilike ${pattern}
    ))
    union
    select found.id from internships found where found.internship_period_id in (
      select internship_periods.id from internship_periods where ${periodText} ilike ${pattern}
    )`;
}

/**
 * The same for the few internships of one person. Without the condition inside, every word would be
 * looked up among everybody's internships.
 */
export function ownInternshipIdsMatching(user: SessionUser) {
  return (pattern: string): Expression<unknown> => sql`
    select internships.id from internships
    join students on students.id = internships.student_id
    join users on users.id = students.user_id
    join mentors on mentors.id = internships.mentor_id
    join companies on companies.id = mentors.company_id
    join internship_periods on internship_periods.id = internships.internship_period_id
    where ${internshipsVisibleTo(user)} and (
      students.nim ilike ${pattern} or users.name ilike ${pattern}
      or companies.name ilike ${pattern} or ${periodText} ilike ${pattern}
    )`;
}
