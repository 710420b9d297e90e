import type { Handlers } from '@/server/contract/operations';
import { campusToday } from '@/server/http/campusToday';
import { foundOr404 } from '@/server/http/errors';
import { DELETED } from '@/server/http/messages';
import { parseBody } from '@/server/http/parseBody';
import { applyToEach, byId } from '@/server/resources/bulk/applyToEach';
import { refuseStale } from '@/server/resources/versions/refuseStale';
import type { Services } from '@/server/services';
import { holidayBulkRules } from '@/shared/validation/bulkRules';
import { holidayMoveRules, holidayRules } from '@/shared/validation/holidayRules';
import { versioned } from '@/shared/validation/versioned';
import { holidayExport } from './holidayExport';
import { checkHolidayMove, moveOffHoliday } from './holidayMove';
import {
  deleteHoliday,
  insertHoliday,
  selectAllHolidays,
  selectHoliday,
  selectHolidays,
  updateHoliday,
} from './holidayQueries';

const updateRules = versioned(holidayRules);

export const holidayHandlers = ({ db, exports, clock, config }: Services) => {
  const today = () => campusToday({ clock, config });

  return {
    async listHolidays({ query }) {
      return selectHolidays(db, query);
    },

    async exportHolidays(request, reply) {
      const { query } = request;
      return exports.send(request, reply, holidayExport, () => selectAllHolidays(db, query));
    },

    async getHoliday({ params }) {
      return { data: foundOr404(await selectHoliday(db, params.id)) };
    },

    async createHoliday({ body, keep }) {
      const holiday = await parseBody(holidayRules, body);
      return keep(async (trx) => ({ data: await insertHoliday(trx, holiday) }));
    },

    async updateHoliday({ params, body }) {
      foundOr404(await selectHoliday(db, params.id));
      const { version, ...holiday } = await parseBody(updateRules, body);
      return db.transaction().execute(async (trx) => {
        await refuseStale(trx, 'holidays', params.id, version);
        return { data: foundOr404(await updateHoliday(trx, params.id, holiday)) };
      });
    },

    async deleteHoliday({ params }) {
      foundOr404(await deleteHoliday(db, params.id));
      return { data: { message: DELETED } };
    },

    async applyToHolidays({ body, keep }) {
      const { ids } = await parseBody(holidayBulkRules, body);
      return keep(async (trx) =>
        byId(
          await applyToEach(trx, ids, async (id) => {
            foundOr404(await deleteHoliday(trx, id));
            return 'done';
          }),
        ),
      );
    },

    async getHolidayMove({ params, query, user }) {
      const holiday = foundOr404(await selectHoliday(db, params.id));
      const move = { holiday, date: query.date, today: today() };
      return { data: await checkHolidayMove(db, user, move) };
    },

    async createHolidayMove({ params, body, user, keep }) {
      const input = await parseBody(holidayMoveRules, body);
      return keep(async (trx) => {
        const holiday = foundOr404(await selectHoliday(trx, params.id));
        const move = { ...input, holiday, today: today() };
        return { data: await moveOffHoliday(trx, user, move, clock()) };
      });
    },
  } satisfies Partial<Handlers>;
};
