import { sql } from 'kysely';
import {
  byId,
  ownInternships,
  type PersonalData,
  REMOVED,
} from '@/server/resources/personalRecords';

/** Changes that the person has made to days of others leave out what is about these. */
const verdictChanges = (userId: number) => sql`
  select changes.id, internship_id, date, changed_at, users.name as changed_by_name,
    case when own.id is not null then verdict_before end as verdict_before,
    case when own.id is not null then verdict_after end as verdict_after,
    case when own.id is not null then reason end as reason
  from verdict_changes changes
  left join users on users.id = changed_by
  left join (${ownInternships(userId)}) own on own.id = internship_id
  where changes.id in (
    select id from verdict_changes where changed_by = ${userId}
    union select id from verdict_changes where internship_id in (${ownInternships(userId)})
  )`;

/** Days and verdicts stay; a reason may say what the student was ill with. */
export const attendanceDayPersonalData = {
  verdict_changes: {
    copy: {
      file: 'perubahan-kehadiran',
      title: 'Perubahan kehadiran pada hari yang sudah lewat',
      rows: byId(verdictChanges),
    },
    forget: (trx, { id }) =>
      sql`
        update verdict_changes set reason = ${REMOVED}
        where reason is not null and internship_id in (${ownInternships(id)})`.execute(trx),
  },
} as const satisfies PersonalData;
