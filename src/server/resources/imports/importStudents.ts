import { sql } from 'kysely';
import type { InferType } from 'yup';
import { studentImportRules } from '@/shared/validation/importRules';
import { insertMany, updateMany } from './bulk';
import { exact, type Importer, lowerCase } from './importer';
import {
  findPeople,
  insertAccounts,
  matchPerson,
  type PersonWrite,
  STUDENTS,
  updateAccounts,
} from './people';

type StudentRow = InferType<typeof studentImportRules>;

interface Write extends PersonWrite {
  person: StudentRow;
}

export const studentImporter: Importer<StudentRow, Write> = {
  rules: studentImportRules,
  keyField: 'nim',

  uniqueFields: { nim: exact, email: lowerCase },

  async match({ db, lock }, rows) {
    const people = await findPeople(db, STUDENTS, {
      identifiers: rows.map(({ input }) => input.nim),
      emails: rows.map(({ input }) => input.email),
      lock,
      profile: sql`jsonb_build_object('nim', profiles.nim, 'academic_year', profiles.academic_year)`,
    });
    return rows.map(({ input }) => {
      const { stored, unsigned: _, ...match } = matchPerson(STUDENTS, people, input.nim, input);
      return { ...match, write: { person: input, stored } };
    });
  },

  async insert(writing, rows) {
    const people = rows.map(({ person }) => person);
    const userIds = await insertAccounts(writing, STUDENTS.role, people);
    const profiles = people.map(({ nim, academic_year }, index) => ({
      user_id: userIds[index],
      nim,
      academic_year,
    }));
    await insertMany(writing, 'students', profiles, 'id');
  },

  async update(writing, rows) {
    await updateAccounts(writing, rows);
    const profiles = rows.flatMap(({ person: { academic_year }, stored }) =>
      stored && stored.profile.academic_year !== academic_year
        ? { id: stored.profile_id, academic_year }
        : [],
    );
    await updateMany(writing, 'students', profiles);
  },
};
