import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import {
  byId,
  type Forgotten,
  ownInternships,
  type PersonalData,
  REMOVED,
  type Row,
  type Select,
} from '@/server/resources/personalRecords';

const sessions: Select = (userId) => sql<Row>`
  select id, internship_id, date, topic, result, state, reason, recorded_by, sent_at, decided_at, decided_by_name
  from guidance_sessions
  where id in (
    select id from guidance_sessions where decided_by_user_id = ${userId}
    union select id from guidance_sessions where internship_id in (${ownInternships(userId)})
  )`;

/** Days and states stay. */
async function forget(trx: Database, { id, alias }: Forgotten): Promise<void> {
  await sql`
    update guidance_sessions set decided_by_name = ${alias} where decided_by_user_id = ${id}
  `.execute(trx);
  await sql`
    update guidance_sessions set topic = ${REMOVED}, result = ${REMOVED},
      reason = case when reason is not null then ${REMOVED} end
    where internship_id in (${ownInternships(id)})`.execute(trx);
}

export const guidanceSessionPersonalData = {
  guidance_sessions: {
    copied: [
      {
        name: 'guidance_sessions',
        file: 'bimbingan',
        title: 'Bimbingan dengan dosen',
        parts: byId(sessions),
      },
    ],
    forget,
  },
} as const satisfies PersonalData;
