import { sql } from 'kysely';
import { deletedFrom, few, type PersonalData } from '@/server/resources/personalRecords';

const preferences = (userId: number) => sql`
  select topic, kind, channel from mail_preferences where user_id = ${userId} order by topic, kind`;

const digestHours = (userId: number) => sql`
  select hour from digest_hours where user_id = ${userId}`;

const mails = (userId: number) => sql`
  select kind, matter, state, failure, created_at, finished_at from mails
  where user_id = ${userId} order by created_at`;

export const mailPersonalData = {
  mail_preferences: {
    copy: { file: 'pilihan-email', title: 'Pilihan email per jenis', rows: few(preferences) },
    forget: deletedFrom('mail_preferences'),
  },
  digest_hours: {
    copy: { file: 'jam-rangkuman', title: 'Jam rangkuman harian', rows: few(digestHours) },
    forget: deletedFrom('digest_hours'),
  },
  mails: {
    copy: { file: 'email', title: 'Email kepada orang ini', rows: few(mails) },
    forget: deletedFrom('mails'),
  },
} as const satisfies PersonalData;
