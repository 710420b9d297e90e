import { hasSecondFactor } from '@/server/auth/sessionRows';
import type { CameBy } from '@/server/auth/sessions';
import type { Database } from '@/server/db/database';

const accounts = (db: Database) =>
  db
    .selectFrom('users')
    .select([
      'users.id',
      'users.name',
      'users.role',
      'users.is_active',
      'users.password_hash',
      'users.has_default_password',
      'users.default_password_given_at',
      'users.last_login_at',
      hasSecondFactor.as('has_second_factor'),
    ]);

/** An account that may sign in, by its number. */
export async function selectAccount(db: Database, id: number) {
  return accounts(db)
    .where('users.id', '=', id)
    .where('users.is_active', '=', true)
    .executeTakeFirst();
}

/**
 * The account that signs in with this NIM, NIP or NIK, without spaces and as typed: a NIM of an earlier version may
 * contain some.
 */
export async function selectLogin(db: Database, spellings: readonly string[]) {
  return accounts(db)
    .where('users.id', 'in', (eb) =>
      eb
        .selectFrom('students')
        .select('students.user_id')
        .where('students.nim', 'in', spellings)
        .unionAll(
          eb
            .selectFrom('lecturers')
            .select('lecturers.user_id')
            .where('lecturers.nip', 'in', spellings),
        )
        .unionAll(
          eb.selectFrom('mentors').select('mentors.user_id').where('mentors.nik', 'in', spellings),
        ),
    )
    .executeTakeFirst();
}

export async function selectOwnPassword(db: Database, userId: number) {
  return db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
}

/** Returns false if the password has been reset since it was checked. */
export async function updateOwnPassword(
  db: Database,
  userId: number,
  hashes: { checked: string; next: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: hashes.next, has_default_password: false, updated_at: now })
    .where('id', '=', userId)
    .where('password_hash', '=', hashes.checked)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/**
 * Checks that the verified password is still the user's, and locks it until the end of the transaction,
 * so that a concurrent reset also ends the session that starts in it.
 */
export async function lockPassword(
  trx: Database,
  user: { id: number; password_hash: string },
): Promise<boolean> {
  const locked = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    // With a shared lock, two concurrent logins would wait for each other to be recorded.
    .forNoKeyUpdate()
    .executeTakeFirst();
  return locked !== undefined;
}

/** The person of a session has proved again who they are. */
export async function noteProof(db: Database, sessionId: string, proved_at: Date): Promise<void> {
  await db.updateTable('sessions').set({ proved_at }).where('id', '=', sessionId).execute();
}

/** The provider of the login; null after one with a password of SiMagang, or when the session has just ended. */
export async function selectCameBy(db: Database, sessionId: string): Promise<CameBy | null> {
  const session = await db
    .selectFrom('sessions')
    .select(['login_provider', 'id_token'])
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (!session || session.login_provider === null) return null;
  return { providerId: session.login_provider, idToken: session.id_token };
}
