import { sql } from 'kysely';
import {
  byId,
  ownActivities,
  ownInternships,
  type PersonalData,
} from '@/server/resources/personalRecords';
import { ownPlacementRequests } from '@/server/resources/placement-requests/placementRequestPersonalData';

/** Entries by and about the person; addresses and devices of other actors are left out. */
const entries = (userId: number) => sql`
  select id, at, actor_name, actor_role, action, resource, record_id, label, old, new, reason,
    case when actor_user_id = ${userId} then address end as address,
    case when actor_user_id = ${userId} then device end as device
  from audit_entries
  where id in (
    select id from audit_entries where actor_user_id = ${userId}
    union select id from audit_entries where subject = 'users' and subject_id = ${String(userId)}
    union select id from audit_entries where subject = 'placement_requests'
      and subject_id in (select request_id::text from (${ownPlacementRequests(userId)}) own)
    union select id from audit_entries
      where subject = 'internships' and subject_id in (select id::text from (${ownInternships(userId)}) own)
    union select id from audit_entries
      where subject = 'activities' and subject_id in (select id::text from (${ownActivities(userId)}) own)
    union select id from audit_entries where subject = 'grades' and subject_id in (
      select id::text from grades where internship_id in (${ownInternships(userId)})
    )
  )`;

/**
 * Entries by the person and about the account, without the values of other people's records and the reasons of others:
 * the trail of records is for those who may change them.
 */
const ownEntries = (userId: number) => sql`
  select copied.id, copied.at, copied.actor_name, copied.actor_role, copied.action, copied.resource,
    copied.record_id, copied.label,
    case when is_about_account or is_by_student then copied.old end as old,
    case when is_about_account or is_by_student then copied.new end as new,
    case when actor_user_id = ${userId} then copied.reason end as reason,
    copied.address, copied.device
  from (${entries(userId)}) as copied
  join (
    select id, actor_user_id, subject = 'users' and subject_id = ${String(userId)} as is_about_account,
      actor_user_id = ${userId} and actor_role = 'student' as is_by_student
    from audit_entries
  ) as known using (id)
  where actor_user_id = ${userId} or is_about_account`;

export const auditEntryPersonalData = {
  audit_entries: {
    copy: {
      file: 'jejak-audit',
      title: 'Jejak audit oleh dan tentang orang ini',
      rows: byId(entries),
      ownRows: byId(ownEntries),
    },
    forget: (trx, { id }) => sql`select anonymise_trail(${id})`.execute(trx),
  },
} as const satisfies PersonalData;
