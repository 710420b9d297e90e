import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import {
  byId,
  ownActivities,
  type PersonalData,
  type PersonalTable,
  upload,
} from '@/server/resources/personalRecords';

const photos = (userId: number) => sql`
  select id, activity_id, position, width, height, created_at, device_event_id, made_at, device_time, clock_doubt
  from activity_photos
  where activity_id in (${ownActivities(userId)})`;

async function* files(db: Database, userId: number) {
  for await (const rows of byId(photos)(db, userId)) {
    for (const { id } of rows) {
      const photo = await db
        .selectFrom('activity_photos')
        .select('image')
        .where('id', '=', Number(id))
        .executeTakeFirst();
      // Deleted in the meantime.
      if (photo) yield upload(`foto/${id}`, { kind: 'jpeg', content: photo.image });
    }
  }
}

export const activityPhotoFiles: PersonalTable['files'] = {
  note: 'foto/: foto aktivitas, bernomor seperti dalam foto.csv.',
  read: files,
};

export const activityPhotoPersonalData = {
  activity_photos: {
    copy: {
      name: 'photos',
      file: 'foto',
      title: 'Foto; gambarnya ada di folder foto',
      rows: byId(photos),
    },
    forget: (trx, { id }) =>
      sql`delete from activity_photos where activity_id in (${ownActivities(id)})`.execute(trx),
  },
} as const satisfies PersonalData;
