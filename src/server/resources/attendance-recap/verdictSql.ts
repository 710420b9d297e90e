import { type Expression, type RawBuilder, sql } from 'kysely';
import { dayOf, type VerdictMoment } from '@/server/resources/attendance-days/attendanceDays';
import type { Days } from '@/server/resources/attendance-days/attendanceFacts';
import { defaultPlaces } from '@/server/resources/places/defaultPlaces';
import { DAY_VERDICTS } from '@/shared/attendance/verdicts';
import { attendanceDays } from '@/shared/attendanceDays';
import { addDays } from '@/shared/calendarDays';
import type { RequestKind } from '@/shared/constants/attendanceRequests';

/** The last shift of a day ends on the next one, and no place is a day ahead of another. */
const SETTLED_AFTER_DAYS = 3;

/** The last day whose verdicts no longer change by the passing of time, anywhere. */
export const lastSettledDay = (moment: VerdictMoment) =>
  addDays(dayOf(moment), -SETTLED_AFTER_DAYS);

/** The common expressions of a query of verdicts. */
export const sources = (
  internshipIds: Expression<unknown>,
  range: Days,
  moment: VerdictMoment,
) => sql`
  chosen (id) as materialized (${internshipIds}),
  clocks as materialized (${clocks(moment.now)}),
  calendars as materialized (${calendars(range)}),
  placed as materialized (${placed(range, lastSettledDay(moment))}),
  corrections as materialized (${corrections})`;

/** The days of a row of `placed` that were not counted ahead. */
export const daysOf = (range: Days, { now, campusTimeZone }: VerdictMoment) =>
  days(range, attendanceDays(now, campusTimeZone));

/** Verdict, days and minutes for each combination of facts. */
export const judged = (facts: RawBuilder<unknown>) => sql`
  select ${verdict} as verdict, days,
    case when not ${has('is_outside')} then minutes end as minutes
  from (${facts}) as facts`;

/** The arguments of json_build_object(): the days of each verdict. */
export const counts = sql.join(
  DAY_VERDICTS.map(
    (verdict) =>
      sql`${sql.lit(verdict)}, coalesce(sum(days) filter (where verdict = ${sql.lit(verdict)}), 0)`,
  ),
);

/**
 * The facts that decide the verdict on a day, as the bits of a number: a day has those of all of its shifts, and there
 * are few different numbers to judge.
 */
const FACTS = [
  'is_attended',
  'is_late',
  'left_early',
  'is_off_site',
  // A shift whose press can still come, or came.
  'is_not_missed',
  // A day that does not count, because it is outside of the period.
  'is_outside',
  'is_off',
  'on_leave',
  'is_sick',
  'is_elsewhere',
] as const;

type Fact = (typeof FACTS)[number];

const bit = (fact: Fact) => sql.lit(1 << FACTS.indexOf(fact));

/** The bit of the fact if the condition holds. */
const fact = (name: Fact, condition: RawBuilder<unknown>) =>
  sql`case when ${condition} then ${bit(name)} else 0 end`;

const has = (name: Fact) => sql`(facts & ${bit(name)} > 0)`;

/** The verdict on a day with activities; null on a day off, whose work counts all the same. */
const verdict = sql`case
  when ${has('is_outside')} or ${has('is_off')} then null
  when (${has('on_leave')} or ${has('is_sick')}) and ${has('is_attended')} then 'needs_settling'
  when ${has('on_leave')} then 'leave'
  when ${has('is_sick')} then 'sick'
  when ${has('is_late')} then 'late'
  when ${has('left_early')} then 'left_early'
  when ${has('is_off_site')} and not ${has('is_elsewhere')} then 'present_off_site'
  when ${has('is_attended')} then 'present'
  when ${has('is_not_missed')} then 'pending'
  else 'absent'
end`;

/** The clock of each place: its minutes ahead of UTC, and its day. That of 0 is for placements without a place. */
const clocks = (now: Date): RawBuilder<unknown> => sql`
  select id, ahead, (timezone('UTC', ${now}::timestamptz) + make_interval(mins => ahead))::date as today
  from (
    select id, case time_zone when 'WITA' then 480 when 'WIT' then 540 else 420 end as ahead from places
    union all
    select 0, 420
  ) as places`;

/** The days off of each period, with and without joint leave. */
const calendars = ({ from, to }: Days): RawBuilder<unknown> => sql`
  select internship_periods.id as internship_period_id, has_joint_leave,
    array(
      select distinct date from holidays
      where date between greatest(start_date, ${from}::date) and least(end_date, ${to}::date)
        and (has_joint_leave or holidays.kind <> 'joint_leave')
    ) as days_off
  from internship_periods cross join (values (true), (false)) as leave (has_joint_leave)`;

/**
 * The placements with the days that count, what was counted ahead (keptTotals.ts), their days off and those for which a
 * request has been approved, the rules of their period and the clock of their place.
 */
