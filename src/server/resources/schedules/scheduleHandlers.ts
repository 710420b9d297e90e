import type { Handlers } from '@/server/contract/operations';
import { forReason } from '@/server/db/actor';
import { campusMoment } from '@/server/http/campusToday';
import { parseBody } from '@/server/http/parseBody';
import { changingVerdicts } from '@/server/placements/changingVerdicts';
import { editFrom } from '@/server/placements/editFrom';
import { assertInternshipVisible } from '@/server/placements/internshipAccess';
import { lockVerdicts } from '@/server/placements/lockVerdicts';
import { countsOf, plansOf } from '@/server/placements/plans';
import {
  lockPlacements,
  selectScheduleFacts,
  selectVisiblePlacements,
} from '@/server/placements/scheduleFacts';
import { notifyMoved } from '@/server/resources/notifications/kinds/changedPlacements';
import type { Services } from '@/server/services';
import {
  internshipPlacesUpdateRules,
  scheduleRules,
  scheduleStoreRules,
  storedHoursRules,
} from '@/shared/resources/schedules/scheduleRules';
import {
  lockPlaced,
  placesInOrder,
  replaceInternshipPlaces,
  selectInternshipPlaces,
} from './internshipPlaces';
import { storeSchedule } from './storeSchedule';
import { selectStoredHours, selectWorkPatterns } from './workPatternQueries';

export const scheduleHandlers = ({ db, clock, config, verdicts }: Services) => {
  const moment = () => campusMoment({ clock, config });

  return {
    async getScheduleCheck({ body, user }) {
      const input = await parseBody(scheduleRules, body);
      const facts = await selectScheduleFacts(db, user, input);
      const plans = plansOf(facts, input, moment().today);
      return {
        data: {
          counts: countsOf(plans.flatMap(({ days }) => days)),
          placements: plans.map(({ placement, days }) => ({
            internship_id: placement.internship_id,
            student_nim: placement.student_nim,
            student_name: placement.student_name,
            company_name: placement.company_name,
            counts: countsOf(days),
            days: days.map((day) =>
              day.outcome === 'skip'
                ? {
                    date: day.date,
                    outcome: day.outcome,
                    reason: day.reason,
                    holiday_name: day.holidayName,
                    holiday_certainty: day.holidayCertainty,
                  }
                : { date: day.date, outcome: day.outcome },
            ),
          })),
        },
      };
    },

    async getStoredHours({ body, user }) {
      const { internship_ids: ids } = await parseBody(storedHoursRules, body);
      await selectVisiblePlacements(db, user, ids);
      return { data: await selectStoredHours(db, ids) };
    },

    async createSchedule({ body, user, storeAnswer }) {
      const { reason, seen_changes, ...input } = await parseBody(scheduleStoreRules, body);
      const { start_date: from, end_date: to, internship_ids } = input;
      const now = moment();
      return forReason(reason, () =>
        storeAnswer(async (trx) => {
          await lockVerdicts(trx, 'one placement');
          await lockPlacements(trx, internship_ids);
          const change = {
            days: [{ from, to }],
            placements: async () => internship_ids,
            edit: () => storeSchedule(trx, user, input, now),
          };
          const confirmed = { reason, seen_changes };
          return { data: await changingVerdicts({ db: trx, verdicts }, confirmed, change, now) };
        }),
      );
    },

    async listWorkPatterns({ params, user }) {
      await assertInternshipVisible(db, user, params.id);
      return { data: await selectWorkPatterns(db, params.id) };
    },

    async listInternshipPlaces({ params, user }) {
      await assertInternshipVisible(db, user, params.id);
      return { data: await selectInternshipPlaces(db, params.id) };
    },

    async updateInternshipPlaces({ params, body, user }) {
      await assertInternshipVisible(db, user, params.id);
      const { valid_from, reason, seen_changes, ...places } = await parseBody(
        internshipPlacesUpdateRules,
        body,
      );
      const now = moment();
      const counted = { valid_from, reason, seen_changes };
      await editFrom({ db, verdicts }, counted, now, async (trx, changing) => {
        await lockVerdicts(trx, 'one placement');
        await lockPlaced(trx, params.id);
        const before = await changing({
          placements: async () => [params.id],
          edit: () => replaceInternshipPlaces(trx, params.id, places),
        });
        const after = placesInOrder(places);
        const moved = { id: params.id, before: { places: before }, after: { places: after } };
        await notifyMoved(trx, [moved], now.now);
      });
      return { data: await selectInternshipPlaces(db, params.id) };
    },
  } satisfies Partial<Handlers>;
};
