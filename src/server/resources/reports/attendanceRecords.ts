import type { RecapFilters } from '@/server/auth/reportTokens';
import type { SessionUser, Viewer } from '@/server/auth/sessionUser';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import type { VerdictMoment } from '@/server/resources/attendance-days/attendanceDays';
import { selectWholeRecap } from '@/server/resources/attendance-recap/attendanceRecap';
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
  db: Database,
  viewer: Viewer,
  filters: RecapFilters,
  moment: VerdictMoment,
) {
  const period = await selectPeriod(db, filters.internship_period_id);
  const { days, rows } = await selectWholeRecap(db, viewer, filters, moment);
  if (!period || rows.length === 0) return null;
  const supervisors = await selectSupervisors(
    db,
    rows.map(({ id }) => id),
  );
  const [mentor, lecturer] = [only(supervisors.mentors), only(supervisors.lecturers)];
  return {
    period,
    days,
    rows,
    filters: await wordsOf(db, filters),
    mentor: (await ifGiven(mentor, (id) => selectReportedMentor(db, id))) ?? null,
    lecturer: (await ifGiven(lecturer, (id) => selectReportedLecturer(db, id))) ?? null,
  };
}

const ifGiven = async <Row>(id: number | undefined, select: (id: number) => Promise<Row>) =>
  id === undefined ? undefined : select(id);

const only = (ids: readonly number[]) => (ids.length === 1 ? ids[0] : undefined);

async function selectPeriod(db: Database, id: number) {
  return db
    .selectFrom('internship_periods')
    .select(['start_date', 'end_date', 'semester', 'year'])
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

/** The filters in words, for the head of the report. */
async function wordsOf(db: Database, filters: RecapFilters) {
  const { company_id, lecturer_id, mentor_id, academic_year, search } = filters;
  const company = await ifGiven(company_id, (id) =>
    db.selectFrom('companies').select('name').where('id', '=', id).executeTakeFirst(),
  );
  const lecturer = await ifGiven(lecturer_id, (id) => selectReportedLecturer(db, id));
  const mentor = await ifGiven(mentor_id, (id) => selectReportedMentor(db, id));
  return [
    { label: 'Mitra industri', value: company?.name },
    { label: 'Dosen pembimbing', value: lecturer?.name },
    { label: 'Mentor', value: mentor?.name },
    { label: 'Tahun ajaran', value: academic_year },
    { label: 'Pencarian', value: search },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}
