import type { Handlers } from '@/server/contract/operations';
import { foundOr404 } from '@/server/http/errors';
import { DELETED } from '@/server/http/messages';
import { parseBody } from '@/server/http/parseBody';
import type { Services } from '@/server/services';
import { internshipPeriodRules } from '@/shared/validation/internshipPeriodRules';
import {
  deleteInternshipPeriod,
  insertInternshipPeriod,
  selectInternshipPeriod,
  selectInternshipPeriods,
  updateInternshipPeriod,
} from './internshipPeriodQueries';

export const internshipPeriodHandlers = ({ db }: Services) =>
  ({
    async listInternshipPeriods({ query }) {
      return selectInternshipPeriods(db, query);
    },

    async getInternshipPeriod({ params }) {
      return { data: foundOr404(await selectInternshipPeriod(db, params.id)) };
    },

    async createInternshipPeriod({ body, keep }) {
      const period = await parseBody(internshipPeriodRules, body);
      return keep(async (trx) => ({ data: await insertInternshipPeriod(trx, period) }));
    },

    async updateInternshipPeriod({ params, body }) {
      foundOr404(await selectInternshipPeriod(db, params.id));
      const period = await parseBody(internshipPeriodRules, body);
      return { data: foundOr404(await updateInternshipPeriod(db, params.id, period)) };
    },

    async deleteInternshipPeriod({ params }) {
      foundOr404(await deleteInternshipPeriod(db, params.id));
      return { data: { message: DELETED } };
    },
  }) satisfies Partial<Handlers>;
