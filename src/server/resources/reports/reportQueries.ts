import type { GradeReportFilters } from '@/server/auth/reportTokens';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { zoneOfActivity } from '@/server/placements/defaultPlaces';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import { firstHandIn } from '@/server/resources/activities/logs/activityLogQueries';
import { REPORT_PHOTOS_MAX, REPORT_ROWS_MAX } from '@/shared/constants/limits';

/** 'anyone' checks a report without reading it. */
export type ReportReader = SessionUser | 'anyone';

/** The internship of a report; undefined when it does not exist or is not visible to the reader. */
export async function selectReportedInternship(db: Database, id: number, reader: ReportReader) {
  return db
    .selectFrom('internships')
    .innerJoin('students', 'students.id', 'internships.student_id')
    .innerJoin('users as student_users', 'student_users.id', 'students.user_id')
    .innerJoin('mentors', 'mentors.id', 'internships.mentor_id')
    .innerJoin('users as mentor_users', 'mentor_users.id', 'mentors.user_id')
    .innerJoin('companies', 'companies.id', 'mentors.company_id')
    .innerJoin('lecturers', 'lecturers.id', 'internships.lecturer_id')
    .innerJoin('users as lecturer_users', 'lecturer_users.id', 'lecturers.user_id')
    .innerJoin('internship_periods', 'internship_periods.id', 'internships.internship_period_id')
    .leftJoin('signatures as mentor_signatures', 'mentor_signatures.user_id', 'mentors.user_id')
    .leftJoin(
      'signatures as lecturer_signatures',
      'lecturer_signatures.user_id',
      'lecturers.user_id',
    )
    .select([
      'students.nim',
      'student_users.name as student_name',
      'companies.name as company_name',
      'mentor_users.name as mentor_name',
      'mentor_signatures.image as mentor_signature',
      'lecturer_users.name as lecturer_name',
      'lecturer_signatures.image as lecturer_signature',
      'internship_periods.start_date',
      'internship_periods.end_date',
      'internship_periods.semester',
      'internship_periods.year',
    ])
    .where('internships.id', '=', id)
    .$if(reader !== 'anyone', (query) => query.where(internshipsVisibleTo(reader as SessionUser)))
    .executeTakeFirst();
}

/** The activities, up to one row more than a report may have, so that the caller notices. */
export async function selectReportedActivities(db: Database, internshipId: number) {
  return db
    .selectFrom('activities')
    .leftJoin('activity_logs', (join) =>
      join
        .onRef('activity_logs.activity_id', '=', 'activities.id')
        .on('activity_logs.handed_in_at', 'is not', null),
    )
    .select([
      'activities.id',
      'activities.name',
      'activities.description',
      'activities.date',
      'activities.start_time',
      'activities.end_time',
      'activities.address',
      'activities.attendance_time',
      'activities.validated_at_by_mentor',
      'activities.validated_at_by_lecturer',
      'activity_logs.text as log_text',
      firstHandIn.as('first_handed_in_at'),
    ])
    .select(zoneOfActivity.as('time_zone'))
    .where('activities.internship_id', '=', internshipId)
    .orderBy('activities.date')
    .orderBy('activities.start_time')
    .orderBy('activities.id')
    .limit(REPORT_ROWS_MAX + 1)
    .execute();
}

/** The photos of the activities, in their order; one more than a report may have. */
export async function selectReportedPhotos(db: Database, internshipId: number) {
  return db
    .selectFrom('activity_photos')
    .innerJoin('activities', 'activities.id', 'activity_photos.activity_id')
    .select(['activity_photos.id', 'activity_photos.activity_id'])
    .where('activities.internship_id', '=', internshipId)
    .orderBy('activity_photos.position')
    .orderBy('activity_photos.id')
    .limit(REPORT_PHOTOS_MAX + 1)
    .execute();
}

/** The embedded database keeps the memory of the largest answer. */
const PHOTOS_PER_QUERY = 20;

/** The thumbnails by the id of the photo. */
export async function selectReportedThumbnails(db: Database, internshipId: number) {
  const thumbnails = new Map<number, Buffer>();
  for (let last = 0; ; ) {
    const photos = await db
      .selectFrom('activity_photos')
      .innerJoin('activities', 'activities.id', 'activity_photos.activity_id')
      .select(['activity_photos.id', 'activity_photos.thumbnail'])
      .where('activities.internship_id', '=', internshipId)
      .where('activity_photos.id', '>', last)
      .orderBy('activity_photos.id')
      .limit(PHOTOS_PER_QUERY)
      .execute();
    for (const { id, thumbnail } of photos) thumbnails.set(id, thumbnail);
    last = photos.at(-1)?.id ?? 0;
    if (photos.length < PHOTOS_PER_QUERY) return thumbnails;
  }
}

/** A grade with its course and the weights of its parts. */
export const GRADE_COLUMNS = [
  'grades.assignment_1',
  'grades.assignment_2',
  'grades.midterm',
  'grades.final',
  'grades.other',
  'courses.name as course_name',
  'courses.semester as course_semester',
  'courses.academic_year as course_academic_year',
  'courses.weight_assignment_1',
  'courses.weight_assignment_2',
  'courses.weight_midterm',
  'courses.weight_final',
  'courses.weight_other',
] as const;

/** The grades of a course with its weights, ordered by NIM; one row more than a report may have. */
export async function selectReportedGrades(db: Database, filters: GradeReportFilters) {
  return db
    .selectFrom('grades')
    .innerJoin('courses', 'courses.code', 'grades.course_code')
    .innerJoin('internships', 'internships.id', 'grades.internship_id')
    .innerJoin('students', 'students.id', 'internships.student_id')
    .innerJoin('users', 'users.id', 'students.user_id')
    .select(['students.nim', 'users.name', ...GRADE_COLUMNS])
    .where('grades.course_code', '=', filters.course_code)
    .where('internships.internship_period_id', '=', filters.internship_period_id)
    .where('internships.lecturer_id', '=', filters.lecturer_id)
    .where('internships.mentor_id', '=', filters.mentor_id)
    .$if(filters.academic_year !== undefined, (query) =>
      query.where('students.academic_year', '=', filters.academic_year ?? ''),
    )
    .orderBy('students.nim')
    .orderBy('grades.id')
    .limit(REPORT_ROWS_MAX + 1)
    .execute();
}

export async function selectReportedLecturer(db: Database, id: number) {
  return db
    .selectFrom('lecturers')
    .innerJoin('users', 'users.id', 'lecturers.user_id')
    .leftJoin('signatures', 'signatures.user_id', 'lecturers.user_id')
    .select(['users.name', 'signatures.image as signature'])
    .where('lecturers.id', '=', id)
    .executeTakeFirst();
}

export async function selectReportedMentor(db: Database, id: number) {
  return db
    .selectFrom('mentors')
    .innerJoin('users', 'users.id', 'mentors.user_id')
    .innerJoin('companies', 'companies.id', 'mentors.company_id')
    .leftJoin('signatures', 'signatures.user_id', 'mentors.user_id')
    .select(['users.name', 'companies.name as company_name', 'signatures.image as signature'])
    .where('mentors.id', '=', id)
    .executeTakeFirst();
}
