import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { PERIOD_CLOSED } from '@/server/db/records/internshipPeriods';
import { conflict, foundOr404, MESSAGES } from '@/server/http/errors';
import { closedBy } from '@/server/placements/closedBy';
import type { Judging } from '@/server/placements/judgePlacements';
import { lockForClosing } from '@/server/placements/lockForClosing';
import type { Outcome } from '@/server/resources/bulk/applyToEach';
import { gapsToFinish, selectGaps } from '@/server/resources/certificates/certificateGaps';
import { forgetReady } from '@/server/resources/certificates/countReadyCertificates';
import type { VerdictMoment } from '@/server/verdicts/attendanceDays';
import { gapsText } from '@/shared/resources/certificates/certificateGaps';
import type { CertificateGap } from '@/shared/resources/certificates/constants';

interface Finished {
  key: number;
  outcome: Outcome;
  message: string | null;
}

const NOT_FINISHED = 'Penempatan ini belum ditandai selesai.';
const CERTIFIED = 'Sertifikatnya masih berlaku. Cabut sertifikat dahulu, lalu batalkan selesainya.';
const incomplete = (missing: readonly CertificateGap[]) =>
  `Belum dapat diselesaikan. ${gapsText(missing)}.`;

/** Finishes those of the placements for which nothing is missing, and says why others are not; `judging` is in a transaction. */
export async function finishPlacements(
  judging: Judging,
  ids: readonly number[],
  moment: VerdictMoment,
): Promise<Finished[]> {
  const distinct = [...new Set(ids)];
  const placements = await lockToFinish(judging.db, distinct);
  const missing = await selectMissing(judging, [...placements.values()], moment);
  const results = distinct.map((key): Finished => {
    const placement = placements.get(key);
    const refused = (message: string): Finished => ({ key, outcome: 'refused', message });
    if (!placement) return refused(MESSAGES.notFound);
    if (placement.closed_by === 'placement') return { key, outcome: 'already', message: null };
    if (placement.closed_by === 'period') return refused(PERIOD_CLOSED);
    const gaps = missing.get(key) ?? [];
    return gaps.length > 0 ? refused(incomplete(gaps)) : { key, outcome: 'done', message: null };
  });
  const done = results.flatMap(({ key, outcome }) => (outcome === 'done' ? [key] : []));
  await storeFinish(judging.db, done, moment.now);
  await forgetReady(judging.db, periodsOf(placements));
  return results;
}

/** Opens a placement again that was finished, in a transaction. */
export async function undoFinish(trx: Database, id: number): Promise<void> {
  const placements = await lockToFinish(trx, [id]);
  const { finished_at, is_left_open, period_closed_at } = foundOr404(placements.get(id));
  if (finished_at === null) throw conflict(NOT_FINISHED);
  if (period_closed_at !== null && !is_left_open) throw conflict(PERIOD_CLOSED);
  if (await hasValidCertificate(trx, id)) throw conflict(CERTIFIED);
  await storeFinish(trx, [id], null);
  await forgetReady(trx, periodsOf(placements));
}

type Lockable = Awaited<ReturnType<typeof selectPlacements>>[number];

/** A placement may come into another period until it is locked. */
async function lockToFinish(
  trx: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Lockable>> {
  const before = await selectPlacements(trx, ids);
  const periods = before.map(({ internship_period_id }) => internship_period_id);
  await lockForClosing(trx, ids, periods);
  const rows = await selectPlacements(trx, ids);
  return new Map(
    rows.flatMap((row) => (periods.includes(row.internship_period_id) ? [[row.id, row]] : [])),
  );
}

const selectPlacements = (trx: Database, ids: readonly number[]) =>
  trx
    .selectFrom('internships')
    .innerJoin('internship_periods', 'internship_periods.id', 'internships.internship_period_id')
    .select(['internships.id', 'internship_period_id', 'finished_at', 'is_left_open'])
    .select(['internship_periods.closed_at as period_closed_at', closedBy().as('closed_by')])
    .where('internships.id', '=', anyOf(ids))
    .execute();

const periodsOf = (placements: ReadonlyMap<number, Lockable>) => [
  ...new Set([...placements.values()].map(({ internship_period_id }) => internship_period_id)),
];

/** The gaps of the open ones. */
async function selectMissing(
  judging: Judging,
  placements: readonly Lockable[],
  moment: VerdictMoment,
): Promise<ReadonlyMap<number, readonly CertificateGap[]>> {
  const missing = new Map<number, readonly CertificateGap[]>();
  const open = placements.filter(({ closed_by }) => closed_by === null);
  for (const internship_period_id of new Set(open.map((one) => one.internship_period_id))) {
    const ids = open.flatMap((one) =>
      one.internship_period_id === internship_period_id ? one.id : [],
    );
    const of = { kind: 'student' as const, internship_period_id };
    for (const [id, gaps] of await selectGaps(judging, of, ids, moment)) {
      missing.set(id, gapsToFinish(gaps.missing));
    }
  }
  return missing;
}

async function storeFinish(trx: Database, ids: readonly number[], finished_at: Date | null) {
  if (ids.length === 0) return;
  await trx.updateTable('internships').set({ finished_at }).where('id', '=', anyOf(ids)).execute();
}

async function hasValidCertificate(trx: Database, id: number): Promise<boolean> {
  const valid = await trx
    .selectFrom('certificates')
    .select('id')
    .where('internship_id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return valid !== undefined;
}