const placed = ({ from, to }: Days, settled: string): RawBuilder<unknown> => sql`
  select placed.*, on_leave, is_sick, is_elsewhere
  from (
    select internships.id,
      greatest(internship_periods.start_date, ${from}::date) as first_day,
      least(internship_periods.end_date, ${to}::date) as last_day,
      internship_periods.requires_check_out as requires_out,
      internship_periods.late_tolerance_minutes as tolerance,
      clocks.ahead, clocks.today,
      calendars.days_off, kept.counted_until, kept.counts as kept_counts, kept.minutes as kept_minutes
    from chosen
    join internships on internships.id = chosen.id
    join internship_periods on internship_periods.id = internships.internship_period_id
    left join ${defaultPlaces} as default_place on default_place.internship_id = internships.id
    join clocks on clocks.id = coalesce(default_place.place_id, 0)
    join calendars on calendars.internship_period_id = internship_periods.id
      and calendars.has_joint_leave = coalesce(default_place.has_joint_leave, true)
    left join attendance_totals as kept on kept.internship_id = internships.id and ${isRight}
      and internship_periods.start_date >= ${from}
      and kept.counted_until <= least(${to}::date, ${settled}::date)
  ) as placed
  cross join lateral (
    select ${approvedDays('leave')} as on_leave, ${approvedDays('sick')} as is_sick,
      ${approvedDays('elsewhere')} as is_elsewhere
    from attendance_requests
    where internship_id = placed.id and state = 'approved'
  ) as approved`;

/** Whether nothing has changed since a row of `attendance_totals` as kept was counted. */
export const isRight = sql<boolean>`(
  kept.rules = (select attendance_rules.changes from attendance_rules)
  and (kept.changed_from is null or kept.changed_from > kept.counted_until)
)`;

/** The days for which requests of a kind have been approved; null without any. */
const approvedDays = (kind: RequestKind) =>
  sql`range_agg(daterange(start_date, end_date, '[]')) filter (where kind = ${sql.lit(kind)})`;

/** The presses that approved corrections claim. */
const corrections: RawBuilder<unknown> = sql`
  select activity_id,
    min(claimed_at) filter (where press = 'in') as first_in,
    max(claimed_at) filter (where press = 'out') as last_out
  from attendance_requests
  where state = 'approved' and kind = 'correction'
    and internship_id in (select id from placed)
  group by activity_id`;

/** The days of a placement with activities that were not counted ahead. */
const days = (range: Days, open: readonly string[]): RawBuilder<unknown> => sql`
  select bit_or(facts)
      | ${fact('is_outside', sql`date < placed.first_day or date > placed.last_day`)}
      | ${fact('is_off', sql`date = any(placed.days_off)`)}
      | ${fact('on_leave', sql`date <@ placed.on_leave`)}
      | ${fact('is_sick', sql`date <@ placed.is_sick`)}
      | ${fact('is_elsewhere', sql`date <@ placed.is_elsewhere`)} as facts,
    sum(minutes) as minutes
  from (${shifts(range, open)}) as shifts
  group by date`;

/** The whole minutes since 1970 of a moment, because computing with numbers is faster than with times. */
const minutesOf = (moment: RawBuilder<unknown>) => sql`floor(date_part('epoch', ${moment}) / 60)`;

/** The same of a time of day by the clock of the place, for which shifts have full minutes. */
const minutesAt = (date: RawBuilder<unknown>, time: RawBuilder<unknown>) =>
  sql`((${date} - date '1970-01-01') * 1440 + date_part('epoch', ${time}) / 60 - ahead)`;

/** An out before the first in does not count. Minutes are compared without seconds. */
const shifts = (range: Days, open: readonly string[]): RawBuilder<unknown> => sql`
  select date,
    ${fact('is_attended', sql`first_in is not null or last_out is not null`)}
      | ${fact(
        'is_late',
        sql`${minutesOf(sql`first_in`)} > ${minutesAt(sql`date`, sql`start_time`)} + placed.tolerance`,
      )}
      | ${fact(
        'left_early',
        sql`placed.requires_out and (first_in is null or last_out >= first_in)
          and ${minutesOf(sql`last_out`)}
            < ${minutesAt(sql`last_day`, sql`end_time`)} - placed.tolerance`,
      )}
      | ${fact('is_off_site', sql`is_off_site`)}
      | ${fact(
        'is_not_missed',
        sql`first_in is not null or last_out is not null
          or last_day >= today or date = any(${[...open]}::date[])`,
      )} as facts,
    case when last_out >= first_in then greatest(0,
      ${minutesOf(sql`last_out`)} - ${minutesOf(sql`first_in`)} - break_minutes)
    end as minutes
  from (${presses(range)}) as presses`;

/**
 * The presses that count, from the columns that every press keeps on its activity: the first in with the verdict on its
 * position, and the last out. An approved correction is a press without a position; a recorded one at the same instant
 * precedes it.
 */
const presses = ({ from, to }: Days): RawBuilder<unknown> => sql`
  select date, start_time, end_time, break_minutes,
    coalesce(clocks.ahead, placed.ahead) as ahead,
    coalesce(clocks.today, placed.today) as today,
    date + (end_time < start_time)::integer as last_day,
    least(attendance_time, corrections.first_in) as first_in,
    greatest(left_at, corrections.last_out) as last_out,
    attendance_time <= coalesce(corrections.first_in, 'infinity')
      and position_verdict = 'off_site' as is_off_site
  from activities
  left join clocks on clocks.id = activities.place_id
  left join corrections on corrections.activity_id = activities.id
  where activities.internship_id = placed.id and activities.date between greatest(${from}, placed.counted_until + 1) and ${to}`;
