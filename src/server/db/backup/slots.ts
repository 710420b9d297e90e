import { zonedTime } from '@/shared/zonedTime';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The moments of a daily schedule around `now`: the last one that has come, and the next. */
export function slotsAround(
  now: Date,
  { time, timeZone }: { time: string; timeZone: string },
): { last: Date; next: Date } {
  const moments = [-2, -1, 0, 1, 2].map((days) => {
    const { date } = zonedTime(new Date(now.getTime() + days * DAY_MS), timeZone);
    return momentOf(date, time, timeZone);
  });
  const past = moments.filter((moment) => moment <= now);
  const coming = moments.filter((moment) => moment > now);
  return { last: past.at(-1) as Date, next: coming[0] as Date };
}

/** The instant at which clocks in the zone show this; an hour later when they skip it. */
function momentOf(date: string, time: string, timeZone: string): Date {
  const wanted = new Date(`${date}T${time}:00Z`).getTime();
  const guess = wanted - offsetAt(new Date(wanted), timeZone);
  return new Date(wanted - offsetAt(new Date(guess), timeZone));
}

/** How far the zone's clocks are ahead of UTC, in milliseconds. */
function offsetAt(instant: Date, timeZone: string): number {
  const { date, time, seconds } = zonedTime(instant, timeZone);
  const shown = new Date(`${date}T${time}:${seconds}Z`).getTime();
  return shown - Math.floor(instant.getTime() / 1000) * 1000;
}
