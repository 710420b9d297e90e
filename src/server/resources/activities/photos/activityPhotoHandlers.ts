import type { Handlers } from '@/server/contract/operations';
import type { Database } from '@/server/db/database';
import { conflict, foundOr404, notFound } from '@/server/http/errors';
import { DELETED } from '@/server/http/messages';
import { parseBody } from '@/server/http/parseBody';
import { uploadedContent } from '@/server/http/reencodeImage';
import { selectActivity } from '@/server/resources/activities/activityQueries';
import { assertLogMayChange } from '@/server/resources/activities/logs/changeableLog';
import { keptClaim } from '@/server/resources/activities/logs/keptClaim';
import type { Services } from '@/server/services';
import { PHOTOS_MAX } from '@/shared/constants/limits';
import { activityPhotoRules } from '@/shared/resources/activities/activityLogRules';
import {
  deleteActivityPhoto,
  insertActivityPhoto,
  selectActivityPhotos,
  selectKnownPhoto,
  selectPhotoImage,
} from './activityPhotoQueries';
import { processPhoto } from './processPhoto';
import { withPhotoUrls } from './withPhotoUrls';

const OTHER_ACTIVITY = 'ID foto ini sudah dipakai untuk aktivitas lain.';
const ENOUGH_PHOTOS = `Satu aktivitas memuat paling banyak ${PHOTOS_MAX} foto.`;
const POSITIONS = Array.from({ length: PHOTOS_MAX }, (_, index) => index + 1);

export const activityPhotoHandlers = (services: Services) => {
  const { db, clock, photoUrls } = services;

  return {
    async createActivityPhoto({ params: { id: activity_id }, body, user, storeAnswer }) {
      const {
        photo,
        device_event_id = null,
        ...device
      } = await parseBody(activityPhotoRules, body);
      const file = uploadedContent(photo, 'photo');
      foundOr404(await selectActivity(db, user, activity_id));
      // Checked before the image is re-encoded as well, which takes longest.
      const isKnown = (await knownPhoto(db, activity_id, device_event_id)) !== undefined;
      if (!isKnown) await assertLogMayChange(services, db, { user, activityId: activity_id });
      const images = isKnown ? null : await processPhoto(file);
      return storeAnswer(async (trx) => {
        // Before the log is asked for: the answer stays the same once a reviewer has validated the activity.
        const known = await knownPhoto(trx, activity_id, device_event_id);
        if (known) return { data: withPhotoUrls(known, photoUrls) };
        const state = await assertLogMayChange(services, trx, {
          user,
          activityId: activity_id,
          lock: true,
        });
        // The same photo may have been stored while this one waited for the lock.
        const repeated = await knownPhoto(trx, activity_id, device_event_id);
        if (repeated) return { data: withPhotoUrls(repeated, photoUrls) };
        const position = await freePosition(trx, activity_id);
        const created_at = clock();
        // Not processed if the stored photo has been deleted in between.
        const processed = images ?? (await processPhoto(file));
        const claim = keptClaim(device, state, created_at);
        const row = { activity_id, position, created_at, device_event_id, ...claim, ...processed };
        const stored = await insertActivityPhoto(trx, row);
        if (!stored) throw conflict(OTHER_ACTIVITY);
        return { data: withPhotoUrls(stored, photoUrls) };
      });
    },

    async deleteActivityPhoto({ params: { id: activityId, photo_id }, user }) {
      await db.transaction().execute(async (trx) => {
        await assertLogMayChange(services, trx, { user, activityId, lock: true });
        foundOr404(await deleteActivityPhoto(trx, activityId, photo_id));
      });
      return { data: { message: DELETED } };
    },

    // Public: the signed URL is the permission. An invalid signature gets the same 404 as a missing
    // record.
    async getActivityPhoto({ params: { id }, query }, reply) {
      const { expires, signature, thumbnail } = query;
      if (!photoUrls.isValid(id, expires, signature)) throw notFound();
      const image = foundOr404(await selectPhotoImage(db, id, thumbnail ? 'thumbnail' : 'image'));
      reply.type('image/jpeg');
      reply.header('content-disposition', 'inline; filename="foto-kegiatan.jpg"');
      return image;
    },
  } satisfies Partial<Handlers>;
};

/** The photo that a device has sent with this ID before. Throws 409 if it is of another activity. */
async function knownPhoto(db: Database, activityId: number, deviceEventId: string | null) {
  if (deviceEventId === null) return undefined;
  const known = await selectKnownPhoto(db, deviceEventId);
  if (known && known.activity_id !== activityId) throw conflict(OTHER_ACTIVITY);
  return known;
}

async function freePosition(db: Database, activityId: number): Promise<number> {
  const photos = await selectActivityPhotos(db, activityId);
  const taken = photos.map(({ position }) => position);
  const free = POSITIONS.find((position) => !taken.includes(position));
  if (free === undefined) throw conflict(ENOUGH_PHOTOS);
  return free;
}
