import type { ColumnType, Generated, Insertable, Selectable, Updateable } from 'kysely';
import type { DayVerdict } from '@/shared/attendance/verdicts';
import type { Zone } from '@/shared/attendance/zones';
import type { CertificateData } from '@/shared/certificateData';
import type { SheetState } from '@/shared/constants/assessments';
import type { AttendanceKind, OffSiteReason, PositionVerdict } from '@/shared/constants/attendance';
import type { RequestKind, RequestState } from '@/shared/constants/attendanceRequests';
import type { AuditAction, AuditResource, AuditValues } from '@/shared/constants/audit';
import type { CertificateKind } from '@/shared/constants/certificates';
import type { DefenceState } from '@/shared/constants/defences';
import type { StoredReportState } from '@/shared/constants/finalReports';
import type { Gender } from '@/shared/constants/genders';
import type { GuidanceState } from '@/shared/constants/guidanceSessions';
import type { LetterKind } from '@/shared/constants/letters';
import type { PlacementEndReason } from '@/shared/constants/placementDates';
import type { PlacementAnswer, PlacementState } from '@/shared/constants/placementRequests';
import type { Reviewer, StepKind } from '@/shared/constants/reviews';
import type { ScorePart } from '@/shared/constants/scores';
import type { components } from '@/shared/contract.gen';
import type { LetterData } from '@/shared/letters/letterFields';
import type { Role } from '@/shared/permissions';
import type { ViewList } from '@/shared/records';

type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

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
  places: PlacesTable;
  courses: CoursesTable;
  internship_periods: InternshipPeriodsTable;
  holidays: HolidaysTable;
  internships: InternshipsTable;
  activities: ActivitiesTable;
  activity_tallies: ActivityTalliesTable;
  period_tallies: PeriodTalliesTable;
  list_counts: ListCountsTable;
  placement_counts: PlacementCountsTable;
  waiting_tallies: WaitingTalliesTable;
  ungraded_internships: UngradedInternshipsTable;
  missing_sheets: MissingSheetsTable;
  attendance_rules: AttendanceRulesTable;
  past_place_rules: PastPlaceRulesTable;
  past_period_rules: PastPeriodRulesTable;
  past_places: PastPlacesTable;
  verdict_changes: VerdictChangesTable;
  certificate_tallies: CertificateTalliesTable;
  activity_logs: ActivityLogsTable;
  activity_photos: ActivityPhotosTable;
  activity_steps: ActivityStepsTable;
  attendance_events: AttendanceEventsTable;
  internship_places: InternshipPlacesTable;
  internship_interruptions: InternshipInterruptionsTable;
  work_patterns: WorkPatternsTable;
  attendance_requests: AttendanceRequestsTable;
  attendance_request_files: AttendanceRequestFilesTable;
  placement_windows: PlacementWindowsTable;
  placement_window_exceptions: PlacementWindowExceptionsTable;
  placement_requests: PlacementRequestsTable;
  placement_request_members: PlacementRequestMembersTable;
  placement_request_choices: PlacementRequestChoicesTable;
  placement_request_files: PlacementRequestFilesTable;
  placement_asks: PlacementAsksTable;
  placement_unknown_members: PlacementUnknownMembersTable;
  assessment_forms: AssessmentFormsTable;
  assessment_criteria: AssessmentCriteriaTable;
  assessment_sheets: AssessmentSheetsTable;
  guidance_sessions: GuidanceSessionsTable;
  final_reports: FinalReportsTable;
  final_report_versions: FinalReportVersionsTable;
  letter_templates: LetterTemplatesTable;
  letter_template_versions: LetterTemplateVersionsTable;
  letter_series: LetterSeriesTable;
  letter_signatures: LetterSignaturesTable;
  letters: LettersTable;
  letter_recipients: LetterRecipientsTable;
  letter_scans: LetterScansTable;
  letter_pdfs: LetterPdfsTable;
  certificates: CertificatesTable;
  defences: DefencesTable;
  defence_examiners: DefenceExaminersTable;
  grades: GradesTable;
  sessions: SessionsTable;
  login_failures: LoginFailuresTable;
  login_networks: LoginNetworksTable;
  verification_networks: VerificationNetworksTable;
  idempotency_keys: IdempotencyKeysTable;
  backups: BackupsTable;
  audit_entries: AuditEntriesTable;
  put_off_follow_ups: PutOffFollowUpsTable;
  settled_follow_ups: SettledFollowUpsTable;
  chat_reminders: ChatRemindersTable;
  seen_follow_ups: SeenFollowUpsTable;
  mailed_follow_ups: MailedFollowUpsTable;
  notifications: NotificationsTable;
  muted_notifications: MutedNotificationsTable;
  mail_preferences: MailPreferencesTable;
  digest_hours: DigestHoursTable;
  mails: MailsTable;
  saved_views: SavedViewsTable;
  issued_reports: IssuedReportsTable;
  public_address: PublicAddressTable;
  import_headings: ImportHeadingsTable;
}

