import type { SessionUser } from '@/server/auth/sessionUser';
import type { Handlers } from '@/server/contract/operations';
import { forReason } from '@/server/db/actor';
import type { Database } from '@/server/db/database';
import type { Internship } from '@/server/db/tables';
import { campusMoment, campusToday } from '@/server/http/campusToday';
import { forbidden, foundOr404, notFound } from '@/server/http/errors';
import { DELETED } from '@/server/http/messages';
import { parseBody } from '@/server/http/parseBody';
import { selectAttendancePlaces } from '@/server/placements/attendancePlaces';
import { editFrom } from '@/server/placements/editFrom';
import { assertInternshipVisible } from '@/server/placements/internshipAccess';
import { placementLeftovers, placementsBefore } from '@/server/placements/placementLeftovers';
import { settlingLeftovers } from '@/server/placements/settlingLeftovers';
import { applyToEach, byId } from '@/server/resources/bulk/applyToEach';
import { isPeriod } from '@/server/resources/internship-periods/internshipPeriodQueries';
import { notifyMoved } from '@/server/resources/notifications/kinds/changedPlacements';
import { notifyPlaced } from '@/server/resources/notifications/kinds/newPlacements';
import { refuseStale } from '@/server/resources/versions/refuseStale';
import type { Services } from '@/server/services';
import {
  type InternshipInput,
  internshipRules,
  internshipUpdateRules,
} from '@/shared/resources/internships/internshipRules';
import {
  internshipsBulkRules,
  placementsRules,
} from '@/shared/resources/internships/internshipsBulkRules';
import {
  placementChangesCheckRules,
  placementChangesRules,
} from '@/shared/resources/internships/placementChangeRules';
import { internshipBulkRules } from '@/shared/validation/bulkRules';
import { selectChangeFindings } from './changeFindings';
import { changePlacements } from './changePlacements';
import { editPlacementDays } from './editPlacementDays';
import { finishPlacements } from './finishPlacements';
import { selectFreePlaces } from './freePlaces';
import { internshipExport } from './internshipExport';
import { selectAllInternships, selectInternships } from './internshipList';
import {
  deleteInternship,
  insertInternship,
  selectInternship,
  updateInternship,
} from './internshipQueries';
import { lockForPlacing } from './lockForPlacing';
import { checkPlacements, selectPlacementFindings } from './manyPlacements';
import { checkPlacement, refuseOtherEnd, selectStoredPlacement, stateOf } from './placement';
import { storePlacements } from './storePlacements';

