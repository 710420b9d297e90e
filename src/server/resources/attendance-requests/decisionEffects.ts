import type { SessionUser } from '@/server/auth/sessionUser';
import { seenKey } from '@/server/http/seenKey';
import { selectAttendanceFacts } from '@/server/placements/attendanceFacts';
import type { Judging } from '@/server/placements/judgePlacements';
import { dayOf, type VerdictMoment } from '@/server/verdicts/attendanceDays';
import type { AttendedPlacement, RequestFacts } from '@/server/verdicts/attendanceFacts';
import type { DayVerdict } from '@/shared/attendance/verdicts';
import { addDays, datesBetween, earlierOf, laterOf } from '@/shared/calendarDays';
import type { RequestState } from '@/shared/resources/attendance-requests/constants';

/** A past day whose verdict changes. */
export interface ChangedDay {
  date: string;
  before: DayVerdict | null;
  after: DayVerdict | null;
}

export interface Effects {
  verdict_changes: ChangedDay[];
  /** Identifies them in a decision that was made after a look at them; null without any. */
  changes_key: string | null;
}

const NONE: Effects = { verdict_changes: [], changes_key: null };

interface DecidedRequest {
  id: number;
  internship_id: number;
  state: RequestState;
  start_date: string;
  end_date: string;
}

const OTHER_STATE = { waiting: 'approved', approved: 'waiting' } as const;

const isOpen = (state: RequestState): state is keyof typeof OTHER_STATE => state in OTHER_STATE;

/**
 * The past days that an approval of each of the requests, or the end of its approval, changes by itself: the same facts are judged
 * twice, but for the state of the request (docs/decisions/0069).
 */
export async function selectEffects(
  { db, verdicts }: Judging,
  user: SessionUser,
  requests: readonly DecidedRequest[],
  moment: VerdictMoment,
): Promise<(id: number) => Effects> {
  const yesterday = addDays(dayOf(moment), -1);
  const past = requests.filter(({ state, start_date }) => isOpen(state) && start_date <= yesterday);
  const [from] = past.map(({ start_date }) => start_date).sort();
  if (from === undefined) return () => NONE;
  const lastDay = past.map(({ end_date }) => end_date).reduce(laterOf);
  const days = { from, to: earlierOf(lastDay, yesterday) };
  const ids = [...new Set(past.map(({ internship_id }) => internship_id))];
  const facts = await selectAttendanceFacts(db, user, ids, days);
  const known = new Map(facts.placements.map((one) => [one.internship_id, one]));
  const pairs = past.flatMap((request) => {
    const placement = known.get(request.internship_id);
    return placement ? [{ request, placement }] : [];
  });
  const placements = pairs.flatMap(({ request, placement }) => [
    placement,
    withOtherState(placement, request.id),
  ]);
  const judged = await verdicts.daysOf({ ...facts, placements }, moment);
  const dates = datesBetween(days.from, days.to);
  const byRequest = new Map(
    pairs.map(({ request }, index) => [
      request.id,
      effectsOf(request.id, dates, [judged[2 * index]?.verdicts, judged[2 * index + 1]?.verdicts]),
    ]),
  );
  return (id) => byRequest.get(id) ?? NONE;
}

function withOtherState(placement: AttendedPlacement, id: number): AttendedPlacement {
  const requests = (JSON.parse(placement.requests) as RequestFacts[]).map((request) =>
    request.id === id ? { ...request, state: OTHER_STATE[request.state] } : request,
  );
  return { ...placement, requests: JSON.stringify(requests) };
}

type Verdicts = readonly (DayVerdict | null)[] | undefined;

function effectsOf(
  id: number,
  dates: readonly string[],
  [before, after]: readonly [Verdicts, Verdicts],
): Effects {
  const verdict_changes = dates.flatMap((date, index) => {
    const change = { date, before: before?.[index] ?? null, after: after?.[index] ?? null };
    return change.before === change.after ? [] : [change];
  });
  if (verdict_changes.length === 0) return NONE;
  return { verdict_changes, changes_key: seenKey(JSON.stringify({ id, verdict_changes })) };
}
