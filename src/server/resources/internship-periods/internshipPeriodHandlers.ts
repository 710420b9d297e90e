import type { Handlers } from '@/server/contract/operations';
import { campusMoment } from '@/server/http/campusToday';
import { foundOr404 } from '@/server/http/errors';
import { DELETED } from '@/server/http/messages';
import { parseBody } from '@/server/http/parseBody';
import { editFrom } from '@/server/placements/editFrom';
import { lockVerdicts } from '@/server/placements/lockVerdicts';
import { periodBefore, placementLeftovers } from '@/server/placements/placementLeftovers';
import { settlingLeftovers } from '@/server/placements/settlingLeftovers';
import { movedDays } from '@/server/resources/attendance-days/movedDays';
import { applyToEach, byId } from '@/server/resources/bulk/applyToEach';
import { notifyPeriodMoved } from '@/server/resources/notifications/kinds/movedPeriods';
import { refuseStale } from '@/server/resources/versions/refuseStale';
import type { Services } from '@/server/services';
import {
  internshipPeriodRules,
  internshipPeriodUpdateRules,
} from '@/shared/resources/internship-periods/internshipPeriodRules';
import { periodClosingRules } from '@/shared/resources/internship-periods/periodClosingRules';
import { recordBulkRules } from '@/shared/validation/bulkRules';
import { closePeriod, selectUnfinishedPlacements } from './closePeriod';
import { internshipPeriodExport } from './internshipPeriodExport';
import {
  deleteInternshipPeriod,
  insertInternshipPeriod,
  internshipPeriodList,
  selectInternshipPeriod,
  selectPeriodDates,
  selectPlacementsOf,
  updateInternshipPeriod,
} from './internshipPeriodQueries';

export const internshipPeriodHandlers = ({ db, clock, config, exports, verdicts }: Services) =>
  ({
    async listInternshipPeriods({ query }) {
      return internshipPeriodList(db, query).page();
    },

    async exportInternshipPeriods(request, reply) {
      const { query } = request;
      return exports.send(request, reply, internshipPeriodExport, () =>
        internshipPeriodList(db, query).whole(),
      );
    },

    async getInternshipPeriod({ params }) {
      return { data: foundOr404(await selectInternshipPeriod(db, params.id)) };
    },

    async createInternshipPeriod({ body, storeAnswer }) {
      const period = await parseBody(internshipPeriodRules, body);
      return storeAnswer(async (trx) => ({ data: await insertInternshipPeriod(trx, period) }));
    },

    async updateInternshipPeriod({ params, body }) {
      foundOr404(await selectInternshipPeriod(db, params.id));
      const { version, valid_from, reason, seen_changes, ...input } = await parseBody(
        internshipPeriodUpdateRules,
        body,
      );
      const { seen_leftovers, settle_leftovers, ...period } = input;
      const answer = { reason, seen_leftovers, settle_leftovers };
      const moment = campusMoment({ clock, config });
      const counted = { valid_from, reason, seen_changes };
      return editFrom({ db, verdicts }, counted, moment, async (trx, changing) => {
        await lockVerdicts(trx, 'many placements');
        await refuseStale(trx, 'internship_periods', params.id, version);
        const dates = foundOr404(await selectPeriodDates(trx, params.id));
        const update = async () => foundOr404(await updateInternshipPeriod(trx, params.id, period));
        const isShorter = period.start_date > dates.start_date || period.end_date < dates.end_date;
        const leftovers = placementLeftovers(trx, periodBefore(params.id, dates), moment.today);
        const data = await changing({
          days: movedDays(dates, period),
          placements: () => selectPlacementsOf(trx, params.id),
          edit: () => (isShorter ? settlingLeftovers(answer, leftovers, update) : update()),
        });
        await notifyPeriodMoved(trx, params.id, { from: dates, to: data }, moment.now);
        return { data };
      });
    },

    async deleteInternshipPeriod({ params }) {
      foundOr404(await deleteInternshipPeriod(db, params.id));
      return { data: { message: DELETED } };
    },

    async applyToInternshipPeriods({ body, storeAnswer }) {
      const { action, ids } = await parseBody(recordBulkRules, body);
      return storeAnswer(async (trx) =>
        byId(
          await applyToEach(trx, ids, async (id) => {
            const period = foundOr404(await selectInternshipPeriod(trx, id));
            if (action === 'delete') {
              foundOr404(await deleteInternshipPeriod(trx, id));
              return 'done';
            }
            const is_active = action === 'activate';
            if (period.is_active === is_active) return 'already';
            await updateInternshipPeriod(trx, id, { is_active });
            return 'done';
          }),
        ),
      );
    },

    async getUnfinishedPlacements({ params }) {
      const moment = campusMoment({ clock, config });
      return { data: await selectUnfinishedPlacements({ db, verdicts }, params.id, moment) };
    },

    async closeInternshipPeriod({ params, body }) {
      const closing = await parseBody(periodClosingRules, body);
      const moment = campusMoment({ clock, config });
      return db.transaction().execute(async (trx) => ({
        data: await closePeriod({ db: trx, verdicts }, params.id, closing, moment),
      }));
    },

    async reopenInternshipPeriod({ params }) {
      const open = { closed_at: null };
      return { data: foundOr404(await updateInternshipPeriod(db, params.id, open)) };
    },
  }) satisfies Partial<Handlers>;
