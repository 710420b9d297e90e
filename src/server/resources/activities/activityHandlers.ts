import type { SessionUser } from '@/server/auth/sessionUser';
import type { Handlers } from '@/server/contract/operations';
import { foundOr404, HttpError } from '@/server/http/errors';
import { DELETED } from '@/server/http/messages';
import { parseBody } from '@/server/http/parseBody';
import {
  mustSeeInternship,
  mustSeeReferredInternship,
} from '@/server/resources/internships/internshipAccess';
import type { Services } from '@/server/services';
import { activitiesBulkRules } from '@/shared/validation/activitiesBulkRules';
import { activityCreateRules, activityRules } from '@/shared/validation/activityRules';
import { presenceRules } from '@/shared/validation/presenceRules';
import { selectActivities } from './activityList';
import {
  deleteActivity,
  insertActivities,
  selectActivity,
  updateActivity,
  updatePresence,
  updateValidation,
} from './activityQueries';
import { presenceDays } from './presenceDay';

const NOT_TODAY = 'Absen hanya dapat dilakukan pada tanggal aktivitas.';

export const activityHandlers = ({ db, clock, config }: Services) => {
  async function validate(
    user: SessionUser,
    id: number,
    column: 'validated_at_by_mentor' | 'validated_at_by_lecturer',
  ) {
    await updateValidation(db, user, id, column, clock());
    return { data: foundOr404(await selectActivity(db, user, id)) };
  }

  return {
    async listActivities({ query, user }) {
      return selectActivities(db, user, query, config.campusTimeZone);
    },

    async listInternshipActivities({ params, query, user }) {
      await mustSeeInternship(db, user, params.id);
      const ofInternship = { ...query, internship_id: params.id };
      return selectActivities(db, user, ofInternship, config.campusTimeZone);
    },

    async getActivity({ params, user }) {
      return { data: foundOr404(await selectActivity(db, user, params.id)) };
    },

    async createActivity({ body, user }) {
      const activity = await parseBody(activityCreateRules, body);
      await mustSeeReferredInternship(db, user, activity.internship_id);
      const [created] = await insertActivities(db, [activity]);
      return { data: foundOr404(created) };
    },

    async createInternshipActivities({ params, body, user }) {
      await mustSeeInternship(db, user, params.id);
      const { activities } = await parseBody(activitiesBulkRules, body);
      const rows = activities.map((activity) => ({ ...activity, internship_id: params.id }));
      return { data: await insertActivities(db, rows) };
    },

    async updateActivity({ params, body, user }) {
      foundOr404(await selectActivity(db, user, params.id));
      const activity = await parseBody(activityRules, body);
      const changed = { ...activity, updated_at: clock() };
      return { data: foundOr404(await updateActivity(db, user, params.id, changed)) };
    },

    async deleteActivity({ params, user }) {
      foundOr404(await deleteActivity(db, user, params.id));
      return { data: { message: DELETED } };
    },

    async validateActivityAsMentor({ params, user }) {
      return validate(user, params.id, 'validated_at_by_mentor');
    },

    async validateActivityAsLecturer({ params, user }) {
      return validate(user, params.id, 'validated_at_by_lecturer');
    },

    async recordPresence({ params, body, user }) {
      const activity = foundOr404(await selectActivity(db, user, params.id));
      const location = await parseBody(presenceRules, body);
      // Repeated, by a second tap or an unsure network: the record is there, whatever day it is now.
      if (activity.attendance_time !== null) return { data: activity };

      const now = clock();
      if (!presenceDays(now, config.campusTimeZone).includes(activity.date)) {
        throw new HttpError(422, NOT_TODAY, { errors: { date: [NOT_TODAY] } });
      }
      await updatePresence(db, user, params.id, { ...location, attendance_time: now });
      return { data: foundOr404(await selectActivity(db, user, params.id)) };
    },
  } satisfies Partial<Handlers>;
};
