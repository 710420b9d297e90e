import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { isOpen } from '@/server/placements/closedBy';
import { firstDay, isInterruptedOn, lastDay } from '@/server/placements/placedDays';
import { addDays } from '@/shared/calendarDays';

/** Long enough for every reminder, with the longest holidays and leaves between. */
const LOOK_BACK_DAYS = 60;

interface WorkingPerson {
  /** `users.id` */
  id: RawBuilder<unknown>;
  /** 'YYYY-MM-DD' */
  day: RawBuilder<unknown>;
}

/** The placements under way on the day of the person, if they are a student. */
const placements = ({ id, day }: WorkingPerson) => sql`
  select internships.id from students
  join internships on internships.student_id = students.id
  join internship_periods on internship_periods.id = internship_period_id
  where students.user_id = ${id} and ${isOpen()}
    and ${day} between ${firstDay} and ${lastDay} and not ${isInterruptedOn(day)}`;

/**
 * Whether the day is a working day of a person: of a student under way, a day of the working hours or with an activity that
 * is not off at the place; of others and of placements without hours, Monday to Friday. Joint leave is off on campus.
 */
export const isWorkingDay = (person: WorkingPerson) => {
  const { day } = person;
  const isWeekday = sql<SqlBool>`extract(isodow from ${day}) <= 5`;
  const isOffAtPlace = sql<SqlBool>`exists (
    select from holidays
    where date = ${day} and (kind <> 'joint_leave' or has_joint_leave_on(placement.id, ${day}))
  )`;
  return sql<SqlBool>`coalesce((
    select bool_or(case
      when exists (select from activities where internship_id = placement.id and date = ${day}) then true
      when coalesce(cardinality(pattern.weekdays), 0) = 0 then ${isWeekday}
      else extract(isodow from ${day})::integer = any(pattern.weekdays) end and not ${isOffAtPlace})
    from (${placements(person)}) as placement
    left join lateral (
      select weekdays from work_patterns
      where internship_id = placement.id and valid_from <= ${day} order by valid_from desc limit 1
    ) as pattern on true
  ), ${isWeekday} and not exists (select from holidays where date = ${day}))`;
};

/** The last working days of a person, the latest first, today included if it is one. */
export async function selectWorkingDays(
  db: Database,
  userId: number,
  today: string,
): Promise<string[]> {
  const person = { id: sql`${userId}::integer`, day: sql.ref('days.day') };
  const { rows } = await sql<{ day: string }>`
    select day from (
      select day::date as day
      from generate_series(${addDays(today, -LOOK_BACK_DAYS)}::date, ${today}::date, interval '1 day') as day
    ) as days
    where ${isWorkingDay(person)} order by day desc`.execute(db);
  return rows.map(({ day }) => day);
}

/** The last day that is this many working days before today, which is one; null if there are fewer. */
export function workingDaysBefore(days: readonly string[], count: number): string | null {
  const first = days[count - 1];
  // That day is the first of `count` working days up to today, so that the days before it are far enough.
  return first === undefined ? null : addDays(first, -1);
}
