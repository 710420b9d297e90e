import type { SessionUser } from '@/server/auth/sessionUser';
import type { Handlers } from '@/server/contract/operations';
import type { Database } from '@/server/db/database';
import type { NewPlace, Place } from '@/server/db/tables';
import { campusMoment } from '@/server/http/campusToday';
import { fieldErrors, foundOr404 } from '@/server/http/errors';
import { DELETED } from '@/server/http/messages';
import { parseBody } from '@/server/http/parseBody';
import { countFrom, editFrom } from '@/server/placements/editFrom';
import { lockVerdicts } from '@/server/placements/lockVerdicts';
import { applyToEach, byId } from '@/server/resources/bulk/applyToEach';
import { refuseStale } from '@/server/resources/versions/refuseStale';
import type { Services } from '@/server/services';
import { placeUpdateRules, storedPlaceRules } from '@/shared/resources/places/placeRules';
import { recordBulkRules } from '@/shared/validation/bulkRules';
import { hasSamePoint, refuseUnusualPoint } from './askAboutPoint';
import { placeExport } from './placeExport';
import {
  deletePlace,
  insertPlace,
  isUsedElsewhere,
  placeList,
  selectPlace,
  selectPlacementsAt,
  updatePlace,
} from './placeQueries';

const IN_USE = 'Lokasi ini sudah dipakai magang, jadi mitranya tidak dapat diganti';

const storedPlace = async (db: Database, user: SessionUser, id: number) => ({
  data: foundOr404(await selectPlace(db, user, id)),
});

interface EditDays {
  from: string;
  today: string;
}

/**
 * Rules count from the day of the edit; to which company the place belongs and whether it is in use always counts from today, so
 * that placements with another place keep theirs.
 */
async function editPlace(
  trx: Database,
  stored: Pick<Place, 'id' | 'company_id' | 'is_active'>,
  place: Omit<NewPlace, 'id'>,
  { from, today }: EditDays,
) {
  const { company_id, is_active, ...rules } = place;
  const isSame = company_id === stored.company_id && is_active === stored.is_active;
  if (isSame || from === today) return updatePlace(trx, stored.id, place);
  await updatePlace(trx, stored.id, rules);
  await countFrom(trx, today);
  await updatePlace(trx, stored.id, { company_id, is_active });
}

export const placeHandlers = ({ db, exports, clock, config, verdicts }: Services) =>
  ({
    async listPlaces({ query, user }) {
      return placeList(db, user, query).page();
    },

    async exportPlaces(request, reply) {
      const { query, user } = request;
      return exports.send(request, reply, placeExport, () => placeList(db, user, query).whole());
    },

    async getPlace({ params, user }) {
      return storedPlace(db, user, params.id);
    },

    async createPlace({ body, user, storeAnswer }) {
      const { is_point_confirmed, ...place } = await parseBody(storedPlaceRules, body);
      if (!is_point_confirmed) refuseUnusualPoint(place);
      return storeAnswer(async (trx) => storedPlace(trx, user, await insertPlace(trx, place)));
    },

    async updatePlace({ params, body, user }) {
      const { data: stored } = await storedPlace(db, user, params.id);
      const { version, is_point_confirmed, valid_from, reason, seen_changes, ...place } =
        await parseBody(placeUpdateRules, body);
      if (!is_point_confirmed && !hasSamePoint(stored, place)) refuseUnusualPoint(place);
      const moment = campusMoment({ clock, config });
      const counted = { valid_from, reason, seen_changes };
      return editFrom({ db, verdicts }, counted, moment, async (trx, changing) => {
        await lockVerdicts(trx, 'many placements');
        await refuseStale(trx, 'places', params.id, version);
        if (await isUsedElsewhere(trx, params.id, place.company_id)) {
          throw fieldErrors({ company_id: [IN_USE] });
        }
        await changing({
          placements: (from) => selectPlacementsAt(trx, params.id, from),
          edit: (from) => editPlace(trx, stored, place, { from, today: moment.today }),
        });
        return storedPlace(trx, user, params.id);
      });
    },

    async deletePlace({ params }) {
      foundOr404(await deletePlace(db, params.id));
      return { data: { message: DELETED } };
    },

    async applyToPlaces({ body, user, storeAnswer }) {
      const { action, ids } = await parseBody(recordBulkRules, body);
      return storeAnswer(async (trx) =>
        byId(
          await applyToEach(trx, ids, async (id) => {
            const place = foundOr404(await selectPlace(trx, user, id));
            if (action === 'delete') {
              foundOr404(await deletePlace(trx, id));
              return 'done';
            }
            const is_active = action === 'activate';
            if (place.is_active === is_active) return 'already';
            await updatePlace(trx, id, { is_active });
            return 'done';
          }),
        ),
      );
    },
  }) satisfies Partial<Handlers>;
