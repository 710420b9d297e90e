import type { RecapFilters } from '@/server/auth/reportTokens';
import type { Viewer } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { HttpError } from '@/server/http/errors';
import {
  attendanceDays,
  dayOf,
  type VerdictMoment,
} from '@/server/resources/attendance-days/attendanceDays';
import {
  type Days,
  selectAttendanceFacts,
} from '@/server/resources/attendance-days/attendanceFacts';
import { dayRange } from '@/server/resources/attendance-days/dayRange';
import { selectInternshipIds } from '@/server/resources/internships/internshipList';
import { type AttendanceTotals, totalsOf } from '@/shared/attendance/totals';
import type { DayVerdict } from '@/shared/attendance/verdicts';
import { ATTENDANCE_DAYS_MAX, RECAP_CELLS_MAX, RECAP_ROWS_MAX } from '@/shared/constants/limits';

export interface RecapRow {
  id: number;
  student_nim: string;
  student_name: string;
  company_name: string;
  /** One for each day of the range; null where nothing was expected. */
  verdicts: (DayVerdict | null)[];
  totals: AttendanceTotals;
}

const PER_PAGE = 100;
const BY_NAME = 'student.user.name';
const TOO_MANY = `Rekap memuat lebih dari ${RECAP_ROWS_MAX} mahasiswa. Persempit filter.`;

/** A page of the placements that the user may see, with their days. */
export async function selectRecap(
  db: Database,
  viewer: Viewer,
  {
    page = 1,
    per_page = PER_PAGE,
    ...filters
  }: RecapFilters & { page?: number; per_page?: number },
  moment: VerdictMoment,
) {
  const { ids, meta } = await selectInternshipIds(db, viewer, {
    ...filters,
    sort: BY_NAME,
    page,
    per_page,
    today: dayOf(moment),
  });
  const days = dayRange(filters, mostDays(ids.length));
  return { days, rows: await rowsOf(db, viewer, ids, days, moment), meta };
}

/** @throws 422 for more placements than a file may have. */
export async function selectWholeRecap(
  db: Database,
  viewer: Viewer,
  filters: RecapFilters,
  moment: VerdictMoment,
) {
  const recap = await selectRecap(db, viewer, { ...filters, per_page: RECAP_ROWS_MAX }, moment);
  if (recap.meta.total > RECAP_ROWS_MAX) throw new HttpError(422, TOO_MANY);
  return recap;
}

const mostDays = (placements: number) =>
  Math.min(ATTENDANCE_DAYS_MAX, Math.floor(RECAP_CELLS_MAX / Math.max(1, placements)));

async function rowsOf(
  db: Database,
  viewer: Viewer,
  ids: readonly number[],
  days: Days,
  moment: VerdictMoment,
): Promise<RecapRow[]> {
  const facts = await selectAttendanceFacts(db, viewer, ids, days);
  const rows: RecapRow[] = [];
  for (const placement of facts.placements) {
    const results = attendanceDays(facts, placement, days, moment);
    const { internship_id: id, student_nim, student_name, company_name } = placement;
    rows.push({
      id,
      student_nim,
      student_name,
      company_name,
      verdicts: results.map(({ verdict }) => verdict),
      totals: totalsOf(results),
    });
    // The days of a page take some hundred milliseconds, in which other requests have their turn.
    await new Promise(setImmediate);
  }
  return rows;
}
