import type { SessionUser } from '@/server/auth/sessionUser';
import type { Handlers } from '@/server/contract/operations';
import type { Database } from '@/server/db/database';
import { campusMoment } from '@/server/http/campusToday';
import { fieldErrors, foundOr404 } from '@/server/http/errors';
import { DELETED } from '@/server/http/messages';
import { parseBody } from '@/server/http/parseBody';
import { editFrom } from '@/server/resources/attendance-days/editFrom';
import { applyToEach, byId } from '@/server/resources/bulk/applyToEach';
import { refuseStale } from '@/server/resources/versions/refuseStale';
import type { Services } from '@/server/services';
import { recordBulkRules } from '@/shared/validation/bulkRules';
import { placeUpdateRules, storedPlaceRules } from '@/shared/validation/placeRules';
import { hasSamePoint, refuseUnusualPoint } from './askAboutPoint';
import { placeExport } from './placeExport';
import {
  deletePlace,
  insertPlace,
  isUsedElsewhere,
  selectAllPlaces,
  selectPlace,
  selectPlacementsAt,
  selectPlaces,
  updatePlace,
} from './placeQueries';

const IN_USE = 'Lokasi ini sudah dipakai magang, jadi mitranya tidak dapat diganti';

const storedPlace = async (db: Database, user: SessionUser, id: number) => ({
  data: foundOr404(await selectPlace(db, user, id)),
});

export const placeHandlers = ({ db, exports, clock, config, verdicts }: Services) =>
  ({
    async listPlaces({ query, user }) {
      return selectPlaces(db, user, query);
    },

    async exportPlaces(request, reply) {
      const { query, user } = request;
      return exports.send(request, reply, placeExport, () => selectAllPlaces(db, user, query));
    },

    async getPlace({ params, user }) {
      return storedPlace(db, user, params.id);
    },

    async createPlace({ body, user, keep }) {
      const { is_point_confirmed, ...place } = await parseBody(storedPlaceRules, body);
      if (!is_point_confirmed) refuseUnusualPoint(place);
      return keep(async (trx) => storedPlace(trx, user, await insertPlace(trx, place)));
    },

    async updatePlace({ params, body, user }) {
      const { data: stored } = await storedPlace(db, user, params.id);
      const { version, is_point_confirmed, valid_from, reason, seen_changes, ...place } =
        await parseBody(placeUpdateRules, body);
      if (!is_point_confirmed && !hasSamePoint(stored, place)) refuseUnusualPoint(place);
      const moment = campusMoment({ clock, config });
      const counted = { valid_from, reason, seen_changes };
      return editFrom({ db, verdicts }, counted, moment, async (trx, changing) => {
        await refuseStale(trx, 'places', params.id, version);
        if (await isUsedElsewhere(trx, params.id, place.company_id)) {
          throw fieldErrors({ company_id: [IN_USE] });
        }
        await changing({
          placements: (from) => selectPlacementsAt(trx, params.id, from),
          edit: () => updatePlace(trx, params.id, place),
        });
        return storedPlace(trx, user, params.id);
      });
    },

    async deletePlace({ params }) {
      foundOr404(await deletePlace(db, params.id));
      return { data: { message: DELETED } };
    },

    async applyToPlaces({ body, user, keep }) {
      const { action, ids } = await parseBody(recordBulkRules, body);
      return keep(async (trx) =>
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
