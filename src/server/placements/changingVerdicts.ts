import { currentActor } from '@/server/db/actor';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { insertMany } from '@/server/db/manyRows';
import { conflict, HttpError } from '@/server/http/errors';
import { seenKey } from '@/server/http/seenKey';
import { dayOf, type VerdictMoment } from '@/server/verdicts/attendanceDays';
import type { Days } from '@/server/verdicts/attendanceFacts';
import type { DayVerdict } from '@/shared/attendance/verdicts';
import { addDays, datesBetween, earlierOf, laterOf } from '@/shared/calendarDays';
import { VERDICTS_CHANGE } from '@/shared/constants/errorCodes';
import type { Labels } from '@/shared/constants/labels';
import type { ClosedBy } from '@/shared/resources/internships/closedBy';
import type { SeenChanges } from '@/shared/validation/seenChanges';
import { closedBy } from './closedBy';
import { type Judging, judgeManyDays } from './judgePlacements';

const ASKS =
  'Perubahan ini mengubah kehadiran pada hari yang sudah lewat. Periksa, lalu beri alasan.';

const CLOSED = {
  placement: 'Perubahan ini mengubah kehadiran pada penempatan yang sudah selesai.',
  period: 'Perubahan ini mengubah kehadiran pada periode yang sudah ditutup.',
} as const satisfies Labels<ClosedBy>;

/** The placements and the days on which an edit may change verdicts. */
interface Judged {
  internshipIds: readonly number[];
  days: readonly Days[];
}

/** The verdicts that an edit may change. */
export interface Touched {
  /** In any order. */
  days: readonly Days[];
  /** The IDs of the placements; not asked for if none of the days is past. */
  placements: () => Promise<readonly number[]>;
}

interface Change<T> extends Touched {
  /** Makes the edit in the transaction. */
  edit: () => Promise<T>;
}

interface Changed {
  internship_id: number;
  date: string;
  verdict_before: DayVerdict | null;
  verdict_after: DayVerdict | null;
}

/**
 * Makes an edit that may change verdicts on past days. Unless a person has seen and explained exactly these changes, it is a
 * 409 that counts them (docs/decisions/0102). Call it in the transaction of the edit.
 */
export async function changingVerdicts<T>(
  judging: Judging,
  confirmed: SeenChanges,
  change: Change<T>,
  moment: VerdictMoment,
): Promise<T> {
  const { result, changes } = await editAndCompare(judging, change, moment);
  if (changes.length === 0) return result;
  await refuseClosedPlacements(judging.db, changes);
  const { reason, seen_changes } = confirmed;
  const summary = summaryOf(changes);
  if (!reason || seen_changes !== summary.seen_changes) {
    throw new HttpError(409, ASKS, { code: VERDICTS_CHANGE, verdict_changes: summary });
  }
  await insertChanges(judging.db, changes, reason, moment);
  return result;
}

/** Makes an edit whose purpose is another verdict, such as a decision on a request, and notes what it changes. */
export async function notingVerdicts<T>(
  judging: Judging,
  reason: string | null,
  change: Change<T>,
  moment: VerdictMoment,
): Promise<T> {
  const { result, changes } = await editAndCompare(judging, change, moment);
  await insertChanges(judging.db, changes, reason, moment);
  return result;
}

async function editAndCompare<T>(
  judging: Judging,
  { days, placements, edit }: Change<T>,
  moment: VerdictMoment,
): Promise<{ result: T; changes: Changed[] }> {
  const yesterday = addDays(dayOf(moment), -1);
  const past = disjoint(
    days
      .map(({ from, to }) => ({ from, to: earlierOf(to, yesterday) }))
      .filter(({ from, to }) => from <= to),
  );
  const internshipIds = past.length > 0 ? await placements() : [];
  if (internshipIds.length === 0) return { result: await edit(), changes: [] };
  const judged = { internshipIds, days: past };
  const before = await verdictsOf(judging, judged, moment);
  const result = await edit();
  const after = await verdictsOf(judging, judged, moment);
  return { result, changes: changesBetween(before, after) };
}

/** The same days as few ranges, each day once. */
function disjoint(ranges: readonly Days[]): Days[] {
  const merged: Days[] = [];
  for (const { from, to } of ranges.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = merged.at(-1);
    if (last && from <= addDays(last.to, 1)) last.to = laterOf(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}

interface Judgement {
  dates: readonly string[];
  /** One for each of the dates. */
  verdicts: ReadonlyMap<number, readonly (DayVerdict | null)[]>;
}

async function verdictsOf(
  judging: Judging,
  { internshipIds, days }: Judged,
  moment: VerdictMoment,
): Promise<Judgement> {
  const dates: string[] = [];
  const verdicts = new Map<number, (DayVerdict | null)[]>();
  for (const range of days) {
    dates.push(...datesBetween(range.from, range.to));
    for (const judged of await judgeManyDays(judging, internshipIds, range, moment)) {
      const known = verdicts.get(judged.internship_id) ?? [];
      verdicts.set(judged.internship_id, [...known, ...judged.verdicts]);
    }
  }
  return { dates, verdicts };
}

function changesBetween(before: Judgement, after: Judgement): Changed[] {
  return [...before.verdicts].flatMap(([internship_id, verdicts]) =>
    before.dates.flatMap((date, index) => {
      const verdict_before = verdicts[index] ?? null;
      const verdict_after = after.verdicts.get(internship_id)?.[index] ?? null;
      if (verdict_before === verdict_after) return [];
      return { internship_id, date, verdict_before, verdict_after };
    }),
  );
}

async function refuseClosedPlacements(db: Database, changes: readonly Changed[]) {
  const found = await db
    .selectFrom('internships')
    .innerJoin('internship_periods', 'internship_periods.id', 'internships.internship_period_id')
    .select(closedBy().as('closed_by'))
    .where('internships.id', '=', anyOf(changes.map(({ internship_id }) => internship_id)))
    .where(closedBy(), 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (found?.closed_by) throw conflict(CLOSED[found.closed_by]);
}

function summaryOf(changes: readonly Changed[]) {
  const kinds = new Map<
    string,
    { before: DayVerdict | null; after: DayVerdict | null; days: number }
  >();
  for (const { verdict_before: before, verdict_after: after } of changes) {
    const key = `${before} ${after}`;
    const kind = kinds.get(key) ?? { before, after, days: 0 };
    kinds.set(key, { ...kind, days: kind.days + 1 });
  }
  const dates = changes.map(({ date }) => date).sort();
  const lines = changes.map((change) => Object.values(change).join(' ')).sort();
  return {
    days: changes.length,
    placements: new Set(changes.map(({ internship_id }) => internship_id)).size,
    first_date: dates.at(0) ?? '',
    last_date: dates.at(-1) ?? '',
    kinds: [...kinds.values()].sort((one, other) => other.days - one.days),
    seen_changes: seenKey(lines.join('\n')),
  };
}

async function insertChanges(
  trx: Database,
  changes: readonly Changed[],
  reason: string | null,
  { now: changed_at }: VerdictMoment,
) {
  const changed_by = currentActor()?.user?.id ?? null;
  const rows = changes.map((change) => ({ ...change, reason, changed_by, changed_at }));
  await insertMany({ trx }, 'verdict_changes', rows, 'id');
}
