import { sql } from 'kysely';
import type { InferType } from 'yup';
import { STILL_SUPERVISES } from '@/server/resources/mentors/mentorQueries';
import { mentorImportRules } from '@/shared/validation/importRules';
import { insertMany, updateMany } from './bulk';
import { exact, type Importer, lowerCase } from './importer';
import { findCompanies } from './namedCompanies';
import {
  findPeople,
  insertAccounts,
  MENTORS,
  matchPerson,
  type PersonWrite,
  updateAccounts,
} from './people';

type MentorRow = InferType<typeof mentorImportRules>;

interface Write extends PersonWrite {
  person: MentorRow;
  companyId: number;
}

export const mentorImporter: Importer<MentorRow, Write> = {
  rules: mentorImportRules,
  keyField: 'nik',

  uniqueFields: { nik: exact, email: lowerCase },

  async match({ db, lock }, rows) {
    const people = await findPeople(db, MENTORS, {
      identifiers: rows.map(({ input }) => input.nik),
      emails: rows.map(({ input }) => input.email),
      lock,
      profile: sql`jsonb_build_object(
        'nik', profiles.nik,
        'is_active', profiles.is_active,
        'company_id', profiles.company_id,
        'company_name', (select name from companies where companies.id = profiles.company_id),
        'supervises', exists (select from internships where internships.mentor_id = profiles.id)
      )`,
    });
    const companyOf = await findCompanies(
      db,
      rows.map(({ input }) => input.company_name),
      { lock: false },
    );
    return rows.map(({ input }) => {
      const { stored, errors, existing, unsigned } = matchPerson(MENTORS, people, input.nik, input);
      const company = companyOf(input.company_name);
      const companyId = 'error' in company ? 0 : company.id;
      if ('error' in company) errors.company_name = company.error;
      else if (stored?.profile.supervises && stored.profile.company_id !== companyId) {
        errors.company_name = STILL_SUPERVISES;
      }
      // The name as the file has it, if it stands for the same company.
      if (existing && stored?.profile.company_id === companyId) {
        existing.values.company_name = input.company_name;
      }
      return { errors, existing, unsigned, write: { person: input, stored, companyId } };
    });
  },

  async insert(writing, rows) {
    const people = rows.map(({ person }) => person);
    const userIds = await insertAccounts(writing, MENTORS.role, people);
    const profiles = rows.map(({ person, companyId }, index) => ({
      user_id: userIds[index],
      nik: person.nik,
      company_id: companyId,
      is_active: person.is_active ?? true,
    }));
    await insertMany(writing, 'mentors', profiles, 'id');
  },

  async update(writing, rows) {
    await updateAccounts(writing, rows);
    const profiles = rows.flatMap(({ person, stored, companyId }) => {
      if (!stored) return [];
      const { profile } = stored;
      const is_active = person.is_active ?? profile.is_active;
      if (profile.company_id === companyId && profile.is_active === is_active) return [];
      return { id: stored.profile_id, company_id: companyId, is_active };
    });
    await updateMany(writing, 'mentors', profiles);
  },
};
