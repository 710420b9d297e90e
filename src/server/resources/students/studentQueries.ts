import { type Expression, sql } from 'kysely';
import type { Database } from '@/server/db/database';
import type { NewStudent } from '@/server/db/tables';
import { inOrderOf } from '@/server/lists/inOrderOf';
import { caseless, inTexts, isSearch, type ListQuery, selectList } from '@/server/lists/list';
import { account, inUserName } from '@/server/resources/users/accountQueries';

interface StudentFilters extends ListQuery {
  academic_year?: string;
  is_active?: boolean;
  internship_period_id?: number;
}

const DEFAULT_SORT = 'nim';

/** Selects the ids of the page first, with only the joins that its order needs: there may be 100,000. */
export async function selectStudents(db: Database, query: StudentFilters) {
  const students = filtered(db, query);
  const isByUser = (query.sort || DEFAULT_SORT).includes('user.') || isSearch(query);
  const ordered = students.$if(isByUser, (rows) =>
    rows.innerJoin('users', 'users.id', 'students.user_id'),
  );
  const { data, meta } = await selectList(db, ordered, query, {
    search: inTexts('students.nim', 'students.academic_year', 'users.name'),
    idsOf: studentIdsMatching,
    selectsIds: true,
    sort: {
      nim: caseless('students.nim'),
      'user.name': caseless('users.name'),
      academic_year: caseless('students.academic_year'),
    },
    defaultSort: DEFAULT_SORT,
    tieBreak: sql.ref('students.id'),
    counted: students,
    countAll: isFilteredByPeriodOnly(query) ? () => countPlaced(db, query) : undefined,
  });
  const ids = data.map(({ id }) => id);
  if (ids.length === 0) return { data: [], meta };
  const rows = await studentRows(db).where('students.id', 'in', ids).execute();
  return { data: inOrderOf(ids, rows), meta };
}

export async function selectStudent(db: Database, id: number) {
  return studentRows(db).where('students.id', '=', id).executeTakeFirst();
}

/** Returns the id of the profile. The account must exist. */
export async function insertStudent(db: Database, student: NewStudent): Promise<number> {
  const { id } = await db
    .insertInto('students')
    .values(student)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateStudent(
  db: Database,
  id: number,
  student: { nim?: string; academic_year?: string },
): Promise<void> {
  await db.updateTable('students').set(student).where('id', '=', id).execute();
}

function filtered(
  db: Database,
  { academic_year, is_active, internship_period_id }: StudentFilters,
) {
  let students = db.selectFrom('students').select('students.id');
  if (academic_year !== undefined) {
    students = students.where('students.academic_year', '=', academic_year);
  }
  if (is_active !== undefined) {
    students = students.where('students.user_id', 'in', (eb) =>
      eb.selectFrom('users').select('users.id').where('users.is_active', '=', is_active),
    );
  }
  if (internship_period_id !== undefined) {
    students = students.where('students.id', 'in', (eb) =>
      eb
        .selectFrom('internships')
        .select('internships.student_id')
        .where('internships.internship_period_id', '=', internship_period_id),
    );
  }
  return students;
}

const isFilteredByPeriodOnly = ({
  academic_year,
  is_active,
  internship_period_id,
}: StudentFilters) =>
  internship_period_id !== undefined && academic_year === undefined && is_active === undefined;

/** Reads the internships of the period only, where a join would read all students. */
async function countPlaced(db: Database, { internship_period_id }: StudentFilters) {
  const { total } = await db
    .selectFrom('internships')
    .select(sql<number>`count(distinct student_id)::integer`.as('total'))
    .where('internship_period_id', '=', internship_period_id ?? null)
    .executeTakeFirstOrThrow();
  return total;
}

/** A union, because an OR over two tables cannot use their indexes. */
function studentIdsMatching(pattern: string): Expression<unknown> {
  return sql`
    select students.id from students
    where students.nim ilike ${pattern} or students.academic_year ilike ${pattern}
    union all
    select students.id from students join users on users.id = students.user_id
    where ${inUserName(pattern)}`;
}

function studentRows(db: Database) {
  return db
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.user_id')
    .select(['students.id', 'students.user_id', 'students.nim', 'students.academic_year'])
    .select(account.as('user'));
}
