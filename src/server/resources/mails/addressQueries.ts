import type { NotNull } from 'kysely';
import type { Database } from '@/server/db/database';

const ADDRESS = [
  'id',
  'name',
  'email',
  'is_active',
  'email_confirmed_at',
  'email_refused_at',
] as const;

/** The address of a person, and whether it is confirmed. */
export async function selectAddress(db: Database, userId: number) {
  return db.selectFrom('users').select(ADDRESS).where('id', '=', userId).executeTakeFirst();
}

/** The person whose news are mailed; undefined unless the address is confirmed and takes mail. */
export async function selectRecipient(db: Database, userId: number) {
  return db
    .selectFrom('users')
    .leftJoin('students', 'students.user_id', 'users.id')
    .leftJoin('lecturers', 'lecturers.user_id', 'users.id')
    .leftJoin('mentors', 'mentors.user_id', 'users.id')
    .select(['users.id', 'users.name', 'users.email', 'users.role'])
    .select((eb) => eb.fn.coalesce('students.id', 'lecturers.id', 'mentors.id').as('profileId'))
    .where('users.id', '=', userId)
    .where('users.is_active', '=', true)
    .where('users.email', 'is not', null)
    .$narrowType<{ email: NotNull }>()
    .where('email_confirmed_at', 'is not', null)
    .where('email_refused_at', 'is', null)
    .executeTakeFirst();
}

/** Locks it until the end of the transaction: two requests at the same time see each other. */
export async function lockAddress(trx: Database, userId: number) {
  return trx
    .selectFrom('users')
    .select(ADDRESS)
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Expects the account to be locked. */
export async function confirmAddress(trx: Database, userId: number, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email_confirmed_at: now, email_refused_at: null, email_refusal: null })
    .where('id', '=', userId)
    .execute();
}

/** Gives a refused address another chance. */
export async function forgetRefusal(trx: Database, userId: number): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email_refused_at: null, email_refusal: null })
    .where('id', '=', userId)
    .execute();
}
