import { sql } from 'kysely';
import { endSessionsOf } from '@/server/auth/endedSessions';
import { few, type PersonalData } from '@/server/resources/personalRecords';

const sessions = (userId: number) => sql`
  select created_at, last_used_at, device, address, remember from sessions
  where user_id = ${userId} order by created_at`;

export const sessionPersonalData = {
  sessions: {
    copy: { file: 'perangkat', title: 'Perangkat yang masuk', rows: few(sessions) },
    forget: (trx, { id }) => endSessionsOf(trx, id),
  },
} as const satisfies PersonalData;
