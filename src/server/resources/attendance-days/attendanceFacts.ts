import { sql } from 'kysely';
import type { Viewer } from '@/server/auth/sessionUser';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { selectHolidayDays } from '@/server/resources/holidays/holidayQueries';
import { internshipsVisibleTo } from '@/server/resources/internships/internshipAccess';
import { defaultPlaces } from '@/server/resources/places/defaultPlaces';
import type { DayActivity } from '@/shared/attendance/attendedShift';
import type { ApprovedRequest } from '@/shared/attendance/dayVerdict';
import type { HolidayDay } from '@/shared/attendance/holidayOn';
import type { Press } from '@/shared/attendance/presses';
import type { Zone } from '@/shared/attendance/zones';
import { datesBetween } from '@/shared/calendarDays';
import type { AttendanceKind } from '@/shared/constants/attendance';
import type { RequestKind } from '@/shared/constants/attendanceRequests';

/** Calendar days, both included. */
export interface Days {
  from: string;
  to: string;
}

export type AttendedPlacement = Awaited<ReturnType<typeof selectPlacements>>[number];

interface ByDay<T> {
  on: (internshipId: number, date: string) => readonly T[];
}

/** The facts for the verdicts on the days of several placements, in one query for each kind. */
export interface AttendanceFacts {
  placements: readonly AttendedPlacement[];
  holidays: readonly HolidayDay[];
  activities: ByDay<DayActivity>;
  requests: ByDay<ApprovedRequest>;
}

/** The facts about those of the placements that the viewer may see. */
export async function selectAttendanceFacts(
  db: Database,
  viewer: Viewer,
  internshipIds: readonly number[],
  days: Days,
): Promise<AttendanceFacts> {
  const placements = await selectPlacements(db, viewer, internshipIds);
  const ids = placements.map(({ internship_id }) => internship_id);
  return {
    placements,
    holidays: await selectHolidayDays(db, days.from, days.to),
    activities: await selectActivities(db, ids, days),
    requests: await selectRequests(db, ids, days),
  };
}

async function selectPlacements(db: Database, viewer: Viewer, ids: readonly number[]) {
  return db
    .selectFrom('internships')
    .innerJoin('internship_periods', 'internship_periods.id', 'internships.internship_period_id')
    .leftJoin(defaultPlaces.as('default_place'), 'default_place.internship_id', 'internships.id')
    .select([
      'internships.id as internship_id',
      'internships.student_nim',
      'internships.student_name',
      'internships.company_name',
      'internship_periods.start_date',
      'internship_periods.end_date',
      'internship_periods.requires_check_out',
      'internship_periods.late_tolerance_minutes',
    ])
    .select(({ fn, ref, val }) => [
      fn.coalesce(ref('default_place.time_zone'), val<Zone>('WIB')).as('time_zone'),
      fn.coalesce(ref('default_place.has_joint_leave'), val(true)).as('observes_joint_leave'),
    ])
    .where('internships.id', '=', anyOf(ids))
    .where(internshipsVisibleTo(viewer))
    .orderBy((eb) => eb.fn('lower', ['internships.student_name']))
    .orderBy('internships.id')
    .execute();
}

async function selectActivities(db: Database, ids: readonly number[], { from, to }: Days) {
  const rows = await db
    .selectFrom('activities')
    .leftJoin('places', 'places.id', 'activities.place_id')
    .select(['activities.id', 'internship_id', 'date', 'start_time', 'end_time', 'break_minutes'])
    .select(['attendance_time', 'position_verdict', 'left_at', 'places.time_zone'])
    .where('internship_id', '=', anyOf(ids))
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .orderBy('start_time')
    .orderBy('activities.id')
    .execute();
  return byDay(
    rows.map((row) => ({
      internshipId: row.internship_id,
      date: row.date,
      fact: {
        id: row.id,
        startTime: row.start_time,
        endTime: row.end_time,
        endsNextDay: row.end_time < row.start_time,
        ...(row.time_zone && { zone: row.time_zone }),
        breakMinutes: row.break_minutes,
        presses: pressesOf(row),
      } satisfies DayActivity,
    })),
  );
}

/** The presses that can count: every press keeps the first in and the last out on its activity (docs/decisions/0067). */
const pressesOf = ({
  attendance_time,
  position_verdict: verdict,
  left_at,
}: {
  attendance_time: Date | null;
  position_verdict: Press['verdict'];
  left_at: Date | null;
}): Press[] => [
  ...(attendance_time ? [{ kind: 'in' as const, at: attendance_time, verdict }] : []),
  ...(left_at ? [{ kind: 'out' as const, at: left_at, verdict: null }] : []),
];

async function selectRequests(db: Database, ids: readonly number[], { from, to }: Days) {
  const rows = await db
    .selectFrom('attendance_requests')
    .select(['internship_id', 'kind', 'activity_id', 'press', 'claimed_at'])
    .select([
      sql<string>`greatest(start_date, ${from}::date)`.as('first_day'),
      sql<string>`least(end_date, ${to}::date)`.as('last_day'),
    ])
    .where('internship_id', '=', anyOf(ids))
    .where('state', '=', 'approved')
    .where('start_date', '<=', to)
    .where('end_date', '>=', from)
    .orderBy('id')
    .execute();
  return byDay(
    rows.flatMap(({ internship_id: internshipId, first_day, last_day, ...row }) =>
      datesBetween(first_day, last_day).flatMap((date) => {
        const fact = approved(row);
        return fact ? [{ internshipId, date, fact }] : [];
      }),
    ),
  );
}

function approved({
  kind,
  activity_id,
  press,
  claimed_at,
}: {
  kind: RequestKind;
  activity_id: number | null;
  press: AttendanceKind | null;
  claimed_at: Date | null;
}): ApprovedRequest | null {
  if (kind !== 'correction') return { kind };
  // The database keeps all three of a correction.
  if (activity_id === null || press === null || claimed_at === null) return null;
  return { kind, activityId: activity_id, press, at: claimed_at };
}

function byDay<T>(rows: readonly { internshipId: number; date: string; fact: T }[]): ByDay<T> {
  const facts = new Map<string, T[]>();
  for (const { internshipId, date, fact } of rows) {
    const key = `${internshipId} ${date}`;
    const known = facts.get(key);
    if (known) known.push(fact);
    else facts.set(key, [fact]);
  }
  return { on: (internshipId, date) => facts.get(`${internshipId} ${date}`) ?? [] };
}
