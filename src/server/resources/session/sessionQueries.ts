import { sql } from 'kysely';
import type { Database } from '@/server/db/database';

/** NIM, NIP or NIK, whichever the user has. */
const identifier = sql<string | null>`coalesce(students.nim, lecturers.nip, mentors.nik)`;

function usersWithProfiles(db: Database) {
  return db
    .selectFrom('users')
    .leftJoin('students', 'students.user_id', 'users.id')
    .leftJoin('lecturers', 'lecturers.user_id', 'users.id')
    .leftJoin('mentors', 'mentors.user_id', 'users.id');
}

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
  return usersWithProfiles(db)
    .select(['users.password_hash', identifier.as('identifier')])
    .where('users.id', '=', userId)
    .executeTakeFirst();
}

export async function updateOwnPassword(
  db: Database,
  userId: number,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, has_default_password: false, updated_at: now })
    .where('id', '=', userId)
    .execute();
}
