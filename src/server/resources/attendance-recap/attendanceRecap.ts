import type { RecapFilters } from '@/server/auth/reportTokens';
import type { Viewer } from '@/server/auth/sessionUser';
import { HttpError } from '@/server/http/errors';
import { type Judging, judgeDays } from '@/server/placements/judgePlacements';
import { dayRange } from '@/server/resources/attendance-days/dayRange';
import { selectInternshipIds } from '@/server/resources/internships/internshipList';
import { dayOf, type VerdictMoment } from '@/server/verdicts/attendanceDays';
import { type AttendanceTotals, totalsIn } from '@/shared/attendance/totals';
import type { DayVerdict } from '@/shared/attendance/verdicts';
import { ATTENDANCE_DAYS_MAX, RECAP_CELLS_MAX, RECAP_ROWS_MAX } from '@/shared/constants/limits';

export interface RecapRow {
  id: number;
  student_nim: string;
  student_name: string;
  company_name: string;
  /** One for each day of the range; null where nothing was expected. */
  verdicts: (DayVerdict | null)[];
  /** The days with an undecided request. */
  waiting_days: string[];
  /** The days of interruptions. */
  interrupted_days: string[];
  totals: AttendanceTotals;
}

const PER_PAGE = 100;
const BY_NAME = 'student.user.name';
const TOO_MANY = `Rekap memuat lebih dari ${RECAP_ROWS_MAX} mahasiswa. Persempit filter.`;

/** A page of the placements that the user may see, with their days. */
export async function selectRecap(
  judging: Judging,
  viewer: Viewer,
  {
    page = 1,
    per_page = PER_PAGE,
    ...filters
  }: RecapFilters & { page?: number; per_page?: number },
  moment: VerdictMoment,
) {
  const { ids, meta } = await selectInternshipIds(judging.db, viewer, {
    ...filters,
    sort: BY_NAME,
    page,
    per_page,
    today: dayOf(moment),
  });
  const days = dayRange(filters, mostDays(ids.length));
  return { days, rows: await rowsOf(judging, viewer, ids, days, moment), meta };
}

/** @throws 422 for more placements than a file may have. */
export async function selectWholeRecap(
  judging: Judging,
  viewer: Viewer,
  filters: RecapFilters,
  moment: VerdictMoment,
) {
  const recap = await selectRecap(
    judging,
    viewer,
    { ...filters, per_page: RECAP_ROWS_MAX },
    moment,
  );
  if (recap.meta.total > RECAP_ROWS_MAX) throw new HttpError(422, TOO_MANY);
  return recap;
}

const mostDays = (placements: number) =>
  Math.min(ATTENDANCE_DAYS_MAX, Math.floor(RECAP_CELLS_MAX / Math.max(1, placements)));

async function rowsOf(
  ...[judging, viewer, ids, days, moment]: Parameters<typeof judgeDays>
): Promise<RecapRow[]> {
  const judged = await judgeDays(judging, viewer, ids, days, moment);
  return judged.map(({ internship_id, student_nim, student_name, company_name, ...its }) => ({
    id: internship_id,
    student_nim,
    student_name,
    company_name,
    verdicts: its.verdicts,
    waiting_days: its.waiting_days,
    interrupted_days: its.interrupted_days,
    totals: totalsIn(its),
  }));
}
