import { type RawBuilder, sql } from 'kysely';
import { IDENTIFIER_AS_PASSWORD } from '@/server/auth/passwords';
import { constraintFields } from '@/server/db/constraints';
import type { Database } from '@/server/db/database';
import { insertMany, updateMany } from '@/server/db/manyRows';
import { changedValues } from '@/server/resources/imports/checkRows';
import {
  type Errors,
  storedTexts,
  type ValidRow,
  type Writing,
} from '@/server/resources/imports/importer';
import type { Role } from '@/shared/permissions';
import { userFields } from '@/shared/resources/users/userFields';
import { ANONYMISED } from './refuseAnonymised';

/*
 * The common parts of students, lecturers and mentors: an account with a profile, known by a NIM, NIP or NIK.
 */

const { role: _role, is_active: _isActive, password: _password, ...personal } = userFields;

type PersonField = keyof typeof personal;

const PERSON_FIELDS = Object.keys(personal) as PersonField[];

type Identifier = 'nim' | 'nip' | 'nik';

export type PersonInput = { name: string; email: string } & Partial<
  Record<PersonField, string | null>
> &
  Partial<Record<Identifier, string>>;

interface StoredPerson {
  identifier: string;
  user_id: number;
  profile_id: number;
  role: Role;
  is_anonymised: boolean;
  is_signed: boolean;
  seen: string;
  account: Record<string, string | null>;
  profile: Record<string, unknown>;
}

export interface PersonTable {
  table: 'students' | 'lecturers' | 'mentors';
  identifier: Identifier;
  role: Role;
  /** the name of its constraint */
  unique: string;
  /** Whether such people have a signature. */
  isSigning: boolean;
}

export interface People {
  byIdentifier: ReadonlyMap<string, StoredPerson>;
  /** who has an e-mail address, in lower case */
  owners: ReadonlyMap<string, number>;
}

/** The people with these identifiers, and who uses these e-mail addresses. */
export async function findPeople(
  db: Database,
  kind: PersonTable,
  found: readonly ValidRow<PersonInput>[],
  { lock, named }: { lock: boolean; named: RawBuilder<unknown> },
): Promise<People> {
  const identifiers = found.map(({ input }) => input[kind.identifier]);
  const emails = found.map(({ input }) => input.email.toLowerCase());
  const { rows } = await sql<StoredPerson>`
    select
      ${sql.ref(`profiles.${kind.identifier}`)} as identifier,
      users.id as user_id,
      profiles.id as profile_id,
      users.role,
      users.anonymised_at is not null as is_anonymised,
      exists (select from signatures where signatures.user_id = users.id) as is_signed,
      users.id || '.' || users.version || '.' || profiles.version as seen,
      jsonb_build_object(${sql.join(
        PERSON_FIELDS.flatMap((field) => [sql.lit(field), sql.ref(`users.${field}`)]),
      )}) as account,
      to_jsonb(profiles) || ${named}::jsonb as profile
    from ${sql.table(kind.table)} as profiles join users on users.id = profiles.user_id
    where ${sql.ref(`profiles.${kind.identifier}`)} = any(${identifiers}::text[])
    order by users.id
    ${lock ? sql`for no key update of users, profiles` : sql``}`.execute(db);
  const { rows: owners } = await sql<{ email: string; id: number }>`
    select lower(email) as email, id from users
    where lower(email) = any(${emails}::text[])
  `.execute(db);
  return {
    byIdentifier: new Map(rows.map((row) => [row.identifier, row])),
    owners: new Map(owners.map(({ email, id }) => [email, id])),
  };
}

export interface PersonWrite {
  person: PersonInput;
  stored: StoredPerson | null;
}

/** The stored person of a row, and what is wrong with the row. */
export function matchPerson(kind: PersonTable, people: People, person: PersonInput) {
  const stored = people.byIdentifier.get(person[kind.identifier] ?? '') ?? null;
  const errors: Errors = {};
  const values = stored && { ...storedTexts(stored.account), ...storedTexts(stored.profile) };
  if (stored && stored.role !== kind.role) {
    errors[kind.identifier] = constraintFields[kind.unique]?.message ?? '';
  } else if (stored?.is_anonymised && values && changedValues(person, values) !== null) {
    errors[kind.identifier] = ANONYMISED;
  }
  const owner = people.owners.get(person.email.toLowerCase());
  if (owner !== undefined && owner !== stored?.user_id)
    errors.email = constraintFields.users_email_key?.message ?? '';
  return {
    errors,
    existing: stored && values && { seen: stored.seen, values },
    ...(kind.isSigning && !stored?.is_signed && { unsigned: person.name }),
    stored,
  };
}

export type PersonMatch = ReturnType<typeof matchPerson>;

const accountOf = (person: PersonInput) =>
  Object.fromEntries(PERSON_FIELDS.map((field) => [field, person[field] ?? null]));

/** Adds accounts, whose password is the identifier, and returns their ids in the order of the rows. */
export async function insertAccounts(
  writing: Writing,
  role: Role,
  people: readonly PersonInput[],
): Promise<number[]> {
  const { now } = writing;
  return insertMany<number>(
    writing,
    'users',
    people.map((person) => ({
      ...accountOf(person),
      role,
      is_active: true,
      password_hash: IDENTIFIER_AS_PASSWORD,
      has_default_password: true,
      default_password_given_at: now,
      created_at: now,
      updated_at: now,
    })),
    'id',
  );
}

/** Changes accounts. What the row leaves out stays as it is. */
export async function updateAccounts(
  writing: Writing,
  changes: readonly PersonWrite[],
): Promise<void> {
  const rows = changes.flatMap(({ person, stored }) => {
    if (!stored) return [];
    const given = Object.entries(accountOf(person)).filter(([, value]) => value !== null);
    const changed = given.filter(([field, value]) => stored.account[field] !== value);
    if (changed.length === 0) return [];
    return {
      id: stored.user_id,
      ...stored.account,
      ...Object.fromEntries(given),
      updated_at: writing.now,
    };
  });
  await updateMany(writing, 'users', rows);
}
