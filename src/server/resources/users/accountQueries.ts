import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Database } from '@/server/db/database';
import type { NewUser, Tables, UserUpdate } from '@/server/db/tables';

const { ref } = expressionBuilder<Tables, 'users'>();

/** The row of `users` that stands beside a profile, without what nobody is told of it. */
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
 * Sorts few among many users by name. Not written as the index on all names is: PostgreSQL would
 * walk through it, past 100,000 students, until it has met a page of mentors.
 */
export const nameOfFew = sql<string>`lower(${ref('users.name')}) || ''`;

/** A profile of a left join, which may be missing; `id` is its key. */
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

/** Takes the profile, the signature and the sessions along; an internship holds it by a foreign key. */
export async function deleteAccount(db: Database, id: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}

/**
 * What decides about a change of an account. Locked until the end of the transaction, so that a
 * reset and a new NIM, NIP or NIK cannot miss each other.
 */
export async function lockAccount(trx: Database, id: number) {
  return trx
    .selectFrom('users')
    .select(['id', 'role', 'is_active', 'has_default_password'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** NIM, NIP or NIK, whichever the person signs in with. */
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
 * The super admins who can sign in, each locked and always in the same order: two of them who
 * remove each other wait for each other, and the second finds that one is left.
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
