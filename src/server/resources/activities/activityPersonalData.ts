import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { activityPhotoFiles } from '@/server/resources/activity-photos/activityPhotoPersonalData';
import {
  byId,
  type Forgotten,
  ownActivities,
  ownInternships,
  type PersonalData,
  type Row,
  type Select,
} from '@/server/resources/personalRecords';

const activities: Select = (userId) => sql<Row>`
  select activities.id, internship_id, name, description, date, start_time, end_time, address,
    attendance_time, latitude, longitude, is_position_rounded,
    validated_at_by_mentor, validated_at_by_lecturer, returned_at_by_mentor, returned_at_by_lecturer,
    text as log, saved_at as log_saved_at, first_handed_in_at as log_first_handed_in_at,
    handed_in_at as log_handed_in_at
  from activities left join activity_logs on activity_id = activities.id
  where internship_id in (${ownInternships(userId)})`;

const attendanceEvents: Select = (userId) => sql<Row>`
  select id, activity_id, kind, received_at, device_time, latitude, longitude, accuracy,
    is_position_rounded, place_name, distance, verdict, reason, reason_note, actor_name, actor_role,
    claimed_at, voided_at, voided_by_name, voided_by_role, void_reason
  from attendance_events
  where id in (
    select id from attendance_events where actor_user_id = ${userId}
    union select id from attendance_events where voided_by_user_id = ${userId}
    union select id from attendance_events where activity_id in (${ownActivities(userId)})
  )`;

const forgetPositions = (trx: Database, { id }: Forgotten) =>
  sql`
    update activities set latitude = null, longitude = null, is_position_rounded = false
    where latitude is not null and id in (${ownActivities(id)})`.execute(trx);

/** The archive begins with photos, so that activities have them. */
export const activityPersonalData = {
  activities: {
    copied: [
      {
        name: 'activities',
        file: 'aktivitas',
        title: 'Aktivitas, absensi dan catatan kegiatan',
        parts: byId(activities),
      },
    ],
    files: activityPhotoFiles,
    forget: forgetPositions,
  },
  attendance_events: {
    copied: [
      {
        name: 'attendance_events',
        file: 'kejadian-absen',
        title: 'Setiap absen masuk dan pulang',
        parts: byId(attendanceEvents),
      },
    ],
    forget: (trx, { id }) => sql`select anonymise_attendance(${id})`.execute(trx),
  },
} as const satisfies PersonalData;
