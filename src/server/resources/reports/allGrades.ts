import { sql } from 'kysely';
import type { AllGradesFilters } from '@/server/auth/reportTokens';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { sortKey } from '@/server/lists/order';
import { REPORT_ROWS_MAX } from '@/shared/constants/limits';
import { GRADE_COLUMNS } from './reportQueries';

type ListedGradeRow = Awaited<ReturnType<typeof selectAllGrades>>[number];
export type GradesOfGroup = [ListedGradeRow, ...ListedGradeRow[]];

/** The content of a list of grades. */
export interface GradeListRecords {
  /** By period and course. */
  courses: GradesOfGroup[];
  /** The lecturer of all students; null if there are several. */
  lecturer: { name: string; signature: Buffer | null } | null;
}

const gradesOf = (db: Database, filters: AllGradesFilters) => {
  const { course_code, internship_period_id, academic_year, lecturer_id, mentor_id } = filters;
  let rows = db
    .selectFrom('grades')
    .innerJoin('internships', 'internships.id', 'grades.internship_id')
    .innerJoin('students', 'students.id', 'internships.student_id');
  if (course_code !== undefined) rows = rows.where('grades.course_code', '=', course_code);
  if (internship_period_id !== undefined) {
    rows = rows.where('internships.internship_period_id', '=', internship_period_id);
  }
  if (academic_year !== undefined) rows = rows.where('students.academic_year', '=', academic_year);
  if (lecturer_id !== undefined) rows = rows.where('internships.lecturer_id', '=', lecturer_id);
  if (mentor_id !== undefined) rows = rows.where('internships.mentor_id', '=', mentor_id);
  return rows;
};

/** The size of what would be printed. */
export async function countAllGrades(db: Database, filters: AllGradesFilters) {
  return gradesOf(db, filters)
    .select([
      sql<number>`count(*)::integer`.as('grades'),
      sql<number>`count(distinct internships.student_id)::integer`.as('students'),
      sql<number>`count(distinct (
        internship_period_id, course_code, lecturer_id, mentor_id
      ))::integer`.as('reports'),
    ])
    .executeTakeFirstOrThrow();
}

/** The grades with all that reports print of them, by period and course; one row more than a report may have. */
export async function selectAllGrades(db: Database, filters: AllGradesFilters) {
  return gradesOf(db, filters)
    .innerJoin('users', 'users.id', 'students.user_id')
    .innerJoin('courses', 'courses.code', 'grades.course_code')
    .innerJoin('internship_periods', 'internship_periods.id', 'internships.internship_period_id')
    .innerJoin('mentors', 'mentors.id', 'internships.mentor_id')
    .innerJoin('users as mentor_users', 'mentor_users.id', 'mentors.user_id')
    .innerJoin('companies', 'companies.id', 'mentors.company_id')
    .innerJoin('lecturers', 'lecturers.id', 'internships.lecturer_id')
    .innerJoin('users as lecturer_users', 'lecturer_users.id', 'lecturers.user_id')
    .select([
      'grades.id',
      'students.nim',
      'students.academic_year',
      'users.name',
      ...GRADE_COLUMNS,
      'grades.course_code',
      'internships.internship_period_id',
      'internship_periods.start_date as period_start',
      'internship_periods.end_date as period_end',
      'internships.mentor_id',
      'mentor_users.name as mentor_name',
      'companies.name as company_name',
      'internships.lecturer_id',
      'lecturer_users.name as lecturer_name',
    ])
    .orderBy('internship_periods.start_date', 'desc')
    .orderBy('internship_periods.id', 'desc')
    .orderBy(sortKey('courses.name'))
    .orderBy('grades.course_code')
    .orderBy('students.academic_year')
    .orderBy(sortKey('users.name'))
    .orderBy('students.nim')
    .orderBy('grades.id')
    .limit(REPORT_ROWS_MAX + 1)
    .execute();
}

/** The stored signatures by the IDs of lecturers. */
export async function selectLecturerSignatures(db: Database, ids: Iterable<number>) {
  const rows = await db
    .selectFrom('lecturers')
    .innerJoin('signatures', 'signatures.user_id', 'lecturers.user_id')
    .select(['lecturers.id', 'signatures.image'])
    .where('lecturers.id', '=', anyOf(new Set(ids)))
    .execute();
  return new Map(rows.map(({ id, image }) => [id, image]));
}

/** The rows of each key, in their order. */
export function groupsOf(
  rows: readonly ListedGradeRow[],
  keyOf: (row: ListedGradeRow) => readonly unknown[],
): GradesOfGroup[] {
  const groups = new Map<string, GradesOfGroup>();
  for (const row of rows) {
    const key = JSON.stringify(keyOf(row));
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

/** null without grades. */
export async function selectGradeListRecords(
  db: Database,
  filters: AllGradesFilters,
): Promise<GradeListRecords | null> {
  const rows = await selectAllGrades(db, filters);
  const [first] = rows;
  if (!first) return null;
  const { lecturer_id } = first;
  const isShared = rows.every((row) => row.lecturer_id === lecturer_id);
  const signatures = isShared ? await selectLecturerSignatures(db, [lecturer_id]) : new Map();
  return {
    courses: groupsOf(rows, (row) => [row.internship_period_id, row.course_code]),
    lecturer: isShared
      ? { name: first.lecturer_name, signature: signatures.get(lecturer_id) ?? null }
      : null,
  };
}
