import { sql } from 'kysely';
import {
  few,
  ownInternships,
  type PersonalData,
  REMOVED,
} from '@/server/resources/personalRecords';

const interruptions = (userId: number) => sql`
  select internship_id, start_date, end_date, reason from internship_interruptions
  where internship_id in (${ownInternships(userId)}) order by internship_id, start_date`;

/** The days stay. */
export const interruptionPersonalData = {
  internship_interruptions: {
    copy: { file: 'jeda-magang', title: 'Jeda magang', rows: few(interruptions) },
    forget: (trx, { id }) =>
      sql`
        update internship_interruptions set reason = ${REMOVED}
        where internship_id in (${ownInternships(id)})`.execute(trx),
  },
} as const satisfies PersonalData;
