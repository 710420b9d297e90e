import type { Handlers } from '@/server/contract/operations';
import type { Database } from '@/server/db/database';
import { campusToday } from '@/server/http/campusToday';
import { fieldErrors, foundOr404, notFound } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import { refuseStale } from '@/server/resources/versions/refuseStale';
import type { Services } from '@/server/services';
import {
  BOTH_DAYS,
  placementExceptionRules,
  placementWindowRules,
} from '@/shared/resources/placement-requests/placementRequestRules';
import { versioned } from '@/shared/validation/versioned';
import { selectPlacementOptions } from './placementOptions';
import {
  deletePlacementExceptionOf,
  selectPlacementWindow,
  storePlacementException,
  storePlacementWindow,
} from './placementWindowQueries';

const updateRules = versioned(placementWindowRules);

export const placementWindowHandlers = ({ db, clock, config }: Services) => {
  const stored = async (from: Database, periodId: number) => ({
    data: foundOr404(await selectPlacementWindow(from, periodId)),
  });

  return {
    async getPlacementWindow({ params }) {
      return stored(db, params.id);
    },

    async updatePlacementWindow({ params: { id }, body }) {
      await stored(db, id);
      const { version, ...days } = await parseBody(updateRules, body);
      if ((days.open_from === null) !== (days.open_until === null)) {
        throw fieldErrors({ open_until: [BOTH_DAYS] });
      }
      return db.transaction().execute(async (trx) => {
        await refuseStale(trx, 'placement_windows', id, version);
        await storePlacementWindow(trx, id, days);
        return stored(trx, id);
      });
    },

    async updatePlacementException({ params: { id, student_id }, body }) {
      await stored(db, id);
      const exception = await parseBody(placementExceptionRules, body);
      return db.transaction().execute(async (trx) => {
        const student = await trx
          .selectFrom('students')
          .select('id')
          .where('id', '=', student_id)
          .executeTakeFirst();
        if (!student) throw notFound();
        await storePlacementException(trx, { internship_period_id: id, student_id }, exception);
        return stored(trx, id);
      });
    },

    async deletePlacementException({ params: { id, student_id } }) {
      return db.transaction().execute(async (trx) => {
        foundOr404(await deletePlacementExceptionOf(trx, { internship_period_id: id, student_id }));
        return stored(trx, id);
      });
    },

    async listPlacementOptions({ user }) {
      const today = campusToday({ clock, config });
      return { data: await selectPlacementOptions(db, user.profileId ?? 0, today) };
    },
  } satisfies Partial<Handlers>;
};
