import { type Expression, type RawBuilder, sql } from 'kysely';
import type { RecapFilters } from '@/server/auth/reportTokens';
import type { Viewer } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import type { VerdictMoment } from '@/server/resources/attendance-days/attendanceDays';
import type { Days } from '@/server/resources/attendance-days/attendanceFacts';
import { dayRange } from '@/server/resources/attendance-days/dayRange';
import { findInternships } from '@/server/resources/internships/internshipList';
import { defaultPlaces } from '@/server/resources/places/defaultPlaces';
import { totalsIn } from '@/shared/attendance/totals';
import { DAY_VERDICTS, type DayVerdict } from '@/shared/attendance/verdicts';
import { attendanceDays } from '@/shared/attendanceDays';

interface CountedVerdicts {
  placements: number;
  counts: Record<DayVerdict, number>;
  /** between presses, without breaks */
  minutes: number;
}

/** The totals of all placements that the viewer finds with these filters. */
export async function selectRecapTotals(
  db: Database,
  viewer: Viewer,
  filters: RecapFilters,
  moment: VerdictMoment,
) {
  const found = await findInternships(db, viewer, filters);
  const counted = await countVerdicts(db, sql`array(${found})`, dayRange(filters), moment);
  return { placements: counted.placements, ...totalsIn(counted) };
}

/**
 * The verdicts on all days of the placements, counted by the database: `dayVerdict` in SQL, for more days than the
 * server would read (docs/decisions/0071). recapTotals.test.ts compares the two.
 * @param internshipIds an expression that `any` takes
 */
export async function countVerdicts(
  db: Database,
  internshipIds: Expression<unknown>,
  { from, to }: Days,
  { now, campusTimeZone }: VerdictMoment,
): Promise<CountedVerdicts> {
  const { rows } = await sql<CountedVerdicts>`
    select count(*)::integer as placements,
      json_build_object(${sums}) as counts,
      coalesce(sum(counted.minutes), 0)::double precision as minutes
    from (${placed({ from, to }, now)}) as placed
    cross join lateral (
      select coalesce(array_agg(distinct date), '{}') as days_off from holidays
      where date between placed.first_day and placed.last_day
        and (placed.has_joint_leave or holidays.kind <> 'joint_leave')
    ) as calendar
    cross join lateral (
      select ${counts}, sum(minutes) as minutes
      from (${verdicts(attendanceDays(now, campusTimeZone))}) as verdicts
    ) as counted
    where placed.id = any(${internshipIds})`.execute(db);
  // An aggregate without groups has one row.
  return rows[0] as CountedVerdicts;
}

const COUNTED = DAY_VERDICTS.filter((verdict) => verdict !== 'holiday');

const counts = sql.join(
  COUNTED.map(
    (verdict) => sql`count(*) filter (where verdict = ${sql.lit(verdict)}) as ${sql.ref(verdict)}`,
  ),
);

const sums = sql.join(
  DAY_VERDICTS.map((verdict) => {
    const count =
      verdict === 'holiday' ? sql`cardinality(calendar.days_off)` : sql.ref(`counted.${verdict}`);
    return sql`${sql.lit(verdict)}, coalesce(sum(${count}), 0)`;
  }),
);

/**
 * The placements with the days that count, the rules of their period and the clock of their place, as far as they are the
 * same for all of its days.
 */
const placed = ({ from, to }: Days, now: Date): RawBuilder<unknown> => sql`
  select internships.id,
    greatest(internship_periods.start_date, ${from}::date) as first_day,
    least(internship_periods.end_date, ${to}::date) as last_day,
    internship_periods.requires_check_out as requires_out,
    make_interval(mins => internship_periods.late_tolerance_minutes) as tolerance,
    ${hoursAhead('default_place')} as ahead,
    timezone('UTC', ${now}::timestamptz) as now,
    coalesce(default_place.has_joint_leave, true) as has_joint_leave
  from internships
  join internship_periods on internship_periods.id = internships.internship_period_id
  left join ${defaultPlaces} as default_place on default_place.internship_id = internships.id`;

