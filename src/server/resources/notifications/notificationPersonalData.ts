import { sql } from 'kysely';
import { byId, deletedFrom, few, type PersonalData } from '@/server/resources/personalRecords';

const notifications = (userId: number) => sql`
  select notifications.id, kind, matter_id, detail, at, read_at, actor.name as actor_name
  from notifications left join users as actor on actor.id = actor_user_id
  where user_id = ${userId}`;

const muted = (userId: number) => sql`
  select kind from muted_notifications where user_id = ${userId} order by kind`;

export const notificationPersonalData = {
  notifications: {
    copy: { file: 'kotak-masuk', title: 'Kabar di kotak masuk', rows: byId(notifications) },
    forget: deletedFrom('notifications'),
  },
  muted_notifications: {
    copy: {
      file: 'pemberitahuan-dimatikan',
      title: 'Pemberitahuan yang dimatikan',
      rows: few(muted),
    },
    forget: deletedFrom('muted_notifications'),
  },
} as const satisfies PersonalData;
