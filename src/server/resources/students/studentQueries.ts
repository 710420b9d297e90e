import { type SqlBool, sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { inOrderOf } from '@/server/lists/inOrderOf';
import { selectList } from '@/server/lists/list';
import type { ListQuery } from '@/server/lists/listQuery';
import { selectWholeList } from '@/server/lists/wholeList';
import { isPlacedIn } from '@/server/placements/isPlacedIn';
import { account } from '@/server/resources/users/accountQueries';
import { studentSources } from './studentSources';

interface StudentFilters extends ListQuery {
  academic_year?: string;
  is_active?: boolean;
  internship_period_id?: number;
  without_internship_in?: number;
}

/** Selects the ids of the page first: there may be 100,000. */
export async function selectStudents(db: Database, query: StudentFilters) {
  const { data, meta } = await selectList(db, filtered(db, query), query, {
    ...listOptions,
    countAll: countOf(db, query),
  });
  return {
    data: await selectByIds(
      db,
      data.map(({ id }) => id),
    ),
    meta,
  };
}

export async function selectAllStudents(db: Database, query: StudentFilters) {
  return selectWholeList(db, filtered(db, query), query, listOptions, (ids: number[]) =>
    selectByIds(db, ids),
  );
}

const listOptions = {
  ...studentSources,
  selectsIds: true,
  walk: true,
  defaultSort: 'nim',
  tieBreak: sql.ref('students.id'),
};

async function selectByIds(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return inOrderOf(ids, await studentRows(db).where('students.id', 'in', ids).execute());
}

export async function selectStudent(db: Database, id: number) {
  return studentRows(db).where('students.id', '=', id).executeTakeFirst();
}

export async function updateStudent(
  db: Database,
  id: number,
  student: { nim?: string; academic_year?: string },
): Promise<void> {
  await db.updateTable('students').set(student).where('id', '=', id).execute();
}

const isPlaced = (periodId: number) => isPlacedIn(sql.ref('students.id'), sql.val(periodId));

function filtered(
  db: Database,
  { academic_year, is_active, internship_period_id, without_internship_in }: StudentFilters,
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
  if (without_internship_in !== undefined) {
    students = students.where(sql<SqlBool>`not ${isPlaced(without_internship_in)}`);
  }
  return students;
}

/** A faster count of the rows, if these filters have one. */
function countOf(db: Database, query: StudentFilters): (() => Promise<number>) | undefined {
  const { academic_year, is_active, internship_period_id, without_internship_in } = query;
  if (academic_year !== undefined || is_active !== undefined) return undefined;
  if (without_internship_in === undefined) {
    return () =>
      internship_period_id === undefined
        ? countStudents(db)
        : countPlaced(db, internship_period_id);
  }
  if (internship_period_id !== undefined) return undefined;
  return async () =>
    (await countStudents(db)) -
    (await countPlaced(db, without_internship_in)) +
    (await countLeft(db, without_internship_in));
}

async function countStudents(db: Database): Promise<number> {
  const { total } = await db
    .selectFrom('list_counts')
    .select(sql<number>`coalesce(sum(rows), 0)::integer`.as('total'))
    .where('list', '=', 'students')
    .executeTakeFirstOrThrow();
  return total;
}

/** The students with an internship in the period, left or not, from an index alone. */
async function countPlaced(db: Database, periodId: number): Promise<number> {
  const { total } = await db
    .selectFrom('internships')
    .select(sql<number>`count(distinct student_id)::integer`.as('total'))
    .where('internship_period_id', '=', periodId)
    .executeTakeFirstOrThrow();
  return total;
}

/** The students who have left all of their internships in the period: few, by the index of ends. */
async function countLeft(db: Database, periodId: number): Promise<number> {
  const { total } = await db
    .selectFrom('internships')
    .select(sql<number>`count(distinct student_id)::integer`.as('total'))
    .where('internship_period_id', '=', periodId)
    .where('end_date', 'is not', null)
    .where(sql<SqlBool>`not ${isPlacedIn(sql.ref('internships.student_id'), sql.val(periodId))}`)
    .executeTakeFirstOrThrow();
  return total;
}

function studentRows(db: Database) {
  return db
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.user_id')
    .select([
      'students.id',
      'students.user_id',
      'students.nim',
      'students.academic_year',
      'students.version',
    ])
    .select(account.as('user'));
}
