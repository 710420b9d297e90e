import type { Database } from '@/server/db/database';

/** The account that signs in with this NIM, NIP or NIK. */
export async function selectLogin(db: Database, identifier: string) {
  return db
    .selectFrom('users')
    .select([
      'users.id',
      'users.role',
      'users.is_active',
      'users.password_hash',
      'users.has_default_password',
    ])
    .where('users.id', 'in', (eb) =>
      eb
        .selectFrom('students')
        .select('students.user_id')
        .where('students.nim', '=', identifier)
        .unionAll(
          eb
            .selectFrom('lecturers')
            .select('lecturers.user_id')
            .where('lecturers.nip', '=', identifier),
        )
        .unionAll(
          eb.selectFrom('mentors').select('mentors.user_id').where('mentors.nik', '=', identifier),
        ),
    )
    .executeTakeFirst();
}

export async function selectOwnPassword(db: Database, userId: number) {
  return db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
}

/** False when the password is not the one that was checked any more: somebody reset it meanwhile. */
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
 * Whether the password that was checked is still the user's. Holds it until the end of the
 * transaction, so that a reset ends the session that begins in it.
 */
export async function holdPassword(
  trx: Database,
  user: { id: number; password_hash: string },
): Promise<boolean> {
  const held = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .forShare()
    .executeTakeFirst();
  return held !== undefined;
}