export const internshipHandlers = ({ db, clock, config, exports, verdicts }: Services) => {
  const today = () => campusToday({ clock, config });
  const found = async (trx: Database, user: SessionUser, id: number) =>
    foundOr404(await selectInternship(trx, user, id, today()));

  return {
    async listInternships({ query, user }) {
      // Lecturers and mentors do not see other placements of their students.
      if (query.without_internship_in !== undefined && user.role !== 'super_admin')
        throw forbidden();
      return selectInternships(db, user, { ...query, today: today() });
    },

    async exportInternships(request, reply) {
      const { query, user } = request;
      return exports.send(request, reply, internshipExport(user.role), () =>
        selectAllInternships(db, user, { ...query, today: today() }),
      );
    },

    async listStudentInternships({ query, user }) {
      return selectInternships(db, user, { ...query, today: today() });
    },

    async getInternship({ params, user }) {
      return { data: await found(db, user, params.id) };
    },

    async listAttendancePlaces({ params, user }) {
      await assertInternshipVisible(db, user, params.id);
      return { data: await selectAttendancePlaces(db, params.id) };
    },

    async createInternship({ body, user, storeAnswer }) {
      const input = await parseBody(internshipRules, body);
      return storeAnswer(async (trx) => {
        const placement = await checkPlacement(trx, input, null, today());
        const { id } = await insertInternship(trx, columnsOf(placement));
        await notifyPlaced(trx, [id], clock());
        return { data: await found(trx, user, id) };
      });
    },

    async getPlacementCheck({ body }) {
      const input = await parseBody(placementsRules, body);
      return { data: await selectPlacementFindings(db, input, today()) };
    },

    async createInternships({ body, storeAnswer }) {
      const { reason, ...input } = await parseBody(internshipsBulkRules, body);
      return forReason(reason, () =>
        storeAnswer(async (trx) => {
          await checkPlacements(trx, input, reason, today());
          const moment = { now: clock(), today: today() };
          const internship_ids = await storePlacements(trx, input, moment);
          return { data: { internship_ids } };
        }),
      );
    },

    async getFreePlaces({ params }) {
      if (!(await isPeriod(db, params.id))) throw notFound();
      return { data: await selectFreePlaces(db, params.id) };
    },

    async updateInternship({ params, body, user }) {
      await found(db, user, params.id);
      const { version, reason, seen_changes, seen_leftovers, settle_leftovers, ...changed } =
        await parseBody(internshipUpdateRules, body);
      const { end_date, end_reason, ...input } = changed;
      const answer = { reason, seen_leftovers, settle_leftovers };
      await forReason(reason, () =>
        db.transaction().execute(async (trx) => {
          await lockForPlacing(trx, params.id, input);
          await refuseStale(trx, 'internships', params.id, version);
          const stored = foundOr404(await selectStoredPlacement(trx, params.id));
          refuseOtherEnd({ end_date, end_reason }, stored);
          const placement = await checkPlacement(trx, input, stored, today());
          const before = await placementsBefore(trx, [params.id]);
          const edit = () =>
            settlingLeftovers(answer, placementLeftovers(trx, before, today()), () =>
              updateInternship(trx, params.id, columnsOf(placement)),
            );
          if (hasSameDays(placement, stored)) await edit();
          else {
            const moment = campusMoment({ clock, config });
            const judging = { db: trx, verdicts };
            const edited = { id: params.id, periodId: placement.internship_period_id };
            await editPlacementDays(judging, edited, { reason, seen_changes }, moment, edit);
          }
          const change = { id: params.id, before: stateOf(stored), after: stateOf(placement) };
          await notifyMoved(trx, [change], clock());
        }),
      );
      return { data: await found(db, user, params.id) };
    },

    async getPlacementChangeCheck({ body }) {
      const { internship_ids, ...changes } = await parseBody(placementChangesCheckRules, body);
      const seen = new Map(internship_ids.map((id) => [id, undefined]));
      return { data: await selectChangeFindings(db, seen, changes, today()) };
    },

    async updateInternships({ body }) {
      const { placements, valid_from, seen_changes, ...input } = await parseBody(
        placementChangesRules,
        body,
      );
      const { reason, seen_leftovers, settle_leftovers, ...changes } = input;
      const answer = { reason, seen_leftovers, settle_leftovers };
      const moment = campusMoment({ clock, config });
      // Only places count from a day.
      const counted = { valid_from: changes.place_ids && valid_from, reason, seen_changes };
      const results = await editFrom({ db, verdicts }, counted, moment, (trx, changing) =>
        changePlacements(trx, changing, placements, changes, answer, moment),
      );
      return { data: { results } };
    },

    async deleteInternship({ params }) {
      foundOr404(await deleteInternship(db, params.id));
      return { data: { message: DELETED } };
    },

    async applyToInternships({ body, storeAnswer }) {
      const { action, ids } = await parseBody(internshipBulkRules, body);
      if (action === 'finish') {
        const moment = campusMoment({ clock, config });
        return storeAnswer(async (trx) =>
          byId(await finishPlacements({ db: trx, verdicts }, ids, moment)),
        );
      }
      return storeAnswer(async (trx) =>
        byId(
          await applyToEach(trx, ids, async (id) => {
            foundOr404(await deleteInternship(trx, id));
            return 'done';
          }),
        ),
      );
    },
  } satisfies Partial<Handlers>;
};

/** Whether a change leaves the period and the first day as they are; another period has other days and rules. */
const hasSameDays = (
  placement: Pick<InternshipInput, 'internship_period_id' | 'start_date'>,
  stored: Pick<Internship, 'internship_period_id' | 'start_date'>,
) =>
  placement.internship_period_id === stored.internship_period_id &&
  placement.start_date === stored.start_date;

/** Internships do not store the company, which follows from the mentor. */
function columnsOf({ company_id: _, ...columns }: InternshipInput) {
  return columns;
}
