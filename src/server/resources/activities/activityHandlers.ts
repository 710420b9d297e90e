import type { Handlers } from '@/server/contract/operations';
import { forReason } from '@/server/db/actor';
import { campusMoment } from '@/server/http/campusToday';
import { foundOr404 } from '@/server/http/errors';
import { DELETED } from '@/server/http/messages';
import { parseBody } from '@/server/http/parseBody';
import { changingVerdicts, notingVerdicts } from '@/server/placements/changingVerdicts';
import {
  assertInternshipVisible,
  assertReferencedInternshipVisible,
} from '@/server/placements/internshipAccess';
import { lockInternshipsOf } from '@/server/placements/lockInternships';
import { lockVerdicts } from '@/server/placements/lockVerdicts';
import { lockPlacements } from '@/server/placements/scheduleFacts';
import { selectActivityDetail } from '@/server/resources/activities/logs/activityDetail';
import { refuseStale } from '@/server/resources/versions/refuseStale';
import type { Services } from '@/server/services';
import { attendanceDays } from '@/shared/attendanceDays';
import { activitiesBulkRules } from '@/shared/resources/activities/activitiesBulkRules';
import {
  activityCreateRules,
  activityUpdateRules,
} from '@/shared/resources/activities/activityRules';
import { attendanceRules } from '@/shared/resources/activities/attendanceRules';
import { pressRules, voidRules } from '@/shared/resources/activities/pressRules';
import { versioned } from '@/shared/validation/versioned';
import { activityExport } from './activityExport';
import { selectActivities, selectAllActivities } from './activityList';
import {
  deleteActivity,
  insertActivities,
  selectActivity,
  updateActivity,
} from './activityQueries';
import { enterPress } from './enterPress';
import { recordAttendance } from './recordAttendance';
import { voidPress } from './voidPress';
import { withDayRules } from './withDayRules';
import { withLogs } from './withLogs';

/** The reason of the changed verdict of a past day. */
const ARRIVED_LATE = 'Absen tanpa jaringan yang terkirim belakangan';

export const activityHandlers = (services: Services) => {
  const { db, clock, config, exports, verdicts } = services;

  const listSettings = () => {
    const timeZone = config.campusTimeZone;
    // The earlier day while two days count as today.
    const [today = ''] = attendanceDays(clock(), timeZone).sort();
    return { timeZone, today };
  };

  return {
    async listActivities({ query, user }) {
      return selectActivities(db, user, query, listSettings());
    },

    async exportActivities(request, reply) {
      const { query, user } = request;
      return exports.send(request, reply, activityExport, () =>
        selectAllActivities(db, user, query, listSettings()),
      );
    },

    async listInternshipActivities({ params, query, user }) {
      await assertInternshipVisible(db, user, params.id);
      const ofInternship = { ...query, internship_id: params.id };
      const list = await selectActivities(db, user, ofInternship, listSettings());
      const zoned = await withDayRules(db, list.data);
      return { ...list, data: await withLogs(db, zoned) };
    },

    async exportInternshipActivities(request, reply) {
      const { params, query, user } = request;
      await assertInternshipVisible(db, user, params.id);
      const ofInternship = { ...query, internship_id: params.id };
      return exports.send(request, reply, activityExport, () =>
        selectAllActivities(db, user, ofInternship, listSettings()),
      );
    },

    async getActivity({ params, user }) {
      return { data: foundOr404(await selectActivityDetail(services, user, params.id)) };
    },

    async createActivity({ body, user, storeAnswer }) {
      const activity = await parseBody(activityCreateRules, body);
      await assertReferencedInternshipVisible(db, user, activity.internship_id);
      return storeAnswer(async (trx) => {
        const [created] = await insertActivities(trx, [activity]);
        return { data: foundOr404(created) };
      });
    },

    async createInternshipActivities({ params, body, user, storeAnswer }) {
      await assertInternshipVisible(db, user, params.id);
      const { activities } = await parseBody(activitiesBulkRules, body);
      const rows = activities.map((activity) => ({ ...activity, internship_id: params.id }));
      return storeAnswer(async (trx) => ({ data: await insertActivities(trx, rows) }));
    },

    async updateActivity({ params, body, user }) {
      const stored = foundOr404(await selectActivity(db, user, params.id));
      const rules = versioned(activityUpdateRules(stored));
      const { version, ...activity } = await parseBody(rules, body);
      const changed = { ...activity, is_generated: false, updated_at: clock() };
      return db.transaction().execute(async (trx) => {
        await lockInternshipsOf(trx, user, 'activities', [params.id]);
        await refuseStale(trx, 'activities', params.id, version);
        return { data: foundOr404(await updateActivity(trx, user, params.id, changed)) };
      });
    },

    async deleteActivity({ params, user }) {
      return db.transaction().execute(async (trx) => {
        await lockInternshipsOf(trx, user, 'activities', [params.id]);
        foundOr404(await deleteActivity(trx, user, params.id));
        return { data: { message: DELETED } };
      });
    },

    async recordAttendance({ params, body, user }) {
      const { date, internship_id } = foundOr404(await selectActivity(db, user, params.id));
      const press = await parseBody(attendanceRules, body);
      const message = await db.transaction().execute(async (trx) => {
        const record = () =>
          recordAttendance(trx, user, params.id, press, campusMoment({ clock, config }));
        if (!press.queued) return record();
        // A press that arrives on a later day changes the verdict of a past one.
        await lockVerdicts(trx, 'one placement');
        await lockPlacements(trx, [internship_id]);
        return notingVerdicts(
          { db: trx, verdicts },
          ARRIVED_LATE,
          {
            days: [{ from: date, to: date }],
            placements: async () => [internship_id],
            edit: record,
          },
          campusMoment({ clock, config }),
        );
      });
      const data = foundOr404(await selectActivity(db, user, params.id));
      return message === undefined ? { data } : { data, message };
    },

    async createActivityPress({ params: { id }, body, user, storeAnswer }) {
      const { date, internship_id } = foundOr404(await selectActivity(db, user, id));
      const press = await parseBody(pressRules, body);
      return forReason(press.reason_note, () =>
        storeAnswer(async (trx) => {
          await lockVerdicts(trx, 'one placement');
          await lockPlacements(trx, [internship_id]);
          await notingVerdicts(
            { db: trx, verdicts },
            press.reason_note,
            {
              days: [{ from: date, to: date }],
              placements: async () => [internship_id],
              edit: () => enterPress(trx, user, id, press, clock()),
            },
            campusMoment({ clock, config }),
          );
          return { data: foundOr404(await selectActivity(trx, user, id)) };
        }),
      );
    },

    async voidActivityPress({ params: { id, press_id }, body, user }) {
      const { date, internship_id } = foundOr404(await selectActivity(db, user, id));
      const { reason, seen_changes } = await parseBody(voidRules, body);
      const press = { activityId: id, pressId: press_id };
      return forReason(reason, () =>
        db.transaction().execute(async (trx) => {
          await lockVerdicts(trx, 'one placement');
          await lockPlacements(trx, [internship_id]);
          await changingVerdicts(
            { db: trx, verdicts },
            { reason, seen_changes },
            {
              days: [{ from: date, to: date }],
              placements: async () => [internship_id],
              edit: () => voidPress(trx, user, press, reason, clock()),
            },
            campusMoment({ clock, config }),
          );
          return { data: foundOr404(await selectActivity(trx, user, id)) };
        }),
      );
    },
  } satisfies Partial<Handlers>;
};
