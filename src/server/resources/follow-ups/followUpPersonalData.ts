import { sql } from 'kysely';
import { deletedFrom, few, type PersonalData } from '@/server/resources/personalRecords';

const putOff = (userId: number) => sql`
  select kind, until from put_off_follow_ups where user_id = ${userId} order by kind`;

const settled = (userId: number) => sql`
  select kind, matter_id, since from settled_follow_ups
  where user_id = ${userId} order by kind, matter_id`;

const seen = (userId: number) => sql`
  select kind, cardinality(matter_keys) as matters, at from seen_follow_ups
  where user_id = ${userId} order by kind`;

const mailed = (userId: number) => sql`
  select kind, first_on, last_on, mails, ended_at from mailed_follow_ups
  where user_id = ${userId} order by kind, first_on, last_on, mails`;

export const followUpPersonalData = {
  put_off_follow_ups: {
    copy: { file: 'tindak-lanjut-ditunda', title: 'Tindak lanjut yang ditunda', rows: few(putOff) },
    forget: deletedFrom('put_off_follow_ups'),
  },
  settled_follow_ups: {
    copy: {
      file: 'tindak-lanjut-selesai',
      title: 'Tindak lanjut yang ditandai selesai',
      rows: few(settled),
    },
    forget: deletedFrom('settled_follow_ups'),
  },
  seen_follow_ups: {
    copy: {
      file: 'tindak-lanjut-dilihat',
      title: 'Tindak lanjut yang sudah dilihat',
      rows: few(seen),
    },
    forget: deletedFrom('seen_follow_ups'),
  },
  mailed_follow_ups: {
    copy: {
      file: 'tindak-lanjut-lewat-email',
      title: 'Tindak lanjut yang disebut dalam email',
      rows: few(mailed),
    },
    forget: deletedFrom('mailed_follow_ups'),
  },
} as const satisfies PersonalData;
