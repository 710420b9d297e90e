import type { ColumnType, Generated, Insertable, Selectable, Updateable } from 'kysely';
import type { Gender } from '@/shared/constants/genders';
import type { Role } from '@/shared/permissions';

/**
 * The database as TypeScript sees it. Names are those of the JSON and of the forms.
 *
 * `db/database.ts` sets the driver's parsers so that both database modes read alike:
 * `date` is 'YYYY-MM-DD', `time` is 'HH:mm', `numeric` is a number, `timestamptz` is a Date.
 */
export interface Tables {
  users: UsersTable;
  students: StudentsTable;
  lecturers: LecturersTable;
  mentors: MentorsTable;
  signatures: SignaturesTable;
  companies: CompaniesTable;
  courses: CoursesTable;
  internship_periods: InternshipPeriodsTable;
  internships: InternshipsTable;
  activities: ActivitiesTable;
  activity_tallies: ActivityTalliesTable;
  grades: GradesTable;
  sessions: SessionsTable;
  login_failures: LoginFailuresTable;
  login_networks: LoginNetworksTable;
  idempotency_keys: IdempotencyKeysTable;
}

/** 'YYYY-MM-DD' */
type DateText = string;
/** 'HH:mm' */
type TimeText = string;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type NullableTimestamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
type TimestampOfInsert = ColumnType<Date, Date | string | undefined, Date | string>;

interface UsersTable {
  id: Generated<number>;
  name: string;
  email: string;
  phone_number: string | null;
  address: string | null;
  gender: Gender | null;
  place_of_birth: string | null;
  date_of_birth: DateText | null;
  role: Role;
  is_active: Generated<boolean>;
  password_hash: string;
  has_default_password: Generated<boolean>;
  /** of no meaning once the user has chosen a password */
  default_password_given_at: TimestampOfInsert;
  last_login_at: NullableTimestamp;
  last_login_device: string | null;
  last_login_address: string | null;
  created_at: TimestampOfInsert;
  updated_at: TimestampOfInsert;
}

interface StudentsTable {
  id: Generated<number>;
  user_id: number;
  nim: string;
  academic_year: string;
}

/** Super admins have one too: their NIP and signature (spec §3). */
interface LecturersTable {
  id: Generated<number>;
  user_id: number;
  nip: string;
}

interface MentorsTable {
  id: Generated<number>;
  user_id: number;
  company_id: number;
  nik: string;
  is_active: Generated<boolean>;
}

interface SignaturesTable {
  id: Generated<number>;
  user_id: number;
  /** PNG */
  image: Buffer;
  updated_at: TimestampOfInsert;
}

interface CompaniesTable {
  id: Generated<number>;
  name: string;
  address: string;
  phone_number: string;
  email: string;
  business_field: string;
  internship_quota: number;
  is_active: Generated<boolean>;
}

interface CoursesTable {
  code: string;
  name: string;
  semester: number;
  hours_per_week: number;
  credits: number;
  weight_assignment_1: number;
  weight_assignment_2: number;
  weight_midterm: number;
  weight_final: number;
  weight_other: number;
  academic_year: string;
}

interface InternshipPeriodsTable {
  id: Generated<number>;
  start_date: DateText;
  end_date: DateText;
  semester: number;
  year: string;
  is_active: Generated<boolean>;
}

interface InternshipsTable {
  id: Generated<number>;
  student_id: number;
  mentor_id: number;
  lecturer_id: number;
  internship_period_id: number;
}

interface ActivitiesTable {
  id: Generated<number>;
  internship_id: number;
  name: string;
  description: string;
  date: DateText;
  start_time: TimeText;
  end_time: TimeText;
  address: string;
  attendance_time: NullableTimestamp;
  latitude: number | null;
  longitude: number | null;
  validated_at_by_mentor: NullableTimestamp;
  validated_at_by_lecturer: NullableTimestamp;
  created_at: TimestampOfInsert;
  updated_at: TimestampOfInsert;
}

