import { sql } from 'kysely';
import {
  few,
  ownInternships,
  type PersonalData,
  REMOVED,
  type Row,
} from '@/server/resources/personalRecords';

const interruptions = (userId: number) => sql<Row>`
  select internship_id, start_date, end_date, reason from internship_interruptions
  where internship_id in (${ownInternships(userId)}) order by internship_id, start_date`;

/** The days stay. */
export const interruptionPersonalData = {
  internship_interruptions: {
    copied: [
      {
        name: 'internship_interruptions',
        file: 'jeda-magang',
        title: 'Jeda magang',
        parts: few(interruptions),
      },
    ],
    forget: (trx, { id }) =>
      sql`
        update internship_interruptions set reason = ${REMOVED}
        where internship_id in (${ownInternships(id)})`.execute(trx),
  },
} as const satisfies PersonalData;