/** How far the clock of a place is ahead of UTC. */
const hoursAhead = (place: string) =>
  sql`make_interval(hours =>
    case ${sql.ref(`${place}.time_zone`)} when 'WITA' then 8 when 'WIT' then 9 else 7 end)`;

/** The verdict on each day of a placement with activities; null on a day off, whose work counts all the same. */
const verdicts = (open: readonly string[]): RawBuilder<unknown> => sql`
  select days.minutes, case
    when days.date = any(calendar.days_off) then null
    when (approved.on_leave or approved.is_sick) and is_attended then 'needs_settling'
    when approved.on_leave then 'leave'
    when approved.is_sick then 'sick'
    when is_attended and is_late then 'late'
    when is_attended and left_early then 'left_early'
    when is_attended and is_off_site and not coalesce(approved.is_elsewhere, false)
      then 'present_off_site'
    when is_attended then 'present'
    when is_missed then 'absent'
    else 'pending'
  end as verdict
  from (
    select date,
      bool_or(is_attended) as is_attended,
      bool_or(is_late) as is_late,
      bool_or(left_early) as left_early,
      bool_or(is_off_site) as is_off_site,
      bool_and(is_over and not is_attended) as is_missed,
      sum(minutes) as minutes
    from (${shifts(open)}) as shifts
    group by date
  ) as days
  left join (${approved}) as approved on approved.date = days.date
  -- Otherwise each of the counts would compute the verdicts anew.
  offset 0`;

/** Whole days for which a request of the placement has been approved. */
const approved: RawBuilder<unknown> = sql`
  select day::date as date,
    bool_or(kind = 'leave') as on_leave,
    bool_or(kind = 'sick') as is_sick,
    bool_or(kind = 'elsewhere') as is_elsewhere
  from attendance_requests
  cross join generate_series(
    greatest(start_date, placed.first_day)::timestamp,
    least(end_date, placed.last_day)::timestamp,
    interval '1 day'
  ) as day
  where internship_id = placed.id and state = 'approved' and kind <> 'correction'
  group by day`;

/**
 * An out before the first in does not count. Minutes are compared without seconds, and shifts begin and end at full
 * minutes.
 */
const shifts = (open: readonly string[]): RawBuilder<unknown> => sql`
  select date,
    first_in is not null or last_out is not null as is_attended,
    coalesce(first_in >= timezone('UTC', date + start_time)
      + (placed.tolerance + interval '1 minute' - ahead), false) as is_late,
    coalesce(placed.requires_out and (first_in is null or last_out >= first_in)
      and last_out < timezone('UTC', last_day + end_time) - (placed.tolerance + ahead),
      false) as left_early,
    coalesce(is_off_site, false) as is_off_site,
    last_day < (placed.now + ahead)::date and date <> all(${[...open]}::date[]) as is_over,
    case when last_out >= first_in then greatest(0, extract(epoch from
      date_trunc('minute', last_out) - date_trunc('minute', first_in)) / 60 - break_minutes)
    end as minutes
  from (${presses}) as presses`;

/**
 * The presses that count, from the columns that every press keeps on its activity: the first in with the verdict on its
 * position, and the last out. An approved correction is a press without a position; a recorded one at the same instant
 * precedes it.
 */
const presses: RawBuilder<unknown> = sql`
  select date, start_time, end_time, break_minutes,
    case when places.id is null then placed.ahead else ${hoursAhead('places')} end as ahead,
    date + (end_time < start_time)::integer as last_day,
    least(attendance_time, corrections.first_in) as first_in,
    greatest(left_at, corrections.last_out) as last_out,
    attendance_time <= coalesce(corrections.first_in, 'infinity')
      and position_verdict = 'off_site' as is_off_site
  from activities
  left join places on places.id = activities.place_id
  left join (
    select activity_id,
      min(claimed_at) filter (where press = 'in') as first_in,
      max(claimed_at) filter (where press = 'out') as last_out
    from attendance_requests
    where internship_id = placed.id and state = 'approved' and kind = 'correction'
    group by activity_id
  ) as corrections on corrections.activity_id = activities.id
  where activities.internship_id = placed.id
    and activities.date between placed.first_day and placed.last_day`;
