import { sql } from 'kysely';
import {
  byId,
  few,
  type PersonalData,
  type Row,
  type Select,
} from '@/server/resources/personalRecords';

const notifications: Select = (userId) => sql<Row>`
  select notifications.id, kind, matter_id, detail, at, read_at, actor.name as actor_name
  from notifications left join users as actor on actor.id = actor_user_id
  where user_id = ${userId}`;

const muted = (userId: number) => sql<Row>`
  select kind from muted_notifications where user_id = ${userId} order by kind`;

export const notificationPersonalData = {
  notifications: {
    copied: [
      {
        name: 'notifications',
        file: 'kotak-masuk',
        title: 'Kabar di kotak masuk',
        parts: byId(notifications),
      },
    ],
    forget: (trx, { id }) => trx.deleteFrom('notifications').where('user_id', '=', id).execute(),
  },
  muted_notifications: {
    copied: [
      {
        name: 'muted_notifications',
        file: 'pemberitahuan-dimatikan',
        title: 'Pemberitahuan yang dimatikan',
        parts: few(muted),
      },
    ],
    forget: (trx, { id }) =>
      trx.deleteFrom('muted_notifications').where('user_id', '=', id).execute(),
  },
} as const satisfies PersonalData;
