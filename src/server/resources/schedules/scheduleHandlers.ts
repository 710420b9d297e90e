import type { Handlers } from '@/server/contract/operations';
import { campusMoment } from '@/server/http/campusToday';
import { parseBody } from '@/server/http/parseBody';
import { assertInternshipVisible } from '@/server/resources/internships/internshipAccess';
import { tellMoved } from '@/server/resources/notifications/kinds/changedPlacements';
import type { Services } from '@/server/services';
import {
  internshipPlacesRules,
  scheduleRules,
  scheduleStoreRules,
} from '@/shared/validation/scheduleRules';
import { placesInOrder, replaceInternshipPlaces, selectInternshipPlaces } from './internshipPlaces';
import { countsOf, plansOf } from './plans';
import { selectScheduleFacts } from './scheduleFacts';
import { storeSchedule } from './storeSchedule';
import { selectWorkPatterns } from './workPatternQueries';

export const scheduleHandlers = ({ db, clock, config }: Services) => {
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
                  }
                : { date: day.date, outcome: day.outcome },
            ),
          })),
        },
      };
    },

    async createSchedule({ body, user, keep }) {
      const input = await parseBody(scheduleStoreRules, body);
      return keep(async (trx) => ({ data: await storeSchedule(trx, user, input, moment()) }));
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
      const places = await parseBody(internshipPlacesRules, body);
      await db.transaction().execute(async (trx) => {
        const before = await replaceInternshipPlaces(trx, params.id, places);
        const after = placesInOrder(places);
        const change = { id: params.id, before: { places: before }, after: { places: after } };
        await tellMoved(trx, [change], clock());
      });
      return { data: await selectInternshipPlaces(db, params.id) };
    },
  } satisfies Partial<Handlers>;
};
