import { sql } from 'kysely';
import { ownActivities, type PersonalData, REMOVED } from '@/server/resources/personalRecords';

/** The copy of activities has their logs, too. */
export const activityLogPersonalData = {
  activity_logs: {
    forget: (trx, { id }) =>
      sql`
        update activity_logs set text = ${REMOVED}, written_at = null, written_received_at = null,
          device_time = null, clock_doubt = null
        where activity_id in (${ownActivities(id)})`.execute(trx),
  },
} as const satisfies PersonalData;
