import { sql } from 'kysely';
import type { Viewer } from '@/server/auth/sessionUser';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { sortKey } from '@/server/lists/order';
import type { AttendanceFacts, AttendedPlacement, Days } from '@/server/verdicts/attendanceFacts';
import { defaultPlace } from './defaultPlaces';
import { selectHolidayDays } from './holidayDays';
import { internshipsVisibleTo } from './internshipAccess';

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
    places: await selectPlaceRules(db),
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
    .select([
      'internships.id as internship_id',
      'internships.student_nim',
      'internships.student_name',
      'internships.company_name',
      'internship_periods.start_date',
      'internship_periods.end_date',
      'internships.start_date as own_start_date',
      'internships.end_date as own_end_date',
      'internship_periods.requires_check_out',
      'internship_periods.late_tolerance_minutes',
      pastPeriodRules.as('past_period_rules'),
      defaultPlace('internships.id').as('place_id'),
      pastPlaces.as('past_places'),
      activitiesOf(days).as('activities'),
      requestsOf(days).as('requests'),
      interruptionsOf(days).as('interruptions'),
    ])
    .where('internships.id', '=', anyOf(ids))
    .where(internshipsVisibleTo(viewer))
    .orderBy(sortKey('internships.student_name'))
    .orderBy('internships.id')
    .execute();
}

const pastPeriodRules = sql<string>`(
  select coalesce(json_agg(json_build_object(
    'valid_until', valid_until, 'requires_check_out', requires_check_out,
    'late_tolerance_minutes', late_tolerance_minutes
  ) order by valid_until), '[]')::text
  from past_period_rules where internship_period_id = internship_periods.id
)`;

const pastPlaces = sql<string>`(
  select coalesce(json_agg(json_build_object(
    'valid_until', valid_until, 'place_id', place_id
  ) order by valid_until), '[]')::text
  from past_places where internship_id = internships.id
)`;

/** `PlaceRules[]` as JSON. They are few, and mostly have no past. */
export async function selectPlaceRules(db: Database): Promise<string> {
  const { places } = await db
    .selectFrom('places')
    .select(
      sql<string>`coalesce(json_agg(json_build_object(
        'id', id, 'time_zone', time_zone, 'has_joint_leave', has_joint_leave, 'past', (
          select json_agg(json_build_object(
            'valid_until', valid_until, 'time_zone', past.time_zone,
            'has_joint_leave', past.has_joint_leave
          ) order by valid_until)
          from past_place_rules as past where past.place_id = places.id
        )
      )), '[]')::text`.as('places'),
    )
    .executeTakeFirstOrThrow();
  return places;
}

const activitiesOf = ({ from, to }: Days) => sql<string>`(
  select json_build_object(
    'id', array_agg(id), 'date', array_agg(date),
    'start_time', array_agg(start_time), 'end_time', array_agg(end_time),
    'break_minutes', array_agg(break_minutes), 'place_id', array_agg(place_id),
    'first_in', array_agg(date_part('epoch', attendance_time)),
    'position_verdict', array_agg(position_verdict),
    'last_out', array_agg(date_part('epoch', left_at))
  )::text
  from (
    select * from activities
    where internship_id = internships.id and date between ${from} and ${to}
    order by date, start_time, id
  ) as activities
)`;

const requestsOf = ({ from, to }: Days) => sql<string>`(
  select coalesce(json_agg(json_build_object(
    'id', id, 'kind', kind, 'state', state, 'start_date', start_date, 'end_date', end_date,
    'activity_id', activity_id, 'press', press, 'claimed_at', date_part('epoch', claimed_at)
  ) order by attendance_requests.id), '[]')::text
  from attendance_requests
  where internship_id = internships.id and state in ('approved', 'waiting')
    and start_date <= ${to} and end_date >= ${from}
)`;

const interruptionsOf = ({ from, to }: Days) => sql<string>`(
  select coalesce(json_agg(json_build_object(
    'startDate', interruptions.start_date, 'endDate', interruptions.end_date
  )), '[]')::text
  from internship_interruptions as interruptions
  where internship_id = internships.id
    and interruptions.start_date <= ${to} and (interruptions.end_date is null or interruptions.end_date >= ${from})
)`;
