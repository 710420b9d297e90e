import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { listOf } from '@/server/lists/listOf';
import type { ListQuery } from '@/server/lists/listQuery';
import { account } from '@/server/resources/users/accountQueries';
import { invitedUntil } from '@/server/resources/users/invitedUntil';
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
  const { data, meta } = await lecturerList(db, query).page();
  return { data: data.map((row) => withSignatureUrl(row, signatureUrls)), meta };
}

export function lecturerList(db: Database, query: LecturerFilters) {
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
  return listOf(db, lecturers, query, options);
}

/** Includes the profiles of super admins. */
export async function selectLecturer({ db, signatureUrls }: ProfileServices, id: number) {
  const row = await lecturerRows(db).where('lecturers.id', '=', id).executeTakeFirst();
  return row && withSignatureUrl(row, signatureUrls);
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
    .select(invitedUntil)
    .select(account.as('user'));
}