/** Maintained by triggers for the dashboards; read-only for the application. */
interface ActivityTalliesTable {
  internship_period_id: ColumnType<number, never, never>;
  mentor_id: ColumnType<number, never, never>;
  lecturer_id: ColumnType<number, never, never>;
  /** first day of the month that the activities are in */
  month: ColumnType<DateText, never, never>;
  activities: ColumnType<number, never, never>;
  attended: ColumnType<number, never, never>;
  validated_by_mentor: ColumnType<number, never, never>;
  validated_by_lecturer: ColumnType<number, never, never>;
}

interface GradesTable {
  id: Generated<number>;
  internship_id: number;
  course_code: string;
  assignment_1: number;
  assignment_2: number;
  midterm: number;
  final: number;
  other: number;
}

interface SessionsTable {
  /** the token's `sid` */
  id: string;
  user_id: number;
  remember: boolean;
  created_at: TimestampOfInsert;
  /** `jti` and `iat` of the only token that can be refreshed; sufficient to sign it again */
  current_jti: string;
  current_issued_at: Timestamp;
  /** the token that `current` replaced, and when: parallel refreshes get the same successor */
  previous_jti: string | null;
  rotated_at: NullableTimestamp;
  /** the token that `previous` replaced, and when */
  older_jti: string | null;
  older_rotated_at: NullableTimestamp;
  /** whether requests other than refreshes have come with these tokens */
  is_current_used: Generated<boolean>;
  is_previous_used: Generated<boolean>;
  /** such as 'Chrome di Android'; null if unknown */
  device: string | null;
  /** the IP address of the last use */
  address: string | null;
  /** accurate to a few minutes */
  last_used_at: TimestampOfInsert;
  /** the login of the user before this one */
  previous_login_at: NullableTimestamp;
  previous_login_device: string | null;
  previous_login_address: string | null;
}

interface LoginFailuresTable {
  /** what is counted: an account with an address, or with a known device */
  key: string;
  failures: number;
  window_started_at: Timestamp;
  /** the address that the failure counts for; null for known devices */
  network: string | null;
}

interface LoginNetworksTable {
  network: string;
  /** first logins with a default password since `window_started_at` */
  default_logins: Generated<number>;
  window_started_at: Timestamp;
  /** when the next attempt from a slowed network may be looked at */
  next_turn_at: NullableTimestamp;
}

interface IdempotencyKeysTable {
  user_id: number;
  key: string;
  request_digest: string;
  /** The answer of the request; null while it is in progress. */
  answer: ColumnType<unknown, string | null, string | null>;
  created_at: Timestamp;
}

export type User = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;
export type UserUpdate = Updateable<UsersTable>;
export type Student = Selectable<StudentsTable>;
export type NewStudent = Insertable<StudentsTable>;
export type Lecturer = Selectable<LecturersTable>;
export type NewLecturer = Insertable<LecturersTable>;
export type Mentor = Selectable<MentorsTable>;
export type NewMentor = Insertable<MentorsTable>;
export type Company = Selectable<CompaniesTable>;
export type NewCompany = Insertable<CompaniesTable>;
export type CompanyUpdate = Updateable<CompaniesTable>;
export type Course = Selectable<CoursesTable>;
export type NewCourse = Insertable<CoursesTable>;
export type CourseUpdate = Updateable<CoursesTable>;
export type InternshipPeriod = Selectable<InternshipPeriodsTable>;
export type NewInternshipPeriod = Insertable<InternshipPeriodsTable>;
export type InternshipPeriodUpdate = Updateable<InternshipPeriodsTable>;
export type Internship = Selectable<InternshipsTable>;
export type NewInternship = Insertable<InternshipsTable>;
export type InternshipUpdate = Updateable<InternshipsTable>;
export type Activity = Selectable<ActivitiesTable>;
export type NewActivity = Insertable<ActivitiesTable>;
export type ActivityUpdate = Updateable<ActivitiesTable>;
export type Grade = Selectable<GradesTable>;
export type NewGrade = Insertable<GradesTable>;
export type GradeUpdate = Updateable<GradesTable>;
