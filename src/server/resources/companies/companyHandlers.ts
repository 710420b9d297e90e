import type { Handlers } from '@/server/contract/operations';
import { foundOr404 } from '@/server/http/errors';
import { DELETED } from '@/server/http/messages';
import { parseBody } from '@/server/http/parseBody';
import { applyToEach, byId } from '@/server/resources/bulk/applyToEach';
import { selectMentors } from '@/server/resources/mentors/mentorQueries';
import { refuseStale } from '@/server/resources/versions/refuseStale';
import type { Services } from '@/server/services';
import { companyRules } from '@/shared/resources/companies/companyRules';
import { recordBulkRules } from '@/shared/validation/bulkRules';
import { versioned } from '@/shared/validation/versioned';
import { companyExport } from './companyExport';
import {
  companyList,
  deleteCompany,
  insertCompany,
  selectCompany,
  updateCompany,
} from './companyQueries';

const updateRules = versioned(companyRules);

export const companyHandlers = ({ db, exports, signatureUrls }: Services) =>
  ({
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
      const { version, ...company } = await parseBody(updateRules, body);
      return db.transaction().execute(async (trx) => {
        await refuseStale(trx, 'companies', params.id, version);
        return { data: foundOr404(await updateCompany(trx, params.id, company)) };
      });
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
            await updateCompany(trx, id, { is_active });
            return 'done';
          }),
        ),
      );
    },

    async listCompanyMentors({ params, query }) {
      const { id } = foundOr404(await selectCompany(db, params.id));
      return selectMentors({ db, signatureUrls }, { ...query, company_id: id });
    },
  }) satisfies Partial<Handlers>;
