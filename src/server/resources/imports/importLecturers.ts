import { sql } from 'kysely';
import type { InferType } from 'yup';
import { lecturerImportRules } from '@/shared/validation/importRules';
import { insertMany } from './bulk';
import { exact, type Importer, lowerCase } from './importer';
import {
  findPeople,
  insertAccounts,
  LECTURERS,
  matchPerson,
  type PersonWrite,
  updateAccounts,
} from './people';

type LecturerRow = InferType<typeof lecturerImportRules>;

interface Write extends PersonWrite {
  person: LecturerRow;
}

export const lecturerImporter: Importer<LecturerRow, Write> = {
  rules: lecturerImportRules,
  keyField: 'nip',

  uniqueFields: { nip: exact, email: lowerCase },

  async match({ db, lock }, rows) {
    const people = await findPeople(db, LECTURERS, {
      identifiers: rows.map(({ input }) => input.nip),
      emails: rows.map(({ input }) => input.email),
      lock,
      profile: sql`jsonb_build_object('nip', profiles.nip)`,
    });
    return rows.map(({ input }) => {
      const { stored, ...match } = matchPerson(LECTURERS, people, input.nip, input);
      return { ...match, write: { person: input, stored } };
    });
  },

  async insert(writing, rows) {
    const people = rows.map(({ person }) => person);
    const userIds = await insertAccounts(writing, LECTURERS.role, people);
    const profiles = people.map(({ nip }, index) => ({ user_id: userIds[index], nip }));
    await insertMany(writing, 'lecturers', profiles, 'id');
  },

  update: (writing, rows) => updateAccounts(writing, rows),
};
