import { sql } from 'kysely';
import { endSessionsOf } from '@/server/auth/endedSessions';
import { few, type PersonalData, type Row } from '@/server/resources/personalRecords';

const sessions = (userId: number) => sql<Row>`
  select created_at, last_used_at, device, address, remember from sessions
  where user_id = ${userId} order by created_at`;

export const sessionPersonalData = {
  sessions: {
    copied: [
      { name: 'sessions', file: 'perangkat', title: 'Perangkat yang masuk', parts: few(sessions) },
    ],
    forget: (trx, { id }) => endSessionsOf(trx, id),
  },
} as const satisfies PersonalData;
