import type { AttendanceTotals } from '@/shared/attendance/totals';
import type { DayVerdict } from '@/shared/attendance/verdicts';
import type { Zone } from '@/shared/attendance/zones';
import type { AssessmentScore } from '@/shared/resources/assessments/assessmentTotal';
import type { AssessmentCriterion } from '@/shared/resources/assessments/constants';
import type { LetterGrade } from '@/shared/resources/grades/letterGrades';
import type { Scores } from '@/shared/resources/grades/scores';
import type { Reviewer } from '@/shared/resources/reviews/constants';

/** The input of the worker: plain data, so that it can be posted to a thread. */

export interface Letterhead {
  appName: string;
  department: string;
  programme: string;
}

export interface ReportLog {
  text: string;
  days_late: number;
}

export interface ReportActivity {
  name: string;
  description: string;
  /** YYYY-MM-DD */
  date: string;
  /** HH:mm */
  start_time: string;
  end_time: string;
  address: string;
  /** of its place, for its planned times and its press */
  time_zone: Zone;
  attendance_time: Date | null;
  validated_at_by_mentor: Date | null;
  validated_at_by_lecturer: Date | null;
  log: ReportLog | null;
  /** JPEG; empty unless requested */
  photos: Uint8Array[];
}

/** The verification code and address in the footer of every page. */
export interface Verification {
  code: string;
  /** null while the public address of the installation is unknown */
  url: string | null;
}

export interface ReportBase {
  letterhead: Letterhead;
  timeZone: string;
  printedAt: Date;
  verification: Verification;
}

/** A person who signs, with the stored PNG. */
export interface Signer {
  name: string;
  signature: Uint8Array | null;
}

export interface ActivityReport extends ReportBase {
  kind: 'activities';
  student: { name: string; nim: string };
  company_name: string;
  mentor: Signer;
  lecturer: Signer;
  period: { start_date: string; end_date: string; semester: number; year: string };
  activities: ReportActivity[];
  /** The days until now. */
  attendance: AttendanceTotals;
}

export interface GradedStudent extends Scores {
  nim: string;
  name: string;
  total: number;
  letter_grade: LetterGrade;
}

/** The six values above the table; each prints as "-" when it is missing. */
interface GradeSummary {
  course_name: string | null;
  lecturer_name: string | null;
  mentor_name: string | null;
  company_name: string | null;
  course_semester: number | null;
  course_academic_year: string | null;
}

export interface GradeReport extends ReportBase {
  kind: 'grades';
  summary: GradeSummary;
  /** Percentages of the total. */
  weights: Scores;
  students: GradedStudent[];
  /** The signature of the lecturer in the summary. */
  signature: Uint8Array | null;
}

/** A grade report beside others in one file. */
export type GradeSheet = Pick<
  GradeReport,
  'summary' | 'weights' | 'students' | 'signature' | 'verification'
>;

/** The grade reports of a class, course or period, each with its own pages, signature and code. */
export interface GradeSheetsReport extends Omit<ReportBase, 'verification'> {
  kind: 'grade_sheets';
  sheets: GradeSheet[];
}

export interface ListedGrade extends GradedStudent {
  /** The class. */
  academic_year: string;
  company_name: string;
  lecturer_name: string;
  mentor_name: string;
}

/** The grades of one course in one period, by class and name. */
export interface GradesOfCourse {
  course: { code: string; name: string; semester: number; academic_year: string };
  period: { start_date: string; end_date: string };
  weights: Scores;
  students: ListedGrade[];
}

/** The grades of a class, course or period as one list. */
export interface GradeListReport extends ReportBase {
  kind: 'grade_list';
  /** The filters in words. */
  facts: { label: string; value: string }[];
  courses: GradesOfCourse[];
  /** null unless all students share one */
  lecturer: Signer | null;
}

/** The same grades as workbooks, which take as long as a PDF. */
export interface GradeListWorkbook {
  kind: 'grade_list_workbook';
  courses: GradesOfCourse[];
}
export interface GradeSheetsWorkbook {
  kind: 'grade_sheets_workbook';
  sheets: Pick<GradeReport, 'summary' | 'weights' | 'students'>[];
}
export type GradeWorkbook = GradeListWorkbook | GradeSheetsWorkbook;

/** The days of one student. */
export interface AttendedStudent {
  student_nim: string;
  student_name: string;
  company_name: string;
  /** One for each day of the report; null where nothing was expected. */
  verdicts: (DayVerdict | null)[];
  interrupted_days: string[];
  totals: AttendanceTotals;
}

export interface AttendanceReport extends ReportBase {
  kind: 'attendance';
  period: { start_date: string; end_date: string; semester: number; year: string };
  /** Whether anybody has hours, or could */
  has_hours: boolean;
  /** YYYY-MM-DD, both included */
  days: { from: string; to: string };
  /** The filters in words. */
  filters: { label: string; value: string }[];
  students: AttendedStudent[];
  /** null unless all students share one */
  mentor: Signer | null;
  lecturer: Signer | null;
}

export interface AssessmentReport extends ReportBase {
  kind: 'assessment';
  student: { name: string; nim: string };
  company_name: string;
  course_name: string;
  period: { start_date: string; end_date: string };
  criteria: AssessmentCriterion[];
  scores: AssessmentScore[];
  remarks: string | null;
  assessor_role: Reviewer;
  assessor: Signer;
  sent_at: Date;
}

/** The texts of a certificate; a thank-you to a mentor or a company has the same shape. */
export interface Certificate {
  /** of the day on which it was issued */
  letterhead: Letterhead;
  title: string;
  /** null without a number of the office */
  number: string | null;
  /** the person or company */
  name: string;
  /** below the name, such as a NIM */
  note: string | null;
  /** the sentence */
  text: string;
  figures: { label: string; value: string }[];
  place_and_date: string;
  signer: Signer & { role: string; nip: string | null };
  verification: Verification;
}

export interface CertificatesReport {
  kind: 'certificates';
  printedAt: Date;
  certificates: Certificate[];
}
