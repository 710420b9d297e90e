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
  const open = attendanceDays(now, campusTimeZone);
  const { rows } = await sql<CountedVerdicts>`
    with placed as materialized (
      select internships.id,
        greatest(internship_periods.start_date, ${from}::date) as first_day,
        least(internship_periods.end_date, ${to}::date) as last_day,
        internship_periods.requires_check_out as requires_out,
        make_interval(mins => internship_periods.late_tolerance_minutes) as tolerance,
        make_interval(hours =>
          case default_place.time_zone when 'WITA' then 8 when 'WIT' then 9 else 7 end) as ahead,
        coalesce(default_place.has_joint_leave, true) as has_joint_leave
      from internships
      join internship_periods on internship_periods.id = internships.internship_period_id
      left join ${defaultPlaces} as default_place on default_place.internship_id = internships.id
      where internships.id = any(${internshipIds})
    ),
    days_off as materialized (
      select distinct placed.id, holidays.date
      from placed
      join holidays on holidays.date between placed.first_day and placed.last_day
        and (placed.has_joint_leave or holidays.kind <> 'joint_leave')
    ),
    corrections as materialized (
      select activity_id,
        min(claimed_at) filter (where press = 'in') as first_in,
        max(claimed_at) filter (where press = 'out') as last_out
      from attendance_requests
      where state = 'approved' and kind = 'correction'
        and internship_id in (select id from placed)
      group by activity_id
    ),
    approved as materialized (
      select placed.id, day::date as date,
        bool_or(kind = 'leave') as on_leave,
        bool_or(kind = 'sick') as is_sick,
        bool_or(kind = 'elsewhere') as is_elsewhere
      from attendance_requests
      join placed on placed.id = attendance_requests.internship_id
      cross join generate_series(
        greatest(attendance_requests.start_date, placed.first_day)::timestamp,
        least(attendance_requests.end_date, placed.last_day)::timestamp,
        interval '1 day'
      ) as day
      where state = 'approved' and kind <> 'correction'
      group by placed.id, day
    ),
    ${presses},
    ${shifts(now, open)},
    days as (
      select id, date,
        bool_or(is_attended) as is_attended,
        bool_or(is_late) as is_late,
        bool_or(left_early) as left_early,
        bool_or(is_off_site) as is_off_site,
        count(*) filter (where is_over and not is_attended) = count(*) as is_missed,
        sum(minutes) as minutes
      from shifts
      group by id, date
    ),
    verdicts as (
      select days.id, days.minutes, case
        when days_off.id is not null then null
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
      from days
      left join days_off on days_off.id = days.id and days_off.date = days.date
      left join approved on approved.id = days.id and approved.date = days.date
      union all
      select id, null, 'holiday' from days_off
    )
    select
      (select count(*)::integer from placed) as placements,
      json_build_object(${counts}) as counts,
      coalesce(sum(minutes), 0)::double precision as minutes
    from verdicts`.execute(db);
  // An aggregate without groups has one row.
  return rows[0] as CountedVerdicts;
}

/**
 * The presses that count, from the columns that every press keeps on its activity: the first in with the verdict on its
 * position, and the last out. An approved correction is a press without a position; a recorded one at the same instant
 * precedes it.
 */
const presses: RawBuilder<unknown> = sql`presses as (
  select placed.*, activities.date, activities.start_time, activities.end_time, activities.break_minutes,
    least(activities.attendance_time, corrections.first_in) as first_in,
    greatest(activities.left_at, corrections.last_out) as last_out,
    activities.attendance_time <= coalesce(corrections.first_in, 'infinity')
      and activities.position_verdict = 'off_site' as is_off_site
  from placed
  join activities on activities.internship_id = placed.id
    and activities.date between placed.first_day and placed.last_day
  left join corrections on corrections.activity_id = activities.id
)`;

/** An out before the first in does not count. Minutes are compared without seconds. */
const shifts = (now: Date, open: readonly string[]): RawBuilder<unknown> => sql`shifts as (
  select id, date,
    first_in is not null or last_out is not null as is_attended,
    coalesce(date_trunc('minute', first_in)
      > timezone('UTC', date + start_time) - ahead + tolerance, false) as is_late,
    coalesce(requires_out and (first_in is null or last_out >= first_in)
      and date_trunc('minute', last_out)
        < timezone('UTC', date + (end_time < start_time)::integer + end_time) - ahead - tolerance,
      false) as left_early,
    coalesce(is_off_site, false) as is_off_site,
    ${now}::timestamptz >= timezone('UTC', (date + (end_time < start_time)::integer + 1)::timestamp) - ahead
      and date <> all(${[...open]}::date[]) as is_over,
    case when last_out >= first_in then greatest(0, extract(epoch from
      date_trunc('minute', last_out) - date_trunc('minute', first_in)) / 60 - break_minutes)
    end as minutes
  from presses
)`;

const counts = sql.join(
  DAY_VERDICTS.map(
    (verdict) => sql`${sql.lit(verdict)}, count(*) filter (where verdict = ${sql.lit(verdict)})`,
  ),
);
