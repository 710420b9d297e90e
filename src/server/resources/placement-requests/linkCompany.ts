import type { InferType } from 'yup';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { fieldErrors } from '@/server/http/errors';
import { insertCompany } from '@/server/resources/companies/companyQueries';
import {
  ONE_COMPANY,
  type placementCompanyRules,
} from '@/shared/resources/placement-requests/placementRequestRules';
import { lockRequest, type PlacementMoment } from './lockRequest';

const COMPANY_NOT_FOUND = 'Mitra tidak ditemukan';

/** Records which company an own one is; a new one is stored with it. */
export async function linkCompany(
  trx: Database,
  user: SessionUser,
  id: number,
  { company_id, company, seen_version }: InferType<typeof placementCompanyRules>,
  moment: PlacementMoment,
): Promise<void> {
  if ((company == null) === (company_id == null)) throw fieldErrors({ company_id: [ONE_COMPANY] });
  await lockRequest(trx, user, { id, action: 'link', seen: seen_version }, moment);
  const linked_company_id = company ? (await insertCompany(trx, company)).id : (company_id ?? 0);
  if (!company) {
    const known = await trx
      .selectFrom('companies')
      .select('id')
      .where('id', '=', linked_company_id)
      .forKeyShare()
      .executeTakeFirst();
    if (!known) throw fieldErrors({ company_id: [COMPANY_NOT_FOUND] });
  }
  await trx
    .updateTable('placement_requests')
    .set({ linked_company_id })
    .where('id', '=', id)
    .execute();
}
