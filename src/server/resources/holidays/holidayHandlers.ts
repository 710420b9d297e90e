import type { Handlers } from '@/server/contract/operations';
import { forReason } from '@/server/db/actor';
import type { Database } from '@/server/db/database';
import { campusMoment, campusToday } from '@/server/http/campusToday';
import { foundOr404 } from '@/server/http/errors';
import { DELETED } from '@/server/http/messages';
import { parseBody } from '@/server/http/parseBody';
import { changingVerdicts } from '@/server/placements/changingVerdicts';
import { lockVerdicts } from '@/server/placements/lockVerdicts';
import { applyToEach, byId } from '@/server/resources/bulk/applyToEach';
import { refuseStale } from '@/server/resources/versions/refuseStale';
import type { Services } from '@/server/services';
import {
  holidayCreateRules,
  holidayMoveRules,
  holidayUpdateRules,
} from '@/shared/resources/holidays/holidayRules';
import { holidayBulkRules } from '@/shared/validation/bulkRules';
import { type SeenChanges, seenChangesRules } from '@/shared/validation/seenChanges';
import { holidayExport } from './holidayExport';
import { checkHolidayMove, moveOffHoliday } from './holidayMove';
import {
  deleteHoliday,
  holidayList,
  insertHoliday,
  selectHoliday,
  selectHolidayDates,
  updateHoliday,
} from './holidayQueries';
import { touchedByHolidays } from './touchedByHolidays';

export const holidayHandlers = ({ db, exports, clock, config, verdicts }: Services) => {
  const today = () => campusToday({ clock, config });

  /** Makes an edit of the holidays on these days. */
  const onDays = async <T>(
    trx: Database,
    dates: readonly string[],
    confirmed: SeenChanges,
    edit: () => Promise<T>,
  ): Promise<T> => {
    const change = { ...touchedByHolidays(trx, dates), edit };
    const moment = campusMoment({ clock, config });
    return changingVerdicts({ db: trx, verdicts }, confirmed, change, moment);
  };

  return {
    async listHolidays({ query }) {
      return holidayList(db, query).page();
    },

    async exportHolidays(request, reply) {
      const { query } = request;
      return exports.send(request, reply, holidayExport, () => holidayList(db, query).whole());
    },

    async getHoliday({ params }) {
      return { data: foundOr404(await selectHoliday(db, params.id)) };
    },

    async createHoliday({ body, storeAnswer }) {
      const { reason, seen_changes, ...holiday } = await parseBody(holidayCreateRules, body);
      return forReason(reason, () =>
        storeAnswer(async (trx) => {
          await lockVerdicts(trx, 'many placements');
          const data = await onDays(trx, [holiday.date], { reason, seen_changes }, () =>
            insertHoliday(trx, holiday),
          );
          return { data };
        }),
      );
    },

    async updateHoliday({ params, body }) {
      foundOr404(await selectHoliday(db, params.id));
      const { version, reason, seen_changes, ...holiday } = await parseBody(
        holidayUpdateRules,
        body,
      );
      return forReason(reason, () =>
        db.transaction().execute(async (trx) => {
          await lockVerdicts(trx, 'many placements');
          await refuseStale(trx, 'holidays', params.id, version);
          const { date } = foundOr404(await selectHoliday(trx, params.id));
          return {
            data: await onDays(trx, [date, holiday.date], { reason, seen_changes }, async () =>
              foundOr404(await updateHoliday(trx, params.id, holiday)),
            ),
          };
        }),
      );
    },

    async deleteHoliday({ params, query }) {
      const confirmed = await parseBody(seenChangesRules, query);
      return forReason(confirmed.reason, () =>
        db.transaction().execute(async (trx) => {
          await lockVerdicts(trx, 'many placements');
          const { date } = foundOr404(await selectHoliday(trx, params.id));
          await onDays(trx, [date], confirmed, async () =>
            foundOr404(await deleteHoliday(trx, params.id)),
          );
          return { data: { message: DELETED } };
        }),
      );
    },

    async applyToHolidays({ body, storeAnswer }) {
      const { ids, action: _, ...confirmed } = await parseBody(holidayBulkRules, body);
      return forReason(confirmed.reason, () =>
        storeAnswer(async (trx) => {
          await lockVerdicts(trx, 'many placements');
          const dates = await selectHolidayDates(trx, ids);
          const deleteAll = () =>
            applyToEach(trx, ids, async (id) => {
              foundOr404(await deleteHoliday(trx, id));
              return 'done';
            });
          return byId(await onDays(trx, dates, confirmed, deleteAll));
        }),
      );
    },

    async getHolidayMove({ params, query, user }) {
      const holiday = foundOr404(await selectHoliday(db, params.id));
      const move = { holiday, date: query.date, today: today() };
      return { data: await checkHolidayMove(db, user, move) };
    },

    async createHolidayMove({ params, body, user, storeAnswer }) {
      const input = await parseBody(holidayMoveRules, body);
      return storeAnswer(async (trx) => {
        const holiday = foundOr404(await selectHoliday(trx, params.id));
        const move = { ...input, holiday, today: today() };
        return { data: await moveOffHoliday(trx, user, move, clock()) };
      });
    },
  } satisfies Partial<Handlers>;
};
