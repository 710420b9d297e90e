import type { ColumnType, Insertable, Selectable, SelectType, Updateable } from 'kysely';
import type { DB } from './tables.gen';

/** The tables that triggers keep, and the application only reads. */
type Kept =
  | 'attendance_rules'
  | 'certificate_tallies'
  | 'past_period_rules'
  | 'past_place_rules'
  | 'past_places';

type ReadOnly<Table> = {
  [Column in keyof Table]: ColumnType<SelectType<Table[Column]>, never, never>;
};

/**
 * The database as TypeScript sees it. Names are those of the JSON and of the forms.
 *
 * `db/database.ts` sets the driver's parsers so that both database modes read alike:
 * `date` is 'YYYY-MM-DD', `time` is 'HH:mm', `numeric` is a number, `timestamptz` is a Date.
 */
export type Tables = {
  [Name in keyof DB]: Name extends Kept ? ReadOnly<DB[Name]> : DB[Name];
};

export type User = Selectable<Tables['users']>;
export type NewUser = Insertable<Tables['users']>;
export type UserUpdate = Updateable<Tables['users']>;
export type Student = Selectable<Tables['students']>;
export type NewStudent = Insertable<Tables['students']>;
export type Lecturer = Selectable<Tables['lecturers']>;
export type NewLecturer = Insertable<Tables['lecturers']>;
export type Mentor = Selectable<Tables['mentors']>;
export type NewMentor = Insertable<Tables['mentors']>;
export type Company = Selectable<Tables['companies']>;
export type NewCompany = Insertable<Tables['companies']>;
export type CompanyUpdate = Updateable<Tables['companies']>;
export type Place = Selectable<Tables['places']>;
export type NewPlace = Insertable<Tables['places']>;
export type PlaceUpdate = Updateable<Tables['places']>;
export type Course = Selectable<Tables['courses']>;
export type NewCourse = Insertable<Tables['courses']>;
export type CourseUpdate = Updateable<Tables['courses']>;
export type InternshipPeriod = Selectable<Tables['internship_periods']>;
export type NewInternshipPeriod = Insertable<Tables['internship_periods']>;
export type InternshipPeriodUpdate = Updateable<Tables['internship_periods']>;
export type Holiday = Selectable<Tables['holidays']>;
export type NewHoliday = Insertable<Tables['holidays']>;
export type HolidayUpdate = Updateable<Tables['holidays']>;
export type Internship = Selectable<Tables['internships']>;
export type NewInternship = Insertable<Tables['internships']>;
export type InternshipUpdate = Updateable<Tables['internships']>;
export type Activity = Selectable<Tables['activities']>;
export type NewActivity = Insertable<Tables['activities']>;
export type ActivityUpdate = Updateable<Tables['activities']>;
export type ActivityLog = Selectable<Tables['activity_logs']>;
export type NewActivityLog = Insertable<Tables['activity_logs']>;
export type ActivityPhoto = Selectable<Tables['activity_photos']>;
export type NewActivityPhoto = Insertable<Tables['activity_photos']>;
export type NewActivityStep = Insertable<Tables['activity_steps']>;
export type NewAttendanceRequest = Insertable<Tables['attendance_requests']>;
export type NewGuidanceSession = Insertable<Tables['guidance_sessions']>;
export type NewAttendanceEvent = Insertable<Tables['attendance_events']>;
export type Grade = Selectable<Tables['grades']>;
export type NewGrade = Insertable<Tables['grades']>;
export type GradeUpdate = Updateable<Tables['grades']>;
export type NewPasskey = Insertable<Tables['passkeys']>;
