import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import type { NewLecturer } from '@/server/db/tables';
import { selectList } from '@/server/lists/list';
import type { ListQuery } from '@/server/lists/listQuery';
import { selectWholeList } from '@/server/lists/wholeList';
import { account } from '@/server/resources/users/accountQueries';
import { type ProfileServices, withSignatureUrl } from '@/server/resources/users/withSignatureUrl';
import { lecturerSources } from './lecturerSources';

interface LecturerFilters extends ListQuery {
  is_active?: boolean;
  has_signature?: boolean;
}

/** The lecturers without super admins, who have a lecturer's profile but do not supervise. */
export async function selectLecturers(
  { db, signatureUrls }: ProfileServices,
  query: LecturerFilters,
) {
  const { rows, options } = lecturerList(db, query);
  const { data, meta } = await selectList(db, rows, query, options);
  return { data: data.map((row) => withSignatureUrl(row, signatureUrls)), meta };
}

export async function selectAllLecturers(db: Database, query: LecturerFilters) {
  const { rows, options } = lecturerList(db, query);
  return selectWholeList(db, rows, query, options);
}

function lecturerList(db: Database, query: LecturerFilters) {
  // An array: with a join on the role, PostgreSQL would read all users for three hundred lecturers.
  let lecturers = lecturerRows(db).where(
    sql<boolean>`lecturers.user_id = any(array(select id from users where role = 'lecturer'))`,
  );
  if (query.is_active !== undefined) {
    lecturers = lecturers.where('users.is_active', '=', query.is_active);
  }
  if (query.has_signature !== undefined) {
    lecturers = lecturers.where('signatures.id', query.has_signature ? 'is not' : 'is', null);
  }
  const options = {
    ...lecturerSources,
    defaultSort: 'user.name',
    tieBreak: sql.ref('lecturers.id'),
  };
  return { rows: lecturers, options };
}

/** Includes the profiles of super admins. */
export async function selectLecturer({ db, signatureUrls }: ProfileServices, id: number) {
  const row = await lecturerRows(db).where('lecturers.id', '=', id).executeTakeFirst();
  return row && withSignatureUrl(row, signatureUrls);
}

/** Returns the id of the profile. The account must exist. */
export async function insertLecturer(db: Database, lecturer: NewLecturer): Promise<number> {
  const { id } = await db
    .insertInto('lecturers')
    .values(lecturer)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateLecturer(
  db: Database,
  id: number,
  lecturer: { nip?: string },
): Promise<void> {
  await db.updateTable('lecturers').set(lecturer).where('id', '=', id).execute();
}

function lecturerRows(db: Database) {
  return db
    .selectFrom('lecturers')
    .innerJoin('users', 'users.id', 'lecturers.user_id')
    .leftJoin('signatures', 'signatures.user_id', 'users.id')
    .select([
      'lecturers.id',
      'lecturers.user_id',
      'lecturers.nip',
      'lecturers.version',
      'signatures.id as signature_id',
    ])
    .select(account.as('user'));
}
