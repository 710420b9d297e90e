import { sql } from 'kysely';
import {
  byId,
  ownInternships,
  type PersonalData,
  REMOVED,
} from '@/server/resources/personalRecords';

const sessions = (userId: number) => sql`
  select id, internship_id, date, topic, result, state, reason, recorded_by, sent_at, decided_at, decided_by_name
  from guidance_sessions
  where id in (
    select id from guidance_sessions where decided_by_user_id = ${userId}
    union select id from guidance_sessions where internship_id in (${ownInternships(userId)})
  )`;

export const guidanceSessionPersonalData = {
  guidance_sessions: {
    copy: { file: 'bimbingan', title: 'Bimbingan dengan dosen', rows: byId(sessions) },
    /** Days and states stay. */
    async forget(trx, { id, alias }) {
      await sql`
        update guidance_sessions set decided_by_name = ${alias} where decided_by_user_id = ${id}
      `.execute(trx);
      await sql`
        update guidance_sessions set topic = ${REMOVED}, result = ${REMOVED},
          reason = case when reason is not null then ${REMOVED} end
        where internship_id in (${ownInternships(id)})`.execute(trx);
    },
  },
} as const satisfies PersonalData;
