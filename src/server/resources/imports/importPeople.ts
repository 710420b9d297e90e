import { type RawBuilder, sql } from 'kysely';
import type { InferType, ObjectSchema } from 'yup';
import type { Database } from '@/server/db/database';
import { insertMany, updateMany } from '@/server/db/manyRows';
import { STILL_SUPERVISES } from '@/server/resources/mentors/mentorQueries';
import {
  lecturerImportRules,
  mentorImportRules,
  studentImportRules,
} from '@/shared/validation/importRules';
import { exact, type Importer, lowerCase } from './importer';
import { findCompanies } from './namedCompanies';
import {
  findPeople,
  insertAccounts,
  matchPerson,
  type PersonInput,
  type PersonMatch,
  type PersonTable,
  type PersonWrite,
  updateAccounts,
} from './people';

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
const personImporter = <Row extends PersonInput>(kind: PersonKind<Row>): Importer<Row, Write> => {
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

export const studentImporter = personImporter<InferType<typeof studentImportRules>>({
  table: {
    table: 'students',
    identifier: 'nim',
    role: 'student',
    unique: 'students_nim_key',
    isSigning: false,
  },
  rules: studentImportRules,
  profiles:
    () =>
    ({ academic_year }) => ({ academic_year }),
});

export const lecturerImporter = personImporter<InferType<typeof lecturerImportRules>>({
  table: {
    table: 'lecturers',
    identifier: 'nip',
    role: 'lecturer',
    unique: 'lecturers_nip_key',
    isSigning: true,
  },
  rules: lecturerImportRules,
  profiles: () => () => ({}),
});

export const mentorImporter = personImporter<InferType<typeof mentorImportRules>>({
  table: {
    table: 'mentors',
    identifier: 'nik',
    role: 'mentor',
    unique: 'mentors_nik_key',
    isSigning: true,
  },
  rules: mentorImportRules,
  named: sql`jsonb_build_object(
    'company_name', (select name from companies where companies.id = profiles.company_id),
    'supervises', exists (select from internships where internships.mentor_id = profiles.id)
  )`,
  async profiles(db, rows) {
    const names = rows.map(({ company_name }) => company_name);
    const companyOf = await findCompanies(db, names, { lock: false });
    return ({ company_name, is_active }, { stored, errors, existing }) => {
      const company = companyOf(company_name);
      const company_id = 'error' in company ? 0 : company.id;
      if ('error' in company) errors.company_name = company.error;
      else if (stored?.profile.supervises && stored.profile.company_id !== company_id) {
        errors.company_name = STILL_SUPERVISES;
      }
      // Keeps the name in the file if it means the same company.
      if (existing && stored?.profile.company_id === company_id) {
        existing.values.company_name = company_name;
      }
      return { company_id, is_active: is_active ?? stored?.profile.is_active ?? true };
    };
  },
});
