import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { firstDay, lastDay } from '@/server/placements/placedDays';
import { stageOn } from '@/server/placements/stage';
import type { Placed } from './placementExport';

/** The names of student and company are copied into the rows of internships. */
function placementRows(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('internships')
    .innerJoin('internship_periods', 'internship_periods.id', 'internships.internship_period_id')
    .innerJoin('mentors', 'mentors.id', 'internships.mentor_id')
    .innerJoin('users as mentor_users', 'mentor_users.id', 'mentors.user_id')
    .select([
      'internships.id',
      'internships.student_nim',
      'internships.student_name',
      'internships.company_name',
      'mentor_users.name as mentor_name',
      'internship_periods.start_date',
      'internship_periods.end_date',
      'internship_periods.semester',
    ])
    .where('internships.id', '=', sql<number>`any(${ids}::integer[])`);
}

interface Copies {
  student_nim: string;
  student_name: string;
  company_name: string;
  mentor_name: string;
  start_date: string;
  end_date: string;
  semester: number;
}

const placedOf = (row: Copies) => ({
  student: { nim: row.student_nim, user: { name: row.student_name } },
  mentor: { company: { name: row.company_name }, user: { name: row.mentor_name } },
  internship_period: {
    start_date: row.start_date,
    end_date: row.end_date,
    semester: row.semester,
  },
});

/** The placements with these ids as exports contain them: less than on screens, and much faster. */
export async function selectPlacements(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, Placed>> {
  const rows = await placementRows(db, ids).execute();
  return new Map(rows.map((row) => [row.id, placedOf(row)]));
}

/** The same with the supervisors, in the order of `ids`, without those that are no longer visible. */
export async function selectSupervisedPlacements(
  db: Database,
  visible: Expression<SqlBool>,
  ids: readonly number[],
  today: string,
) {
  const rows = await placementRows(db, ids)
    .innerJoin('lecturers', 'lecturers.id', 'internships.lecturer_id')
    .innerJoin('users as lecturer_users', 'lecturer_users.id', 'lecturers.user_id')
    .select([
      'mentors.nik as mentor_nik',
      'lecturers.nip as lecturer_nip',
      'lecturer_users.name as lecturer_name',
      stageOn(today).as('stage'),
      firstDay.as('first_day'),
      lastDay.as('last_day'),
      'internships.end_reason',
    ])
    .where(visible)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { mentor_nik, lecturer_nip, lecturer_name, stage, end_reason } = row;
    const days = { start_date: row.first_day, end_date: row.last_day, end_reason };
    return { ...placedOf(row), mentor_nik, lecturer_nip, lecturer_name, stage, ...days };
  });
}
