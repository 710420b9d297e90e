import { sql } from 'kysely';
import { byId, ownActivities, type PersonalData } from '@/server/resources/personalRecords';

const reviews = (userId: number) => sql`
  select id, activity_id, at, kind, reviewer, actor_name, actor_role, comment, log from activity_steps
  where id in (
    select id from activity_steps where actor_user_id = ${userId}
    union select id from activity_steps where activity_id in (${ownActivities(userId)})
  )`;

/** Anonymising clears steps together with the audit trail. */
export const reviewPersonalData = {
  activity_steps: {
    copy: {
      name: 'reviews',
      file: 'peninjauan',
      title: 'Pengiriman, validasi dan pengembalian',
      rows: byId(reviews),
    },
    forget: null,
  },
} as const satisfies PersonalData;
