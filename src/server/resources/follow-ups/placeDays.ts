import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { zoneOfActivity } from '@/server/placements/defaultPlaces';
import { dateIn, ZONES } from '@/shared/attendance/zones';
import { addDays } from '@/shared/calendarDays';
import type { FollowUpScope } from './followUp';

/** The days that it is now in the zones of Indonesia, the earliest first. */
const daysNow = (now: Date) => ZONES.map((zone) => dateIn(zone, now));

/** Today at the place of an activity. */
const todayAtPlace = ({ now }: FollowUpScope): RawBuilder<string> => {
  const days = ZONES.map((zone) => sql`when ${zone} then ${dateIn(zone, now)}::date`);
  return sql`(case ${zoneOfActivity} ${sql.join(days, sql` `)} end)`;
};

const lastDay = sql`(activities.date + (activities.end_time < activities.start_time)::integer)`;

/** Whether it is a day of the shift at its place: that of its start or, for a night shift, that of its end. */
export function isTodayAtPlace(scope: FollowUpScope) {
  const [first = '', , last = ''] = daysNow(scope.now);
  // The bounds let an index find the few activities that need the clock of their place.
  return sql<SqlBool>`(activities.date between ${addDays(first, -1)} and ${last}
    and ${todayAtPlace(scope)} between activities.date and ${lastDay})`;
}

/**
 * Whether a press can no longer come. The places are ahead of UTC, so a shift of a day that takes no attendance has
 * ended, except for a night shift on the next day.
 */
export const isShiftOver = (scope: FollowUpScope) =>
  sql<SqlBool>`(activities.date < ${scope.days.firstOpen} and (
    activities.end_time >= activities.start_time or ${lastDay} < ${todayAtPlace(scope)}
  ))`;
