import type { RecapFilters } from '@/server/auth/reportTokens';
import type { SessionUser, Viewer } from '@/server/auth/sessionUser';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import type { Judging } from '@/server/placements/judgePlacements';
import { selectWholeRecap } from '@/server/resources/attendance-recap/attendanceRecap';
import type { VerdictMoment } from '@/server/verdicts/attendanceDays';
import { hasHours } from '@/shared/attendance/totals';
import { selectReportedLecturer, selectReportedMentor } from './reportQueries';

/** The content of a recap of attendance. */
export type AttendanceRecords = NonNullable<Awaited<ReturnType<typeof selectAttendanceRecords>>>;

/** The filters with what limits the user, so that anybody who checks the report reads the same. */
export function scopedTo({ role, profileId }: SessionUser, filters: RecapFilters): RecapFilters {
  if (profileId === null) return filters;
  if (role === 'lecturer') return { lecturer_id: profileId, ...filters };
  if (role === 'mentor') return { mentor_id: profileId, ...filters };
  return filters;
}

/** null without placements. */
export async function selectAttendanceRecords(
  judging: Judging,
  viewer: Viewer,
  filters: RecapFilters,
  moment: VerdictMoment,
) {
  const { db } = judging;
  const period = await selectPeriod(db, filters.internship_period_id);
  const { days, rows } = await selectWholeRecap(judging, viewer, filters, moment);
  if (!period || rows.length === 0) return null;
  const supervisors = await selectSupervisors(
    db,
    rows.map(({ id }) => id),
  );
  const mentor = await ifGiven(only(supervisors.mentors), (id) => selectReportedMentor(db, id));
  const lecturer = await ifGiven(only(supervisors.lecturers), (id) =>
    selectReportedLecturer(db, id),
  );
  const found = { company: rows[0]?.company_name, mentor: mentor?.name, lecturer: lecturer?.name };
  return {
    period,
    has_hours: hasHours(
      period.requires_check_out,
      rows.map(({ totals }) => totals),
    ),
    days,
    rows,
    filters: wordsOf(filters, found),
    mentor: mentor ?? null,
    lecturer: lecturer ?? null,
  };
}

const ifGiven = async <Row>(id: number | undefined, select: (id: number) => Promise<Row>) =>
  id === undefined ? undefined : select(id);

const only = (ids: readonly number[]) => (ids.length === 1 ? ids[0] : undefined);

async function selectPeriod(db: Database, id: number) {
  return db
    .selectFrom('internship_periods')
    .select(['start_date', 'end_date', 'semester', 'year', 'requires_check_out'])
    .where('id', '=', id)
    .executeTakeFirst();
}

async function selectSupervisors(db: Database, ids: readonly number[]) {
  const pairs = await db
    .selectFrom('internships')
    .select(['mentor_id', 'lecturer_id'])
    .distinct()
    .where('id', '=', anyOf(ids))
    .execute();
  return {
    mentors: [...new Set(pairs.map(({ mentor_id }) => mentor_id))],
    lecturers: [...new Set(pairs.map(({ lecturer_id }) => lecturer_id))],
  };
}

/** The filters in words, for the head of the report. All rows share a company or person that they are filtered by. */
function wordsOf(
  { company_id, lecturer_id, mentor_id, academic_year, search }: RecapFilters,
  found: { company?: string; lecturer?: string; mentor?: string },
) {
  return [
    { label: 'Mitra industri', value: company_id && found.company },
    { label: 'Dosen pembimbing', value: lecturer_id && found.lecturer },
    { label: 'Mentor', value: mentor_id && found.mentor },
    { label: 'Tahun ajaran', value: academic_year },
    { label: 'Pencarian', value: search },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}