/** 'YYYY-MM-DD' */
type DateText = string;
/** 'HH:mm' */
type TimeText = string;
/** Lower-case text that the lists search, one column a line; generated by the database. */
type SearchText = ColumnType<string, never, never>;
/** A copy of another table's column, kept by triggers. */
type Copied = ColumnType<string, never, never>;
/** How often the fields have changed; counted by a trigger. */
type Version = ColumnType<number, never, never>;
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
  /** when its owner confirmed the present address; a trigger empties it when the address changes */
  email_confirmed_at: NullableTimestamp;
  /** when a mail server refused the present address for good */
  email_refused_at: NullableTimestamp;
  /** the words of that mail server */
  email_refusal: string | null;
  /** when everything personal was removed; null for nearly everybody */
  anonymised_at: NullableTimestamp;
  /** name and e-mail address */
  search_text: SearchText;
  created_at: TimestampOfInsert;
  updated_at: TimestampOfInsert;
  version: Version;
}

interface StudentsTable {
  id: Generated<number>;
  user_id: number;
  nim: string;
  academic_year: string;
  /** of the user */
  name: Copied;
  /** NIM, academic year and name */
  search_text: SearchText;
  version: Version;
}

/** Super admins have one too: their NIP and signature (spec §3). */
interface LecturersTable {
  id: Generated<number>;
  user_id: number;
  nip: string;
  version: Version;
}

interface MentorsTable {
  id: Generated<number>;
  user_id: number;
  company_id: number;
  nik: string;
  is_active: Generated<boolean>;
  version: Version;
}

interface SignaturesTable {
  id: Generated<number>;
  user_id: number;
  /** PNG */
  image: Buffer;
  updated_at: TimestampOfInsert;
}

interface CompaniesTable extends Omit<Schema<'CompanyInput'>, 'is_active'> {
  id: Generated<number>;
  is_active: Generated<boolean>;
  version: Version;
}

interface PlacesTable
  extends Pick<Schema<'Place'>, 'company_id' | 'name' | 'address' | 'latitude' | 'longitude'> {
  id: Generated<number>;
  /** in metres */
  radius: Generated<number>;
  time_zone: Generated<Zone>;
  has_joint_leave: Generated<boolean>;
  is_active: Generated<boolean>;
  version: Version;
}

interface CoursesTable extends Omit<Schema<'CourseInput'>, 'defence_score_part'> {
  /** the score of a grade that defences propose */
  defence_score_part: ColumnType<ScorePart | null, ScorePart | null | undefined, ScorePart | null>;
  version: Version;
}

interface InternshipPeriodsTable
  extends Omit<
    Schema<'InternshipPeriodInput'>,
    | 'is_active'
    | 'requires_check_out'
    | 'late_tolerance_minutes'
    | 'min_guidance_sessions'
    | 'requires_final_report'
    | 'requires_defence'
  > {
  id: Generated<number>;
  is_active: Generated<boolean>;
  requires_check_out: Generated<boolean>;
  late_tolerance_minutes: Generated<number>;
  requires_final_report: Generated<boolean>;
  requires_defence: Generated<boolean>;
  min_guidance_sessions: Generated<number>;
  version: Version;
  closed_at: NullableTimestamp;
}

interface HolidaysTable extends Pick<Schema<'Holiday'>, 'date' | 'name' | 'kind' | 'certainty'> {
  id: Generated<number>;
  version: Version;
}

