import type { Database } from '@/server/db/database';
import { fieldErrors, foundOr404 } from '@/server/http/errors';
import { notifyMoved } from '@/server/resources/notifications/kinds/changedPlacements';
import { refuseStale } from '@/server/resources/versions/refuseStale';
import { isWithin, type OpenRange } from '@/shared/attendance/placement';
import type { InterruptionInput } from '@/shared/resources/internships/placementDateRules';
import { dropActivities } from './droppedActivities';
import type { PlacementMoment } from './endPlacement';
import { selectInterruptions } from './interruptionQueries';
import { lockPlacedDays } from './lockPlacedDays';

const OUTSIDE = 'Jeda harus di dalam masa magang';
const OVERLAP = 'Sudah ada jeda lain pada tanggal ini';

const rangeOf = (row: { start_date: string; end_date?: string | null }): OpenRange => ({
  startDate: row.start_date,
  endDate: row.end_date ?? null,
});

const overlaps = (one: OpenRange, other: OpenRange) =>
  isWithin(one.startDate, other) || isWithin(other.startDate, one);

/** Stores an interruption, a new one without `interruptionId`; returns its ID. */
export async function storeInterruption(
  trx: Database,
  internshipId: number,
  interruptionId: number | undefined,
  { version, expected, ...input }: Omit<InterruptionInput, 'seen_changes'>,
  { now, today }: PlacementMoment,
): Promise<number> {
  const { days } = await lockPlacedDays(trx, internshipId);
  const others = await selectInterruptions(trx, internshipId);
  const stored = others.find(({ id }) => id === interruptionId);
  if (interruptionId !== undefined) {
    foundOr404(stored);
    await refuseStale(trx, 'internship_interruptions', interruptionId, version);
  }
  const range = rangeOf(input);
  if (!isWithin(range.startDate, days)) throw fieldErrors({ start_date: [OUTSIDE] });
  if (range.endDate !== null && !isWithin(range.endDate, days)) {
    throw fieldErrors({ end_date: [OUTSIDE] });
  }
  if (others.some((other) => other !== stored && overlaps(range, rangeOf(other)))) {
    throw fieldErrors({ start_date: [OVERLAP] });
  }
  await dropActivities(trx, internshipId, range, { today, expected });

  const columns = { ...input, end_date: range.endDate };
  const { id } = stored
    ? await trx
        .updateTable('internship_interruptions')
        .set(columns)
        .where('id', '=', stored.id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await trx
        .insertInto('internship_interruptions')
        .values({ ...columns, internship_id: internshipId })
        .returning('id')
        .executeTakeFirstOrThrow();
  await notifyPause(trx, internshipId, stored ? rangeOf(stored) : null, range, now);
  return id;
}

/** The days of the interruption count again. */
export async function cancelInterruption(
  trx: Database,
  internshipId: number,
  interruptionId: number,
  version: number | undefined,
  now: Date,
): Promise<void> {
  await lockPlacedDays(trx, internshipId);
  const interruptions = await selectInterruptions(trx, internshipId);
  const stored = foundOr404(interruptions.find(({ id }) => id === interruptionId));
  await refuseStale(trx, 'internship_interruptions', interruptionId, version);
  await trx.deleteFrom('internship_interruptions').where('id', '=', interruptionId).execute();
  await notifyPause(trx, internshipId, rangeOf(stored), null, now);
}

const notifyPause = (
  trx: Database,
  id: number,
  before: OpenRange | null,
  after: OpenRange | null,
  now: Date,
) => notifyMoved(trx, [{ id, before: { pause: before }, after: { pause: after } }], now);
