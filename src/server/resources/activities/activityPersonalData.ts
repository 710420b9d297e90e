import { sql } from 'kysely';
import { activityPhotoFiles } from '@/server/resources/activities/photos/activityPhotoPersonalData';
import {
  byId,
  ownActivities,
  ownInternships,
  type PersonalData,
} from '@/server/resources/personalRecords';

const activities = (userId: number) => sql`
  select activities.id, internship_id, name, description, date, start_time, end_time, address,
    attendance_time, latitude, longitude, is_position_rounded,
    validated_at_by_mentor, validated_at_by_lecturer, returned_at_by_mentor, returned_at_by_lecturer,
    text as log, saved_at as log_saved_at, first_handed_in_at as log_first_handed_in_at,
    handed_in_at as log_handed_in_at, written_at as log_written_at, written_received_at as log_written_received_at,
    activity_logs.device_time as log_device_time, activity_logs.clock_doubt as log_clock_doubt,
    first_written_at as log_first_written_at
  from activities left join activity_logs on activity_id = activities.id
  where internship_id in (${ownInternships(userId)})`;

const attendanceEvents = (userId: number) => sql`
  select id, activity_id, kind, received_at, device_time, latitude, longitude, accuracy,
    is_position_rounded, place_name, distance, verdict, reason, reason_note, actor_name, actor_role,
    claimed_at, is_queued, clock_doubt, voided_at, voided_by_name, voided_by_role, void_reason
  from attendance_events
  where id in (
    select id from attendance_events where actor_user_id = ${userId}
    union select id from attendance_events where voided_by_user_id = ${userId}
    union select id from attendance_events where activity_id in (${ownActivities(userId)})
  )`;

/** The archive begins with photos, so that activities have them. */
export const activityPersonalData = {
  activities: {
    copy: {
      file: 'aktivitas',
      title: 'Aktivitas, absensi dan catatan kegiatan',
      rows: byId(activities),
    },
    files: activityPhotoFiles,
    forget: (trx, { id }) =>
      sql`
        update activities set latitude = null, longitude = null, is_position_rounded = false
        where latitude is not null and id in (${ownActivities(id)})`.execute(trx),
  },
  attendance_events: {
    copy: {
      file: 'kejadian-absen',
      title: 'Setiap absen masuk dan pulang',
      rows: byId(attendanceEvents),
    },
    forget: (trx, { id }) => sql`select anonymise_attendance(${id})`.execute(trx),
  },
} as const satisfies PersonalData;
