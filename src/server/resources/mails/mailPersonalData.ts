import { sql } from 'kysely';
import { few, type PersonalData, type Row } from '@/server/resources/personalRecords';

const preferences = (userId: number) => sql<Row>`
  select topic, kind, channel from mail_preferences where user_id = ${userId} order by topic, kind`;

const digestHours = (userId: number) => sql<Row>`
  select hour from digest_hours where user_id = ${userId}`;

const mails = (userId: number) => sql<Row>`
  select kind, matter, state, failure, created_at, finished_at from mails
  where user_id = ${userId} order by created_at`;

export const mailPersonalData = {
  mail_preferences: {
    copied: [
      {
        name: 'mail_preferences',
        file: 'pilihan-email',
        title: 'Pilihan email per jenis',
        parts: few(preferences),
      },
    ],
    forget: (trx, { id }) => trx.deleteFrom('mail_preferences').where('user_id', '=', id).execute(),
  },
  digest_hours: {
    copied: [
      {
        name: 'digest_hours',
        file: 'jam-rangkuman',
        title: 'Jam rangkuman harian',
        parts: few(digestHours),
      },
    ],
    forget: (trx, { id }) => trx.deleteFrom('digest_hours').where('user_id', '=', id).execute(),
  },
  mails: {
    copied: [{ name: 'mails', file: 'email', title: 'Email kepada orang ini', parts: few(mails) }],
    forget: (trx, { id }) => trx.deleteFrom('mails').where('user_id', '=', id).execute(),
  },
} as const satisfies PersonalData;
