import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Database } from '@/server/db/database';
import type { NewUser, Tables, UserUpdate } from '@/server/db/tables';
import { sortKey } from '@/server/lists/order';

const { ref } = expressionBuilder<Tables, 'users'>();

/** The account of a profile as JSON, without its password hash. */
export const account = jsonBuildObject({
  id: ref('users.id'),
  name: ref('users.name'),
  email: ref('users.email'),
  phone_number: ref('users.phone_number'),
  address: ref('users.address'),
  gender: ref('users.gender'),
  place_of_birth: ref('users.place_of_birth'),
  date_of_birth: ref('users.date_of_birth'),
  role: ref('users.role'),
  is_active: ref('users.is_active'),
});

/**
 * Sorts the users of a small role by name. It differs from the indexed expression on purpose: PostgreSQL
 * would otherwise walk through the names of 100,000 students to find a page of mentors.
 */
export const unindexedUserName = sql<string>`(${sortKey('users.name')} || '')`;

/** The profile of a left join, null if there is none; `id` is its key column. */
export function orNull<T>(id: string, profile: RawBuilder<T>): RawBuilder<T | null> {
  return sql<T | null>`case when ${sql.ref(id)} is not null then ${profile} end`;
}

export async function insertAccount(db: Database, user: NewUser): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values(user)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateAccount(db: Database, id: number, changes: UserUpdate): Promise<void> {
  await db.updateTable('users').set(changes).where('id', '=', id).execute();
}

/** Deletes the profile, signature and sessions too. A foreign key protects one that has internships. */
export async function deleteAccount(db: Database, id: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}

/**
 * Locks the account until the end of the transaction, so that a password reset sees a NIM, NIP or NIK
 * that changes at the same time.
 */
export async function lockAccount(trx: Database, id: number) {
  return trx
    .selectFrom('users')
    .select(['id', 'name', 'role', 'is_active', 'has_default_password'])
    .select(['anonymised_at', 'last_login_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The NIM, NIP or NIK that the user signs in with. */
export async function selectIdentifier(db: Database, userId: number): Promise<string | null> {
  const found = await db
    .selectFrom('users')
    .leftJoin('students', 'students.user_id', 'users.id')
    .leftJoin('lecturers', 'lecturers.user_id', 'users.id')
    .leftJoin('mentors', 'mentors.user_id', 'users.id')
    .select((eb) => eb.fn.coalesce('students.nim', 'lecturers.nip', 'mentors.nik').as('identifier'))
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return found?.identifier ?? null;
}

/**
 * Locks the active super admins, always in the same order: of two who remove each other at the same
 * time, the second waits and then finds only one left.
 */
export async function lockActiveSuperAdmins(trx: Database): Promise<number[]> {
  const admins = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'super_admin')
    .where('is_active', '=', true)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return admins.map(({ id }) => id);
}
