import type { DayFlags, DayResult } from '../dayVerdict';
import type { Place, Position } from '../positionVerdict';
import type { DayHistory, HistoryActivity } from './dayHistory';
import { dateAt, minutesAround, nextDate, shownAt } from './wallClock';

/**
 * A second reading of docs/decisions/0066, which shares no function with the first one: it looks minutes up in a row of
 * all minutes, compares clocks and dates as text, and tries hour by hour whether a press is still possible.
 */
export function expectedDay(history: DayHistory, now: number): DayResult {
  const { date, activities, settings } = history;
  let { placement } = history;
  for (const change of history.changes) if (change.at <= now) placement = change.placement;
  const isAway = (placement.interruptions ?? []).some(
    ({ startDate, endDate }) => startDate <= date && date <= (endDate ?? '9999-12-31'),
  );
  if (isAway || date < placement.startDate || placement.endDate < date) {
    return { verdict: null, flags: {} };
  }

  const kinds = new Set(
    history.requests.filter((request) => isApproved(request, now)).map(({ kind }) => kind),
  );
  const isHoliday = history.holidayDeclaredAt !== null && history.holidayDeclaredAt <= now;
  if (activities.length === 0 && !isHoliday) return { verdict: null, flags: {} };

  const flags: DayFlags = {};
  const ins: number[] = [];
  const outs: number[] = [];
  const worked: number[] = [];
  let attended = 0;
  let missed = 0;

  for (const activity of activities) {
    const presses = pressesOf(history, activity, now);
    const came = presses.find(({ kind }) => kind === 'in');
    const left = presses.filter(({ kind, at }) => kind === 'out' && !(came && at < came.at));
    const lastAt = Math.max(...left.map(({ at }) => at));
    const went = left.find(({ at }) => at === lastAt);
    const isOver = hasEnded(history, activity, now);

    if (!came && !went) {
      if (isOver) missed += 1;
      continue;
    }
    attended += 1;

    const minute = (stamp: string) => placeOf(date, stamp);
    const minuteAt = (at: number) => minute(shownAt(at, activity.zone ?? history.zone));
    const tolerance = settings.toleranceMinutes ?? 15;
    const lastDate = activity.endsNextDay ? nextDate(date) : date;

    if (came) {
      ins.push(came.at);
      if (minuteAt(came.at) - minute(`${date}T${activity.startTime}`) > tolerance)
        flags.late = true;
      if (came.standing === 'off_site')
        flags[kinds.has('elsewhere') ? 'elsewhere' : 'offSite'] = true;
      if (came.standing === 'uncertain') flags.uncertain = true;
      if (came.standing === 'no_position') flags.noPosition = true;
    } else {
      flags.missingIn = true;
    }
    if (went) {
      outs.push(went.at);
      const missing = minute(`${lastDate}T${activity.endTime}`) - minuteAt(went.at);
      if (settings.requiresOut && missing > tolerance) flags.leftEarly = true;
    } else if (settings.requiresOut && isOver) {
      flags.missingOut = true;
    }
    if (came?.isClaimed || went?.isClaimed) flags.corrected = true;
    if (came && went) {
      const gross = minuteAt(went.at) - minuteAt(came.at);
      worked.push(gross > activity.breakMinutes ? gross - activity.breakMinutes : 0);
    }
  }

  const times: Partial<DayResult> = {};
  if (ins.length > 0) times.firstIn = new Date(Math.min(...ins));
  if (outs.length > 0) times.lastOut = new Date(Math.max(...outs));
  if (worked.length > 0) times.workedMinutes = worked.reduce((sum, minutes) => sum + minutes, 0);

  const result = (verdict: DayResult['verdict'], shown: DayFlags = flags): DayResult => ({
    verdict,
    flags: shown,
    ...times,
  });

  if (isHoliday) return result('holiday', attended > 0 ? { workedOnHoliday: true } : {});
  const isExcused = kinds.has('leave') || kinds.has('sick');
  if (isExcused && attended > 0) return result('needs_settling');
  if (isExcused) return result(kinds.has('leave') ? 'leave' : 'sick');

  if (missed > 0) flags.missedActivities = missed;
  if (attended === 0) return result(missed < activities.length ? 'pending' : 'absent');
  if (flags.late) return result('late');
  if (flags.leftEarly) return result('left_early');
  return result(flags.offSite ? 'present_off_site' : 'present');
}

const isApproved = (
  { approvedAt, withdrawnAt }: { approvedAt: number; withdrawnAt: number | null },
  now: number,
) => approvedAt <= now && !(withdrawnAt !== null && withdrawnAt <= now);

/** The presses of an activity that are known by now, the earliest first. */
function pressesOf(history: DayHistory, activity: HistoryActivity, now: number) {
  const { before, after, movedAt } = history.places;
  const recorded = activity.presses
    .filter(({ at, voidedAt }) => at <= now && (voidedAt === null || voidedAt > now))
    .map(({ kind, at, position }) => ({
      kind,
      at,
      standing: standingOf(position, activity.places ?? (at < movedAt ? before : after)),
      isClaimed: false,
    }));
  const claimed = history.requests
    .filter((request) => request.kind === 'correction' && isApproved(request, now))
    .filter(({ claim }) => claim.activityId === activity.id)
    .map(({ claim }) => ({ kind: claim.press, at: claim.at, standing: null, isClaimed: true }));
  const rank = ({ at, isClaimed }: { at: number; isClaimed: boolean }) =>
    `${String(at).padStart(16, '0')} ${isClaimed}`;
  return [...recorded, ...claimed].sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

const HOUR_MS = 3_600_000;

/** Whether the day after the shift has come and no later hour takes a press. */
function hasEnded({ date, zone, campus }: DayHistory, activity: HistoryActivity, now: number) {
  const lastDate = activity.endsNextDay ? nextDate(date) : date;
  if (dateAt(now, activity.zone ?? zone) <= lastDate) return false;
  for (let at = now; at < now + 96 * HOUR_MS; at += HOUR_MS - (at % HOUR_MS)) {
    if (dateAt(at, 'UTC') === date || dateAt(at, campus) === date) return false;
  }
  return true;
}

/** The straight line through the earth between two points, bent back to its surface. */
function metresApart(one: Position, other: Place): number {
  const pointOf = ({ latitude, longitude }: { latitude: number; longitude: number }) => {
    const [up, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(up) * Math.cos(east), Math.cos(up) * Math.sin(east), Math.sin(up)] as const;
  };
  const [x, y, z] = pointOf(one);
  const [otherX, otherY, otherZ] = pointOf(other);
  const line = Math.hypot(x - otherX, y - otherY, z - otherZ);
  return Math.round(6_371_000 * 2 * Math.asin(line / 2));
}

function standingOf(position: Position | null, places: readonly Place[]) {
  if (places.length === 0) return null;
  if (!position) return 'no_position';
  const isWithin = (error: number) =>
    places.some((place) => metresApart(position, place) <= place.radius + error);
  if (isWithin(0)) return 'on_site';
  return isWithin((position.accuracy ?? 0) + (position.isCoarse ? 790 : 0))
    ? 'uncertain'
    : 'off_site';
}

const rows = new Map<string, ReadonlyMap<string, number>>();

/** The place of a minute in the row of all minutes around the date. */
function placeOf(date: string, stamp: string): number {
  const row = rows.get(date) ?? minutesAround(date);
  rows.set(date, row);
  const place = row.get(stamp);
  if (place === undefined) throw new RangeError(`${stamp} is too far from ${date}`);
  return place;
}
