import { sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { foundOr404, HttpError } from '@/server/http/errors';
import { seenKey } from '@/server/http/seenKey';
import { sortKey } from '@/server/lists/order';
import type { Judging } from '@/server/placements/judgePlacements';
import { lockForClosing } from '@/server/placements/lockForClosing';
import { selectUnfinished } from '@/server/resources/certificates/certificateGaps';
import type { VerdictMoment } from '@/server/verdicts/attendanceDays';
import { UNFINISHED_PLACEMENTS } from '@/shared/constants/errorCodes';
import { formatNumber } from '@/shared/formatNumber';
import type { UnfinishedChoice } from '@/shared/resources/internship-periods/periodClosingRules';
import {
  selectInternshipPeriod,
  selectPlacementsOf,
  updateInternshipPeriod,
} from './internshipPeriodQueries';

interface Closing {
  unfinished?: UnfinishedChoice | null | undefined;
  seen_unfinished?: string | null | undefined;
}

type Unfinished = Awaited<ReturnType<typeof selectUnfinished>>;

/** The rows of one answer. */
const SHOWN = 500;

const asks = (count: number) =>
  `${formatNumber(count)} penempatan belum selesai. Periksa namanya, lalu pilih: tutup tanpa mereka, atau tutup semuanya.`;

const keyOf = (unfinished: Unfinished) => seenKey([...unfinished.keys()].join('\n'));

/** The placements of a period that closing asks about, by name. */
export async function selectUnfinishedPlacements(
  judging: Judging,
  periodId: number,
  moment: VerdictMoment,
) {
  foundOr404(await selectInternshipPeriod(judging.db, periodId));
  const unfinished = await selectUnfinished(judging, periodId, moment);
  const rows = await judging.db
    .selectFrom('internships')
    .select(['id', 'student_name', 'student_nim as nim', 'company_name'])
    .where('id', '=', anyOf(unfinished.keys()))
    .orderBy(sortKey('student_name'))
    .orderBy('id')
    .limit(SHOWN)
    .execute();
  return {
    total: unfinished.size,
    placements: rows.map((row) => ({ ...row, missing: [...(unfinished.get(row.id) ?? [])] })),
    seen_unfinished: keyOf(unfinished),
  };
}

/**
 * Closes a period, in a transaction. Unless a person has seen the unfinished placements and chosen their fate, it is a 409
 * (docs/decisions/0036).
 */
export async function closePeriod(
  judging: Judging,
  id: number,
  { unfinished: choice, seen_unfinished }: Closing,
  moment: VerdictMoment,
) {
  const { db: trx } = judging;
  await lockForClosing(trx, await selectPlacementsOf(trx, id), [id]);
  const period = foundOr404(await selectInternshipPeriod(trx, id));
  if (period.closed_at !== null) return period;
  const unfinished = await selectUnfinished(judging, id, moment);
  if (unfinished.size > 0 && (!choice || seen_unfinished !== keyOf(unfinished))) {
    throw new HttpError(409, asks(unfinished.size), { code: UNFINISHED_PLACEMENTS });
  }
  await leaveOpen(trx, id, choice === 'leave_open' ? [...unfinished.keys()] : []);
  return foundOr404(
    await updateInternshipPeriod(trx, id, { closed_at: moment.now, is_active: false }),
  );
}

/** Exactly these of the period stay open. */
async function leaveOpen(trx: Database, periodId: number, ids: readonly number[]): Promise<void> {
  await sql`
    update internships set is_left_open = not is_left_open
    where internship_period_id = ${periodId} and is_left_open <> (id = ${anyOf(ids)})`.execute(trx);
}
