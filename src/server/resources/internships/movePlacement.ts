import type { Database } from '@/server/db/database';
import { fieldErrors } from '@/server/http/errors';
import { notifyPlaced } from '@/server/resources/notifications/kinds/newPlacements';
import { addDays } from '@/shared/calendarDays';
import type { InternshipMoveInput } from '@/shared/resources/internships/placementDateRules';
import { endPlacement, type PlacementMoment } from './endPlacement';
import { insertInternship } from './internshipQueries';
import { lockPlacedDays } from './lockPlacedDays';
import { checkPlacement } from './placement';

const SAME_COMPANY = 'Pilih mitra yang lain dari mitra sekarang';
const TOO_EARLY = 'Hari pertama di mitra baru harus sesudah hari terakhir di mitra sekarang';

/** Ends a placement and adds the one that continues it; returns its ID. */
export async function movePlacement(
  trx: Database,
  id: number,
  { version, expected, ...input }: InternshipMoveInput,
  moment: PlacementMoment,
): Promise<number> {
  const placement = await lockPlacedDays(trx, id, version);
  const { end_date, company_id, mentor_id } = input;
  const start_date = input.start_date ?? addDays(end_date, 1);
  if (company_id === placement.company_id) throw fieldErrors({ company_id: [SAME_COMPANY] });
  if (start_date <= end_date) throw fieldErrors({ start_date: [TOO_EARLY] });
  await endPlacement(trx, placement, { end_date, end_reason: 'moved', expected }, moment);

  const { student_id, internship_period_id } = placement;
  const lecturer_id = input.lecturer_id ?? placement.lecturer_id;
  const next = { student_id, internship_period_id, mentor_id, lecturer_id, start_date };
  await checkPlacement(trx, { ...next, company_id }, null, moment.today);
  const created = await insertInternship(trx, { ...next, continued_from_id: id });
  await notifyPlaced(trx, [created.id], moment.now);
  return created.id;
}
