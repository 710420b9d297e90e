import type { Handlers } from '@/server/contract/operations';
import { forReason } from '@/server/db/actor';
import type { Database } from '@/server/db/database';
import type { CompanyUpdate } from '@/server/db/tables';
import { campusToday } from '@/server/http/campusToday';
import { foundOr404 } from '@/server/http/errors';
import { DELETED } from '@/server/http/messages';
import { parseBody } from '@/server/http/parseBody';
import { settlingLeftovers } from '@/server/placements/settlingLeftovers';
import { applyToEach, byId } from '@/server/resources/bulk/applyToEach';
import { selectMentors } from '@/server/resources/mentors/mentorQueries';
import { refuseStale } from '@/server/resources/versions/refuseStale';
import type { Services } from '@/server/services';
import { ASKING } from '@/shared/constants/leftovers';
import { companyRules, companyUpdateRules } from '@/shared/resources/companies/companyRules';
import { recordBulkRules } from '@/shared/validation/bulkRules';
import type { SeenLeftovers } from '@/shared/validation/seenLeftovers';
import { companyExport } from './companyExport';
import { companyLeftovers } from './companyLeftovers';
import {
  companyList,
  deleteCompany,
  insertCompany,
  lockCompany,
  selectCompany,
  updateCompany,
} from './companyQueries';

export const companyHandlers = ({ db, clock, config, exports, signatureUrls }: Services) => {
  /** Throws a 409 that counts what would be left over at a company that becomes inactive. */
  async function change(trx: Database, id: number, company: CompanyUpdate, answer: SeenLeftovers) {
    const stored = foundOr404(await lockCompany(trx, id));
    const edit = async () => foundOr404(await updateCompany(trx, id, company));
    const isClosed = stored.is_active && company.is_active === false;
    if (!isClosed) return edit();
    const today = campusToday({ clock, config });
    return settlingLeftovers(answer, companyLeftovers(trx, [id], today), edit);
  }

  return {
    async listCompanies({ query }) {
      return companyList(db, query).page();
    },

    async exportCompanies(request, reply) {
      const { query } = request;
      return exports.send(request, reply, companyExport, () => companyList(db, query).whole());
    },

    async getCompany({ params }) {
      return { data: foundOr404(await selectCompany(db, params.id)) };
    },

    async createCompany({ body, storeAnswer }) {
      const company = await parseBody(companyRules, body);
      return storeAnswer(async (trx) => ({ data: await insertCompany(trx, company) }));
    },

    async updateCompany({ params, body }) {
      foundOr404(await selectCompany(db, params.id));
      const { version, reason, seen_leftovers, settle_leftovers, ...company } = await parseBody(
        companyUpdateRules,
        body,
      );
      const answer = { reason, seen_leftovers, settle_leftovers };
      return forReason(reason, () =>
        db.transaction().execute(async (trx) => {
          await refuseStale(trx, 'companies', params.id, version);
          return { data: await change(trx, params.id, company, answer) };
        }),
      );
    },

    async deleteCompany({ params }) {
      foundOr404(await deleteCompany(db, params.id));
      return { data: { message: DELETED } };
    },

    async applyToCompanies({ body, storeAnswer }) {
      const { action, ids } = await parseBody(recordBulkRules, body);
      return storeAnswer(async (trx) =>
        byId(
          await applyToEach(trx, ids, async (id) => {
            const company = foundOr404(await selectCompany(trx, id));
            if (action === 'delete') {
              foundOr404(await deleteCompany(trx, id));
              return 'done';
            }
            const is_active = action === 'activate';
            if (company.is_active === is_active) return 'already';
            // One of many with records left over is refused.
            await change(trx, id, { is_active }, ASKING);
            return 'done';
          }),
        ),
      );
    },

    async listCompanyMentors({ params, query }) {
      const { id } = foundOr404(await selectCompany(db, params.id));
      return selectMentors({ db, signatureUrls }, { ...query, company_id: id });
    },
  } satisfies Partial<Handlers>;
};
