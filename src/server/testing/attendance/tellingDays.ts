import type { DayHistory, HistoryPress } from '@/shared/attendance/testing/dayHistory';
import { expectedDay } from '@/shared/attendance/testing/dayOracle';
import { dateAt, midnightOf, nextDate } from '@/shared/attendance/testing/wallClock';
import { DAY_VERDICTS } from '@/shared/attendance/verdicts';
import type { Zone } from '@/shared/attendance/zones';

/** A day to live, and whether its holiday is joint leave that the place may not observe. */
export interface LivedDay {
  history: DayHistory;
  isJointLeave: boolean;
  observesJointLeave: boolean;
}

/** Whether something is to be seen on the day at the instant. */
type Edge = (day: DayHistory, now: number, lived: LivedDay) => boolean;

export const isDayOff = ({ isJointLeave, observesJointLeave }: LivedDay) =>
  !isJointLeave || observesJointLeave;

/** The verdict differs from that of another reading of the day. */
const differs = (day: DayHistory, now: number, changes: Partial<DayHistory>) =>
  expectedDay(day, now).verdict !== expectedDay({ ...day, ...changes }, now).verdict;

const tolerating =
  (more: number): Edge =>
  (day, now) => {
    const { toleranceMinutes = 15, requiresOut } = day.settings;
    const settings = { requiresOut, toleranceMinutes: toleranceMinutes + more };
    const { late } = expectedDay(day, now).flags;
    return (
      late !== expectedDay({ ...day, settings }, now).flags.late && differs(day, now, { settings })
    );
  };

/** By the clock of the campus instead of that of the place. */
const inZone =
  (zone: Zone): Edge =>
  (day, now) =>
    differs(day, now, {
      zone: day.zone === zone ? 'WIB' : day.zone,
      activities: day.activities.map((one) => ({
        ...one,
        zone: one.zone === zone ? 'WIB' : (one.zone ?? (day.zone === zone ? 'WIB' : null)),
      })),
    });

const endOf = ({ date, zone }: DayHistory) => midnightOf(nextDate(date), zone);

const EDGES: readonly Edge[] = [
  tolerating(1),
  tolerating(-1),
  inZone('WITA'),
  inZone('WIT'),
  // A night shift on its second day.
  (day, now) =>
    expectedDay(day, now).verdict === 'pending' &&
    differs(day, now, {
      activities: day.activities.map((one) => ({ ...one, endsNextDay: false })),
    }),
  // A holiday that is declared once the day is over.
  (day, now) =>
    (day.holidayDeclaredAt ?? 0) > endOf(day) && differs(day, now, { holidayDeclaredAt: null }),
  // Joint leave that the place does not observe.
  (day, now, lived) =>
    !isDayOff(lived) && differs(day, now, { holidayDeclaredAt: lived.history.holidayDeclaredAt }),
  (day, now, lived) => lived.isJointLeave && isDayOff(lived) && isHoliday(day, now),
  // Leave that is approved once the day is over.
  (day, now) =>
    differs(day, now, {
      requests: day.requests.filter(
        ({ kind, approvedAt }) => (kind !== 'leave' && kind !== 'sick') || approvedAt <= endOf(day),
      ),
    }),
  (day, now) => expectedDay(day, now).flags.missingIn === true,
  // An out before the first in, which does not count.
  (day, now) => {
    const { flags, firstIn, lastOut } = expectedDay(day, now);
    const outs = day.activities.flatMap(({ presses }) => outsUntil(presses, now));
    return flags.missingIn !== true && outs.length > 0 && firstIn !== undefined && !lastOut;
  },
  // Before the placement begins, and after it has ended.
  (day, now) => differs(day, now, { placement: { ...day.placement, startDate: '1900-01-01' } }),
  (day, now) => differs(day, now, { placement: { ...day.placement, endDate: '2200-01-01' } }),
  ...[...DAY_VERDICTS, null].map(
    (verdict): Edge =>
      (day, now) =>
        expectedDay(day, now).verdict === verdict,
  ),
];

const isHoliday = (day: DayHistory, now: number) => expectedDay(day, now).verdict === 'holiday';

const outsUntil = (presses: readonly HistoryPress[], now: number) =>
  presses.filter(({ kind, at }) => kind === 'out' && at <= now);

/** The day with the presses that the server takes, as far as that is known before it is lived. */
function livedHistory(lived: LivedDay): DayHistory {
  const { history } = lived;
  const { date, zone, campus, settings } = history;
  const activities = history.activities.map((activity) => {
    const last = activity.endsNextDay ? nextDate(date) : date;
    const isOpen = (at: number) => {
      const local = dateAt(at, activity.zone ?? zone);
      const days = [dateAt(at, 'UTC'), dateAt(at, campus)];
      return days.includes(date) || (date <= local && local <= last);
    };
    const presses = activity.presses.filter(
      ({ kind, at, position }) =>
        position !== null && isOpen(at) && (kind === 'in' || settings.requiresOut),
    );
    return { ...activity, presses };
  });
  return {
    ...history,
    activities,
    holidayDeclaredAt: isDayOff(lived) ? history.holidayDeclaredAt : null,
  };
}

/** How many days show each edge, as far as there are so many. */
const DAYS_OF_EDGE = 2;

/** So many of the days, those first that show the edges of the rules. */
export function tellingDays(days: readonly LivedDay[], count: number): LivedDay[] {
  const shown = days.map((lived) => {
    const day = livedHistory(lived);
    const shows = (edge: Edge) => day.nows.some((now) => edge(day, now, lived));
    const edges = EDGES.flatMap((edge, index) => (shows(edge) ? [index] : []));
    return { lived, edges };
  });
  const missing = EDGES.map(() => DAYS_OF_EDGE);
  const worth = (edges: readonly number[]) =>
    edges.filter((edge) => (missing[edge] ?? 0) > 0).length;
  const chosen = new Set<LivedDay>();
  while (chosen.size < count) {
    const best = shown
      .filter(({ lived }) => !chosen.has(lived))
      .reduce((one, other) => (worth(other.edges) > worth(one.edges) ? other : one));
    if (worth(best.edges) === 0) break;
    chosen.add(best.lived);
    for (const edge of best.edges) missing[edge] = (missing[edge] ?? 0) - 1;
  }
  return [...new Set([...chosen, ...days])].slice(0, count);
}
