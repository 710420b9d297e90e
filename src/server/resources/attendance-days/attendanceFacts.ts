import { sql } from 'kysely';
import type { Viewer } from '@/server/auth/sessionUser';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { sortKey } from '@/server/lists/order';
import { selectHolidayDays } from '@/server/resources/holidays/holidayQueries';
import { internshipsVisibleTo } from '@/server/resources/internships/internshipAccess';
import { type DefaultPlace, defaultPlaces } from '@/server/resources/places/defaultPlaces';
import type { AttendanceFacts, AttendedPlacement, Days } from '@/server/verdicts/attendanceFacts';
import type { Zone } from '@/shared/attendance/zones';

/** The facts about those of the placements that the viewer may see, by name. */
export async function selectAttendanceFacts(
  db: Database,
  viewer: Viewer,
  internshipIds: readonly number[],
  days: Days,
): Promise<AttendanceFacts> {
  return {
    days,
    holidays: await selectHolidayDays(db, days.from, days.to),
    placements: await selectPlacements(db, viewer, internshipIds, days),
  };
}

/** One statement, so that the facts of a placement are those of one moment. */
export async function selectPlacements(
  db: Database,
  viewer: Viewer,
  ids: readonly number[],
  days: Days,
): Promise<AttendedPlacement[]> {
  return db
    .selectFrom('internships')
    .innerJoin('internship_periods', 'internship_periods.id', 'internships.internship_period_id')
    .leftJoinLateral(placeOfInternship.as('default_place'), (join) => join.onTrue())
    .select([
      'internships.id as internship_id',
      'internships.student_nim',
      'internships.student_name',
      'internships.company_name',
      'internship_periods.start_date',
      'internship_periods.end_date',
      'internship_periods.requires_check_out',
      'internship_periods.late_tolerance_minutes',
      activitiesOf(days).as('activities'),
      requestsOf(days).as('requests'),
    ])
    .select(({ fn, ref, val }) => [
      fn.coalesce(ref('default_place.time_zone'), val<Zone>('WIB')).as('time_zone'),
      fn.coalesce(ref('default_place.has_joint_leave'), val(true)).as('observes_joint_leave'),
    ])
    .where('internships.id', '=', anyOf(ids))
    .where(internshipsVisibleTo(viewer))
    .orderBy(sortKey('internships.student_name'))
    .orderBy('internships.id')
    .execute();
}

/** Only of these placements, and not of all. */
const placeOfInternship = sql<DefaultPlace>`(
  select * from ${defaultPlaces} as places where places.internship_id = internships.id
)`;

const activitiesOf = ({ from, to }: Days) => sql<string>`(
  select json_build_object(
    'id', array_agg(id), 'date', array_agg(date),
    'start_time', array_agg(start_time), 'end_time', array_agg(end_time),
    'break_minutes', array_agg(break_minutes), 'time_zone', array_agg(time_zone),
    'first_in', array_agg(date_part('epoch', attendance_time)),
    'position_verdict', array_agg(position_verdict),
    'last_out', array_agg(date_part('epoch', left_at))
  )::text
  from (
    select activities.*, places.time_zone
    from activities left join places on places.id = activities.place_id
    where activities.internship_id = internships.id and date between ${from} and ${to}
    order by date, start_time, activities.id
  ) as activities
)`;

const requestsOf = ({ from, to }: Days) => sql<string>`(
  select coalesce(json_agg(json_build_object(
    'kind', kind, 'start_date', start_date, 'end_date', end_date,
    'activity_id', activity_id, 'press', press, 'claimed_at', date_part('epoch', claimed_at)
  ) order by attendance_requests.id), '[]')::text
  from attendance_requests
  where internship_id = internships.id and state = 'approved'
    and start_date <= ${to} and end_date >= ${from}
)`;
