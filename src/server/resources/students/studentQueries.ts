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
  const { data, meta } = await selectList(db, filtered(db, query), query, listOptions);
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
