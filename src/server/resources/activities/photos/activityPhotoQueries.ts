import type { Database } from '@/server/db/database';
import type { NewActivityPhoto } from '@/server/db/tables';

const PHOTO_COLUMNS = [
  ...(['id', 'position', 'width', 'height'] as const),
  ...(['created_at', 'made_at', 'device_time', 'clock_doubt'] as const),
] as const;

/** The photos of an activity in their display order. */
export async function selectActivityPhotos(db: Database, activityId: number) {
  return db
    .selectFrom('activity_photos')
    .select(PHOTO_COLUMNS)
    .where('activity_id', '=', activityId)
    .orderBy('position')
    .execute();
}

/** The photos of several activities in their display order. */
export async function selectPhotosOf(db: Database, activityIds: readonly number[]) {
  const photos = await db
    .selectFrom('activity_photos')
    .select([...PHOTO_COLUMNS, 'activity_id'])
    .where('activity_id', 'in', activityIds)
    .orderBy('position')
    .execute();
  return (activityId: number) => photos.filter((photo) => photo.activity_id === activityId);
}

export async function selectKnownPhoto(db: Database, deviceEventId: string) {
  return db
    .selectFrom('activity_photos')
    .select([...PHOTO_COLUMNS, 'activity_id'])
    .where('device_event_id', '=', deviceEventId)
    .executeTakeFirst();
}

/** Undefined if a photo with the same ID of its device exists. */
export async function insertActivityPhoto(db: Database, photo: NewActivityPhoto) {
  return db
    .insertInto('activity_photos')
    .values(photo)
    .onConflict((conflict) =>
      conflict.column('device_event_id').where('device_event_id', 'is not', null).doNothing(),
    )
    .returning(PHOTO_COLUMNS)
    .executeTakeFirst();
}

export async function deleteActivityPhoto(db: Database, activityId: number, id: number) {
  return db
    .deleteFrom('activity_photos')
    .where('id', '=', id)
    .where('activity_id', '=', activityId)
    .returning('id')
    .executeTakeFirst();
}

export async function selectPhotoImage(
  db: Database,
  id: number,
  column: 'image' | 'thumbnail',
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('activity_photos')
    .select(`${column} as image`)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.image;
}
