import type { Handlers } from '@/server/contract/operations';
import type { Database } from '@/server/db/database';
import { conflict, foundOr404, notFound } from '@/server/http/errors';
import { DELETED } from '@/server/http/messages';
import { parseBody } from '@/server/http/parseBody';
import { uploadedContent } from '@/server/http/reencodeImage';
import { assertLogMayChange } from '@/server/resources/activities/logs/changeableLog';
import type { Services } from '@/server/services';
import { PHOTOS_MAX } from '@/shared/constants/limits';
import { activityPhotoRules } from '@/shared/resources/activities/activityLogRules';
import {
  deleteActivityPhoto,
  insertActivityPhoto,
  selectActivityPhotos,
  selectPhotoImage,
} from './activityPhotoQueries';
import { processPhoto } from './processPhoto';
import { withPhotoUrls } from './withPhotoUrls';

const ENOUGH_PHOTOS = `Satu aktivitas memuat paling banyak ${PHOTOS_MAX} foto.`;
const POSITIONS = Array.from({ length: PHOTOS_MAX }, (_, index) => index + 1);

export const activityPhotoHandlers = (services: Services) => {
  const { db, clock, photoUrls } = services;

  return {
    async createActivityPhoto({ params: { id: activity_id }, body, user, storeAnswer }) {
      const { photo } = await parseBody(activityPhotoRules, body);
      const file = uploadedContent(photo, 'photo');
      // Checked before the image is re-encoded as well, which takes longest.
      await assertLogMayChange(services, db, { user, activityId: activity_id });
      const images = await processPhoto(file);
      return storeAnswer(async (trx) => {
        await assertLogMayChange(services, trx, { user, activityId: activity_id, lock: true });
        const position = await freePosition(trx, activity_id);
        const created_at = clock();
        const row = { activity_id, position, created_at, ...images };
        return { data: withPhotoUrls(await insertActivityPhoto(trx, row), photoUrls) };
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

async function freePosition(db: Database, activityId: number): Promise<number> {
  const photos = await selectActivityPhotos(db, activityId);
  const taken = photos.map(({ position }) => position);
  const free = POSITIONS.find((position) => !taken.includes(position));
  if (free === undefined) throw conflict(ENOUGH_PHOTOS);
  return free;
}
