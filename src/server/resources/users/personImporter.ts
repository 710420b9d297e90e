import { type RawBuilder, sql } from 'kysely';
import type { ObjectSchema } from 'yup';
import type { Database } from '@/server/db/database';
import { insertMany, updateMany } from '@/server/db/manyRows';
import { exact, type Importer, lowerCase } from '@/server/resources/imports/importer';
import {
  findPeople,
  insertAccounts,
  matchPerson,
  type PersonInput,
  type PersonMatch,
  type PersonTable,
  type PersonWrite,
  updateAccounts,
} from './importedPeople';

/** The columns of the profile, apart from the identifier. */
type Profile = Readonly<Record<string, unknown>>;
type ProfileOf<Row> = (row: Row, match: PersonMatch) => Profile;

interface PersonKind<Row extends PersonInput> {
  table: PersonTable;
  rules: ObjectSchema<Row>;
  /** The values of the profile under the names of the file, beside its columns. */
  named?: RawBuilder<unknown>;
  /** The profile of a row, which may also add errors to the match. */
  profiles: (db: Database, rows: readonly Row[]) => ProfileOf<Row> | Promise<ProfileOf<Row>>;
}

interface Write extends PersonWrite {
  profile: Profile;
}

/** People with an account and a profile, which is known by a NIM, NIP or NIK. */
export const personImporter = <Row extends PersonInput>(
  kind: PersonKind<Row>,
): Importer<Row, Write> => {
  const { table, rules, named = sql`'{}'`, profiles } = kind;
  const { identifier } = table;
  // The name of the identifier is known when it runs only.
  const uniqueFields = { [identifier]: exact, email: lowerCase };
  return {
    rules,
    keyField: identifier,

    uniqueFields: uniqueFields as Importer<Row, Write>['uniqueFields'],

    async match({ db, lock }, rows) {
      const people = await findPeople(db, table, rows, { lock, named });
      const profileOf = await profiles(
        db,
        rows.map(({ input }) => input),
      );
      return rows.map(({ input }) => {
        const match = matchPerson(table, people, input);
        const profile = profileOf(input, match);
        const { stored, ...known } = match;
        return { ...known, write: { person: input, stored, profile } };
      });
    },

    async insert(writing, rows) {
      const people = rows.map(({ person }) => person);
      const userIds = await insertAccounts(writing, table.role, people);
      const added = rows.map(({ person, profile }, index) => ({
        user_id: userIds[index],
        [identifier]: person[identifier],
        ...profile,
      }));
      await insertMany(writing, table.table, added, 'id');
    },

    async update(writing, rows) {
      await updateAccounts(writing, rows);
      const changed = rows.flatMap(({ profile, stored }) => {
        const isChanged = ([field, value]: [string, unknown]) => stored?.profile[field] !== value;
        return stored && Object.entries(profile).some(isChanged)
          ? { id: stored.profile_id, ...profile }
          : [];
      });
      await updateMany(writing, table.table, changed);
    },
  };
};
