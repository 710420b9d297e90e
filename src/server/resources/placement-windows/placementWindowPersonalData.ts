import { sql } from 'kysely';
import { byId, ownStudents, type PersonalData, REMOVED } from '@/server/resources/personalRecords';

const exceptions = (userId: number) => sql`
  select placement_window_exceptions.id, internship_period_id, until, reason
  from placement_window_exceptions join students on students.id = student_id
  where students.user_id = ${userId}`;

/** The reason is for the office. */
const ownExceptions = (userId: number) => sql`
  select id, internship_period_id, until from (${exceptions(userId)}) as own`;

export const placementWindowPersonalData = {
  placement_window_exceptions: {
    copy: {
      file: 'pengecualian-masa-pengajuan',
      title: 'Pengecualian masa pengajuan tempat',
      rows: byId(exceptions),
      ownRows: byId(ownExceptions),
    },
    forget: (trx, { id }) =>
      sql`
        update placement_window_exceptions set reason = ${REMOVED}
        where student_id in (${ownStudents(id)})`.execute(trx),
  },
} as const satisfies PersonalData;
