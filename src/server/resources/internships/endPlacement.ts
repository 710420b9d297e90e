import type { Database } from '@/server/db/database';
import { conflict, fieldErrors } from '@/server/http/errors';
import { firstDay } from '@/server/placements/placedDays';
import { notifyMoved } from '@/server/resources/notifications/kinds/changedPlacements';
import { addDays } from '@/shared/calendarDays';
import type { PlacementEndReason } from '@/shared/resources/internships/placementDates';
import { dropActivities } from './droppedActivities';
import { lockPlacedDays, type PlacedDays } from './lockPlacedDays';
import { FULL, isFull } from './placementErrors';
import { selectPlacementFacts } from './placementFacts';

export interface PlacementMoment {
  now: Date;
  today: string;
}

interface End {
  end_date: string;
  end_reason: PlacementEndReason;
  expected: number;
}

const ENDED = 'Magang ini sudah diakhiri. Batalkan akhirnya dahulu.';
const NOT_ENDED = 'Magang ini belum diakhiri.';
const CONTINUED = 'Mahasiswa sudah melanjutkan di mitra lain. Hapus penempatan lanjutannya dahulu.';
const elsewhere = (company: string) =>
  `Mahasiswa sudah ditempatkan lagi di ${company}. Akhiri atau hapus penempatan itu dahulu.`;
const TOO_EARLY = 'Hari terakhir tidak boleh sebelum hari pertama magang';
const TOO_LATE = 'Hari terakhir harus di dalam periode magang';

/** Ends a placement that is locked: the days after the last one count no longer. */
export async function endPlacement(
  trx: Database,
  placement: PlacedDays,
  { end_date, end_reason, expected }: End,
  { now, today }: PlacementMoment,
): Promise<void> {
  const { id, days, period } = placement;
  if (placement.end_date !== null) throw conflict(ENDED);
  if (end_date < days.startDate) throw fieldErrors({ end_date: [TOO_EARLY] });
  if (end_date > period.endDate) throw fieldErrors({ end_date: [TOO_LATE] });
  const after = { startDate: addDays(end_date, 1), endDate: null };
  await dropActivities(trx, id, after, { today, expected });
  await trx.updateTable('internships').set({ end_date, end_reason }).where('id', '=', id).execute();
  const change = { id, before: { end: null }, after: { end: { date: end_date, end_reason } } };
  await notifyMoved(trx, [change], now);
}

/** Takes an end back, as long as the place in the company is free and the student has not been placed elsewhere. */
export async function undoPlacementEnd(
  trx: Database,
  id: number,
  version: number | undefined,
  { now, today }: PlacementMoment,
): Promise<void> {
  const placement = await lockPlacedDays(trx, id, version);
  const { end_date, end_reason, company_id } = placement;
  if (end_date === null) throw conflict(NOT_ENDED);
  const continuation = await trx
    .selectFrom('internships')
    .select('id')
    .where('continued_from_id', '=', id)
    .executeTakeFirst();
  if (continuation) throw conflict(CONTINUED);
  const next = await selectNextPlacement(trx, { ...placement, end_date }, today);
  if (next) throw conflict(elsewhere(next.company_name));
  const facts = await selectPlacementFacts(
    trx,
    {
      periodId: placement.internship_period_id,
      students: [],
      mentors: [],
      lecturers: [],
      periods: [],
      companies: [company_id],
    },
    true,
  );
  if (isFull(facts, company_id, addDays(end_date, 1))) throw conflict(`${FULL}.`);
  await trx
    .updateTable('internships')
    .set({ end_date: null, end_reason: null })
    .where('id', '=', id)
    .execute();
  const change = { id, before: { end: { date: end_date, end_reason } }, after: { end: null } };
  await notifyMoved(trx, [change], now);
}

/** A placement on the days that would come back, at which the student still is. */
const selectNextPlacement = (
  trx: Database,
  {
    id,
    student_id,
    end_date,
    period,
  }: Pick<PlacedDays, 'id' | 'student_id' | 'period'> & Pick<End, 'end_date'>,
  today: string,
) =>
  trx
    .selectFrom('internships')
    .innerJoin('internship_periods', 'internship_periods.id', 'internships.internship_period_id')
    .select('internships.company_name')
    .where('internships.student_id', '=', student_id)
    .where('internships.id', '!=', id)
    .where(firstDay, '>', end_date)
    .where(firstDay, '<=', period.endDate)
    .where((eb) =>
      eb.or([eb('internships.end_date', 'is', null), eb('internships.end_date', '>=', today)]),
    )
    .orderBy(firstDay)
    .limit(1)
    .executeTakeFirst();