interface InternshipsTable {
  id: Generated<number>;
  student_id: number;
  mentor_id: number;
  lecturer_id: number;
  internship_period_id: number;
  /** null for the first day of the period */
  start_date: DateText | null;
  /** null for the last day of the period */
  end_date: DateText | null;
  /** only of an end of its own */
  end_reason: PlacementEndReason | null;
  /** the placement that this one continues */
  continued_from_id: number | null;
  student_nim: Copied;
  student_name: Copied;
  company_name: Copied;
  /** NIM and name of the student, name of the company */
  search_text: SearchText;
  version: Version;
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
  /** to two decimals, some time after the period (`roundPositions.ts`) */
  is_position_rounded: Generated<boolean>;
  /** of the first check-in; null without places */
  position_verdict: PositionVerdict | null;
  /** of the last check-out */
  left_at: NullableTimestamp;
  /** null for the default place of the placement */
  place_id: number | null;
  /** not counted as work */
  break_minutes: Generated<number>;
  /** from a pattern, and not changed by a person since */
  is_generated: Generated<boolean>;
  validated_at_by_mentor: NullableTimestamp;
  validated_at_by_lecturer: NullableTimestamp;
  /** never together with the validation of the same reviewer */
  returned_at_by_mentor: NullableTimestamp;
  returned_at_by_lecturer: NullableTimestamp;
  /** name and address */
  search_text: SearchText;
  created_at: TimestampOfInsert;
  updated_at: TimestampOfInsert;
  version: Version;
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

/** Activities that wait for a mentor or a lecturer, by day. */
interface WaitingTalliesTable {
  reviewer: ColumnType<Reviewer, never, never>;
  /** id of the mentor or lecturer */
  reviewer_id: ColumnType<number, never, never>;
  internship_period_id: ColumnType<number, never, never>;
  date: ColumnType<DateText, never, never>;
  activities: ColumnType<number, never, never>;
}

interface UngradedInternshipsTable {
  internship_id: ColumnType<number, never, never>;
}

interface MissingSheetsTable {
  internship_id: ColumnType<number, never, never>;
  form_id: ColumnType<number, never, never>;
  internship_period_id: ColumnType<number, never, never>;
}

/** How often something has changed on which the verdicts of many placements depend. */
interface AttendanceRulesTable {
  changes: ColumnType<number, never, never>;
}

/** The values of a place that were valid until a day; triggers keep them. */
interface PastPlaceRulesTable {
  place_id: ColumnType<number, never, never>;
  valid_until: ColumnType<string, never, never>;
  radius: ColumnType<number, never, never>;
  time_zone: ColumnType<Zone, never, never>;
  has_joint_leave: ColumnType<boolean, never, never>;
}

interface PastPeriodRulesTable {
  internship_period_id: ColumnType<number, never, never>;
  valid_until: ColumnType<string, never, never>;
  requires_check_out: ColumnType<boolean, never, never>;
  late_tolerance_minutes: ColumnType<number, never, never>;
}

/** The places whose clocks placements followed until a day; null at a company without places. */
interface PastPlacesTable {
  internship_id: ColumnType<number, never, never>;
  valid_until: ColumnType<string, never, never>;
  place_id: ColumnType<number | null, never, never>;
}

/** Verdicts on past days that a later edit has changed. */
interface VerdictChangesTable {
  id: Generated<number>;
  internship_id: number;
  date: DateText;
  verdict_before: DayVerdict | null;
  verdict_after: DayVerdict | null;
  reason: string | null;
  changed_by: number | null;
  changed_at: Date;
}

/** The certificates that can be issued in a closed period. */
interface CertificateTalliesTable {
  internship_period_id: ColumnType<number, never, never>;
  kind: ColumnType<CertificateKind, never, never>;
  ready: ColumnType<number, never, never>;
  /** when the period was closed whose records were counted */
  closed_at: ColumnType<Date, never, never>;
  /** `attendance_rules.changes` of then */
  rules: ColumnType<number, never, never>;
  counted_at: ColumnType<Date, never, never>;
}

interface ActivityLogsTable {
  activity_id: number;
  text: string;
  /** counts the texts that have been saved */
  version: Generated<number>;
  /** when this text was saved */
  saved_at: Timestamp;
  /** decides whether the log is late; this and the next two are null for a draft */
  first_handed_in_at: NullableTimestamp;
  /** the last time */
  handed_in_at: NullableTimestamp;
  /** the version that was handed in last */
  handed_in_version: number | null;
}

interface ActivityPhotosTable {
  id: Generated<number>;
  activity_id: number;
  /** 1 or 2 */
  position: number;
  /** JPEG, as are thumbnails */
  image: Buffer;
  thumbnail: Buffer;
  width: number;
  height: number;
  created_at: TimestampOfInsert;
}

/** Only ever inserted: the database refuses everything else. */
interface ActivityStepsTable {
  id: Generated<number>;
  activity_id: number;
  kind: StepKind;
  /** whose decision it is; null for those of the student */
  reviewer: Reviewer | null;
  /** no reference, because steps stay when the account is deleted */
  actor_user_id: number;
  actor_name: string;
  actor_role: Role;
  /** of a return */
  comment: string | null;
  /** as it was handed in */
  log: string | null;
  at: Timestamp;
}

/** Every check-in and check-out; never changed, but for the precision of its position, and once to make it void. */
interface AttendanceEventsTable {
  id: Generated<number>;
  /** a UUID that the device makes, so that an event that is sent again is stored once */
  device_event_id: string;
  activity_id: number;
  kind: AttendanceKind;
  received_at: Timestamp;
  device_time: NullableTimestamp;
  latitude: number | null;
  longitude: number | null;
  /** in metres, as the device says */
  accuracy: number | null;
  is_position_rounded: Generated<boolean>;
  /** the nearest place as it was then; null if the company had none, as the four columns after it */
  place_name: string | null;
  place_latitude: number | null;
  place_longitude: number | null;
  place_radius: number | null;
  /** in metres */
  distance: number | null;
  verdict: PositionVerdict | null;
  reason: OffSiteReason | null;
  reason_note: string | null;
  actor_user_id: number;
  actor_name: string;
  actor_role: Role;
  /** when the student came or went, of a press that a reviewer has entered; null for one of the student */
  claimed_at: NullableTimestamp;
  /** null for a press that counts, as the four columns after it */
  voided_at: NullableTimestamp;
  voided_by_user_id: number | null;
  voided_by_name: string | null;
  voided_by_role: Role | null;
  void_reason: string | null;
}

/** The places of a placement; without any, all active places of the company are its places. */
interface InternshipPlacesTable {
  internship_id: number;
  place_id: number;
  is_default: Generated<boolean>;
}

/** Days on which a student is not at the company, although the placement goes on; never two on one day. */
interface InternshipInterruptionsTable {
  id: Generated<number>;
  internship_id: number;
  start_date: DateText;
  /** null until further notice */
  end_date: DateText | null;
  reason: string;
  version: Version;
}

/** Versions of the weekly hours of a placement: each one is in force until the next one. */
interface WorkPatternsTable {
  id: Generated<number>;
  internship_id: number;
  valid_from: DateText;
  /** 1 is Monday, 7 is Sunday; none ends the pattern */
  weekdays: number[];
  start_time: TimeText;
  /** before the start for a night shift */
  end_time: TimeText;
  break_minutes: Generated<number>;
  /** of the activities */
  name: string;
  description: string;
  /** null for the default place of the placement */
  place_id: number | null;
}

interface AttendanceRequestsTable {
  id: Generated<number>;
  internship_id: number;
  kind: RequestKind;
  start_date: DateText;
  end_date: DateText;
  /** only of corrections, as the next two */
  activity_id: number | null;
  press: AttendanceKind | null;
  claimed_at: NullableTimestamp;
  reason: string;
  state: Generated<RequestState>;
  /** of the decision */
  comment: string | null;
  created_at: TimestampOfInsert;
  /** also when it was withdrawn; null as long as it waits */
  decided_at: NullableTimestamp;
  /** no reference, because a decision stays when the account is deleted */
  decided_by_user_id: number | null;
  decided_by_name: string | null;
  decided_by_role: Role | null;
}

interface AttendanceRequestFilesTable {
  request_id: number;
  name: string;
  kind: 'pdf' | 'jpeg';
  content: Buffer;
}

interface PlacementWindowsTable {
  internship_period_id: number;
  /** the first day on campus on which requests can be sent; null with the last one */
  open_from: DateText | null;
  open_until: DateText | null;
  version: Generated<number>;
}

interface PlacementWindowExceptionsTable {
  id: Generated<number>;
  internship_period_id: number;
  student_id: number;
  until: DateText;
  reason: string;
}

/** A company that a student has found; it may be incomplete in a draft. */
export type OwnCompany = NonNullable<Schema<'PlacementRequest'>['own_company']>;

interface PlacementRequestsTable {
  id: Generated<number>;
  internship_period_id: number;
  /** the spokesperson */
  student_id: number;
  state: Generated<PlacementState>;
  /** null with choices among the partner companies */
  own_company: ColumnType<OwnCompany | null, string | null | undefined, string | null>;
  /** which company the own one is */
  linked_company_id: number | null;
  note: string | null;
  /** of the last decision */
  comment: string | null;
  created_at: TimestampOfInsert;
  /** grows with every change, also of members, choices and the file */
  changed_at: Timestamp;
  /** of the first time, which is its place in the queue */
  sent_at: NullableTimestamp;
  /** the same on campus */
  sent_on: DateText | null;
  /** also when it was withdrawn */
  decided_at: NullableTimestamp;
  /** no reference, because a decision stays when the account is deleted */
  decided_by_user_id: number | null;
  decided_by_name: string | null;
  version: Generated<number>;
}

/** The students of a request, the spokesperson included. */
interface PlacementRequestMembersTable {
  request_id: number;
  student_id: number;
  answer: Generated<PlacementAnswer>;
  answered_at: NullableTimestamp;
  /** the placement that came from the request */
  internship_id: number | null;
}

interface PlacementRequestChoicesTable {
  request_id: number;
  position: number;
  company_id: number;
}

interface PlacementRequestFilesTable extends AttendanceRequestFilesTable {}

/** Whom a spokesperson has asked, also after the request or the member is gone. */
interface PlacementAsksTable {
  id: Generated<number>;
  request_id: number;
  /** null once the account is deleted */
  spokesperson_id: number | null;
  /** null for an unknown number */
  student_id: number | null;
  /** as typed; null once the student is anonymous */
  nim: string | null;
  /** the day on campus */
  asked_on: DateText;
  asked_at: Timestamp;
}

/** The members of a request whose numbers were unknown when it was stored. */
interface PlacementUnknownMembersTable {
  request_id: number;
  nim: string;
}

interface AssessmentFormsTable {
  id: Generated<number>;
  course_code: string;
  assessor: Reviewer;
  is_active: Generated<boolean>;
  /** the score of a grade that its sheets propose */
  score_part: ScorePart | null;
  /** of the criteria in force */
  revision: Generated<number>;
  version: Generated<number>;
}

type Words = Schema<'AssessmentCriterion'>['words'];

/** Never changed: other criteria are another revision. */
interface AssessmentCriteriaTable {
  form_id: number;
  revision: number;
  position: number;
  name: string;
  guidance: string | null;
  weight: number;
  /** null for numbers */
  words: ColumnType<Words, string | null, never>;
}

interface AssessmentSheetsTable {
  id: Generated<number>;
  internship_id: number;
  form_id: number;
  /** of its criteria */
  revision: number;
  /** in the order of the criteria; of a scale with words, which word it is */
  scores: (number | null)[];
  remarks: string | null;
  state: Generated<SheetState>;
  /** of the last correction that was asked for */
  return_reason: string | null;
  changed_at: Timestamp;
  /** the last time */
  sent_at: NullableTimestamp;
  /** no reference, because a sheet stays when the account is deleted */
  sent_by_user_id: number | null;
  sent_by_name: string | null;
  version: Generated<number>;
}

interface GuidanceSessionsTable {
  id: Generated<number>;
  internship_id: number;
  date: DateText;
  topic: string;
  result: string;
  state: Generated<GuidanceState>;
  /** of a returned session */
  reason: string | null;
  recorded_by: Generated<'student' | 'lecturer'>;
  /** the last time */
  sent_at: TimestampOfInsert;
  decided_at: NullableTimestamp;
  /** no reference, because a session stays when the account is deleted */
  decided_by_user_id: number | null;
  decided_by_name: string | null;
  version: Version;
}

interface FinalReportsTable {
  id: Generated<number>;
  internship_id: number;
  title: string;
  state: Generated<StoredReportState>;
  /** how many were sent */
  versions: number;
  /** of the last version */
  sent_at: Timestamp;
  /** null while the last version waits */
  decided_at: NullableTimestamp;
  /** no reference, because a report stays when the account is deleted */
  decided_by_user_id: number | null;
  decided_by_name: string | null;
  version: Generated<number>;
}

/** Files as they were sent; only their comments come later. */
interface FinalReportVersionsTable {
  final_report_id: number;
  number: number;
  name: string;
  bytes: number;
  sha256: string;
  content: Buffer;
  sent_at: Timestamp;
  comment: string | null;
  commented_at: NullableTimestamp;
  commented_by_user_id: number | null;
  commented_by_name: string | null;
}

/** The oral examinations of placements; at most one of a placement is not cancelled. */
interface DefencesTable {
  id: Generated<number>;
  internship_id: number;
  starts_at: Timestamp;
  minutes: number;
  room: string;
  state: Generated<DefenceState>;
  /** only of cancelled ones */
  cancel_reason: string | null;
  version: Version;
}

interface DefenceExaminersTable {
  defence_id: number;
  lecturer_id: number;
  /** 1 to 4 */
  position: number;
  /** null until it is sent, as `sent_at` */
  score: number | null;
  remark: string | null;
  sent_at: NullableTimestamp;
}

interface LetterTemplatesTable {
  id: Generated<number>;
  kind: LetterKind;
  name: string;
  /** the version of new letters */
  current_number: Generated<number>;
  is_active: Generated<boolean>;
  version: Generated<number>;
}

/** Files that were uploaded; they never change. */
interface LetterTemplateVersionsTable {
  template_id: number;
  number: number;
  file_name: string;
  file: Buffer;
  sha256: string;
  fields: ColumnType<string[], string, never>;
  uploaded_at: Timestamp;
  /** no reference, because a version stays when the account is deleted */
  uploaded_by_user_id: number;
  uploaded_by_name: string;
}

interface LetterSeriesTable {
  id: Generated<number>;
  kind: LetterKind;
  year: number;
  pattern: string;
  /** where the office lets it begin or go on */
  start_number: Generated<number | null>;
  /** of the last letter; locked by the transaction that stores letters */
  last_number: Generated<number>;
  version: Generated<number>;
}

/** Signatures as they were when letters were made. */
interface LetterSignaturesTable {
  sha256: string;
  image: Buffer;
}

interface LettersTable {
  id: Generated<number>;
  series_id: number;
  /** in the series */
  sequence: number;
  /** as it is printed */
  number: string;
  template_id: number;
  template_number: number;
  date: DateText;
  signatory_name: string;
  signatory_position: string;
  signatory_nip: string | null;
  signature_sha256: string | null;
  company_id: number | null;
  /** the texts that it prints */
  data: ColumnType<LetterData, string, string>;
  /** on the paper, to verify it */
  code: string;
  created_at: Timestamp;
  created_by_user_id: number;
  created_by_name: string;
  signed_at: NullableTimestamp;
  cancelled_at: NullableTimestamp;
  cancelled_reason: string | null;
  cancelled_by_user_id: number | null;
  cancelled_by_name: string | null;
}

interface LetterRecipientsTable {
  letter_id: number;
  student_id: number;
  internship_id: number | null;
}

/** The signed letter; a letter with one counts as signed. */
interface LetterScansTable {
  letter_id: number;
  name: string;
  kind: 'pdf' | 'jpeg';
  content: Buffer;
  attached_at: Timestamp;
}

/** The document of a letter as PDF, until the letter changes. */
interface LetterPdfsTable {
  letter_id: number;
  /** The digest of all that it depends on. */
  made_from: string;
  content: Buffer;
}

interface CertificatesTable {
  id: Generated<number>;
  kind: CertificateKind;
  internship_period_id: number;
  /** one of these three, according to the kind */
  internship_id: number | null;
  mentor_id: number | null;
  company_id: number | null;
  data: ColumnType<CertificateData, string, string>;
  signature_sha256: string | null;
  /** on the paper, to verify it */
  code: string;
  search_text: SearchText;
  issued_at: Timestamp;
  /** no reference, because a certificate stays when the account is deleted */
  issued_by_user_id: number;
  issued_by_name: string;
  revoked_at: NullableTimestamp;
  revoked_reason: string | null;
  revoked_by_user_id: number | null;
  revoked_by_name: string | null;
}

/** `activity_tallies` by period and month. Each count is the sum of its rows, here and in the next two. */
interface PeriodTalliesTable
  extends Pick<
    ActivityTalliesTable,
    | 'internship_period_id'
    | 'month'
    | 'activities'
    | 'attended'
    | 'validated_by_mentor'
    | 'validated_by_lecturer'
  > {}

/** Rows of the lists `users` (the part is the role) and `students`. */
interface ListCountsTable {
  list: ColumnType<'users' | 'students', never, never>;
  part: ColumnType<string, never, never>;
  rows: ColumnType<number, never, never>;
}

interface PlacementCountsTable {
  internship_period_id: ColumnType<number, never, never>;
  company_id: ColumnType<number, never, never>;
  placements: ColumnType<number, never, never>;
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
  version: Version;
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

interface VerificationNetworksTable {
  network: string;
  /** when its unknown codes are forgotten */
  full_until: Timestamp;
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

/** The attempts; the backups themselves are files. */
interface BackupsTable {
  id: Generated<number>;
  /** the moment that the schedule named; null when somebody asked for it */
  slot: NullableTimestamp;
  started_at: Timestamp;
  /** null while it is made, and after a process that was killed */
  finished_at: NullableTimestamp;
  file: string | null;
  bytes: number | null;
  is_verified: Generated<boolean>;
  /** why there is no file */
  failure: string | null;
}

/** Only ever inserted, by triggers and by `recordEvent`; the database refuses everything else. */
interface AuditEntriesTable {
  id: Generated<number>;
  at: Timestamp;
  /** null: the server itself, or somebody who has not logged in */
  actor_user_id: number | null;
  actor_name: string | null;
  actor_role: Role | null;
  address: string | null;
  device: string | null;
  request_id: string | null;
  operation: string | null;
  action: AuditAction;
  /** the table */
  resource: AuditResource;
  record_id: string | null;
  /** what the record was called */
  label: string | null;
  /** the record on whose page the history is: an account for its profile, an activity for its photos */
  subject: string | null;
  subject_id: string | null;
  /** of the fields that changed; null for new records */
  old: ColumnType<AuditValues | null, string | null | undefined, never>;
  /** null for deleted records */
  new: ColumnType<AuditValues | null, string | null | undefined, never>;
  reason: string | null;
}

/** The kinds of matter that a person does not want to see for some days. */
interface PutOffFollowUpsTable {
  user_id: number;
  kind: components['schemas']['FollowUpKind'];
  /** the day on which they are shown again */
  until: DateText;
}

/** The matters that a person has settled in another way. */
interface SettledFollowUpsTable {
  user_id: number;
  kind: components['schemas']['FollowUpKind'];
  matter_id: number;
  /** since when it waited; a matter that begins anew is shown again */
  since: DateText;
}

/** Messages about matters that people have opened in a chat, or copied for it. */
interface ChatRemindersTable {
  id: Generated<number>;
  kind: components['schemas']['FollowUpKind'];
  matter_id: number;
  /** since when it waited; a matter that begins anew has no reminders */
  since: DateText;
  at: Timestamp;
  /** the day on campus; null of old ones */
  reminded_on: DateText | null;
  actor_user_id: number | null;
  actor_name: string;
}

/** The matters that a person has seen on the dashboard. */
interface SeenFollowUpsTable {
  user_id: number;
  kind: components['schemas']['FollowUpKind'];
  /** hashes of the words of the matters, as bigint */
  matter_keys: string[];
  at: Timestamp;
}

/** The matters that were named in mails to a person. */
interface MailedFollowUpsTable {
  user_id: number;
  kind: components['schemas']['FollowUpKind'];
  /** a hash of the words of the matter, as bigint */
  matter_key: string;
  /** the day of the mail that named it first */
  first_on: DateText;
  last_on: DateText;
  /** 1, or more with the reminders */
  mails: number;
  /** when it no longer waited; null while it waits */
  ended_at: NullableTimestamp;
}

/** News for a person; its words are read from the record it is about. */
interface NotificationsTable {
  id: Generated<number>;
  user_id: number;
  kind: string;
  /** the id of the record it is about; each person has one row for it and its kind */
  matter_id: number;
  /** what the record does not tell, such as the fields that were changed */
  detail: string | null;
  actor_user_id: number | null;
  at: Timestamp;
  read_at: NullableTimestamp;
  /** when the row was written or read, by the clock of the database */
  changed_at: TimestampOfInsert;
}

/** The kinds of news that a person does not want. */
interface MutedNotificationsTable {
  user_id: number;
  kind: string;
}

/** How a person learns of a kind by mail, where it is not the default. */
export interface MailPreferencesTable {
  user_id: number;
  topic: 'news' | 'follow_ups';
  kind: string;
  channel: 'at_once' | 'digest' | 'never';
}

/** When a person gets the digest of a day, where it is not the default. */
interface DigestHoursTable {
  user_id: number;
  /** of the day on campus, from 0 to 23 */
  hour: number;
}

/** Mails to send, and those of the last months; their words are made at the moment of sending. */
interface MailsTable {
  /** also the Message-ID */
  id: Generated<string>;
  user_id: number;
  kind: string;
  /** an id or a day; unique for each person and kind */
  matter: string;
  state: Generated<'waiting' | 'sent' | 'cancelled' | 'failed'>;
  attempts: Generated<number>;
  /** while a process sends it: when others may take it over */
  next_attempt_at: Timestamp;
  /** the words of the mail server */
  failure: string | null;
  created_at: Timestamp;
  finished_at: NullableTimestamp;
}

/** Search, filters, order and columns of a list, under a name. */
interface SavedViewsTable {
  id: Generated<number>;
  user_id: number;
  list: ViewList;
  name: string;
  /** the query of the list's page */
  query: string;
  is_shared: Generated<boolean>;
}

/** Printed reports by the code at their foot. */
interface IssuedReportsTable {
  code: string;
  /** of an activity report, or of a sheet with `form_id`; the four from `course_code` are of a grade report */
  internship_id: number | null;
  with_photos: Generated<boolean>;
  form_id: number | null;
  course_code: string | null;
  internship_period_id: number | null;
  lecturer_id: number | null;
  mentor_id: number | null;
  /** of a recap of attendance, with the period above */
  attendance: ColumnType<object | null, string | undefined, string>;
  /** of the data that were printed; hexadecimal */
  content_digest: string;
  /** of the signatures that were printed; null for an empty place */
  mentor_signature_digest: string | null;
  lecturer_signature_digest: string | null;
  first_issued_at: Timestamp;
  last_issued_at: Timestamp;
}

/** At most one row. */
interface PublicAddressTable {
  id: Generated<number>;
  address: string;
  confirmed_at: Timestamp;
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
export type Place = Selectable<PlacesTable>;
export type NewPlace = Insertable<PlacesTable>;
export type PlaceUpdate = Updateable<PlacesTable>;
export type Course = Selectable<CoursesTable>;
export type NewCourse = Insertable<CoursesTable>;
export type CourseUpdate = Updateable<CoursesTable>;
export type InternshipPeriod = Selectable<InternshipPeriodsTable>;
export type NewInternshipPeriod = Insertable<InternshipPeriodsTable>;
export type InternshipPeriodUpdate = Updateable<InternshipPeriodsTable>;
export type Holiday = Selectable<HolidaysTable>;
export type NewHoliday = Insertable<HolidaysTable>;
export type HolidayUpdate = Updateable<HolidaysTable>;
export type Internship = Selectable<InternshipsTable>;
export type NewInternship = Insertable<InternshipsTable>;
export type InternshipUpdate = Updateable<InternshipsTable>;
export type Activity = Selectable<ActivitiesTable>;
export type NewActivity = Insertable<ActivitiesTable>;
export type ActivityUpdate = Updateable<ActivitiesTable>;
export type ActivityLog = Selectable<ActivityLogsTable>;
export type NewActivityLog = Insertable<ActivityLogsTable>;
export type ActivityPhoto = Selectable<ActivityPhotosTable>;
export type NewActivityPhoto = Insertable<ActivityPhotosTable>;
export type NewActivityStep = Insertable<ActivityStepsTable>;
export type NewAttendanceRequest = Insertable<AttendanceRequestsTable>;
export type NewGuidanceSession = Insertable<GuidanceSessionsTable>;
export type NewAttendanceEvent = Insertable<AttendanceEventsTable>;
export type Grade = Selectable<GradesTable>;
export type NewGrade = Insertable<GradesTable>;
export type GradeUpdate = Updateable<GradesTable>;

/** The field of a heading of a spreadsheet, as it was mapped last. */
interface ImportHeadingsTable {
  kind: string;
  heading: string;
  field: string;
}
