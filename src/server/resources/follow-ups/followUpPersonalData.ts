import { sql } from 'kysely';
import { few, type PersonalData, type Row } from '@/server/resources/personalRecords';

const putOff = (userId: number) => sql<Row>`
  select kind, until from put_off_follow_ups where user_id = ${userId} order by kind`;

const settled = (userId: number) => sql<Row>`
  select kind, matter_id, since from settled_follow_ups
  where user_id = ${userId} order by kind, matter_id`;

const seen = (userId: number) => sql<Row>`
  select kind, cardinality(matter_keys) as matters, at from seen_follow_ups
  where user_id = ${userId} order by kind`;

const mailed = (userId: number) => sql<Row>`
  select kind, first_on, last_on, mails, ended_at from mailed_follow_ups
  where user_id = ${userId} order by kind, first_on, last_on, mails`;

export const followUpPersonalData = {
  put_off_follow_ups: {
    copied: [
      {
        name: 'put_off_follow_ups',
        file: 'tindak-lanjut-ditunda',
        title: 'Tindak lanjut yang ditunda',
        parts: few(putOff),
      },
    ],
    forget: (trx, { id }) =>
      trx.deleteFrom('put_off_follow_ups').where('user_id', '=', id).execute(),
  },
  settled_follow_ups: {
    copied: [
      {
        name: 'settled_follow_ups',
        file: 'tindak-lanjut-selesai',
        title: 'Tindak lanjut yang ditandai selesai',
        parts: few(settled),
      },
    ],
    forget: (trx, { id }) =>
      trx.deleteFrom('settled_follow_ups').where('user_id', '=', id).execute(),
  },
  seen_follow_ups: {
    copied: [
      {
        name: 'seen_follow_ups',
        file: 'tindak-lanjut-dilihat',
        title: 'Tindak lanjut yang sudah dilihat',
        parts: few(seen),
      },
    ],
    forget: (trx, { id }) => trx.deleteFrom('seen_follow_ups').where('user_id', '=', id).execute(),
  },
  mailed_follow_ups: {
    copied: [
      {
        name: 'mailed_follow_ups',
        file: 'tindak-lanjut-lewat-email',
        title: 'Tindak lanjut yang disebut dalam email',
        parts: few(mailed),
      },
    ],
    forget: (trx, { id }) =>
      trx.deleteFrom('mailed_follow_ups').where('user_id', '=', id).execute(),
  },
} as const satisfies PersonalData;
