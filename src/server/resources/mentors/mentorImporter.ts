import { sql } from 'kysely';
import type { InferType } from 'yup';
import { findCompanies } from '@/server/resources/imports/namedCompanies';
import { personImporter } from '@/server/resources/users/personImporter';
import { mentorImportRules } from '@/shared/validation/importRules';
import { STILL_SUPERVISES } from './mentorQueries';

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
