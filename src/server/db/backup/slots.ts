const DAY_MS = 24 * 60 * 60 * 1000;

/** The moments of a daily schedule around `now`: the last one that has come, and the next. */
export function slotsAround(
  now: Date,
  { time, timeZone }: { time: string; timeZone: string },
): { last: Date; next: Date } {
  const moments = [-1, 0, 1, 2].map((days) =>
    momentOf(localDate(new Date(now.getTime() + (days - 1) * DAY_MS), timeZone), time, timeZone),
  );
  moments.push(momentOf(localDate(new Date(now.getTime() + 2 * DAY_MS), timeZone), time, timeZone));
  const past = moments.filter((moment) => moment <= now);
  const coming = moments.filter((moment) => moment > now);
  return { last: past.at(-1) as Date, next: coming[0] as Date };
}

function localDate(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant);
}

/** The instant at which clocks in the zone show this; an hour later when they skip it. */
function momentOf(date: string, time: string, timeZone: string): Date {
  const wanted = new Date(`${date}T${time}:00Z`).getTime();
  const guess = wanted - offsetAt(new Date(wanted), timeZone);
  return new Date(wanted - offsetAt(new Date(guess), timeZone));
}

/** How far the zone's clocks are ahead of UTC, in milliseconds. */
function offsetAt(instant: Date, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(instant);
  return (
    new Date(`${shown.replace(' ', 'T')}Z`).getTime() - Math.floor(instant.getTime() / 1000) * 1000
  );
}
