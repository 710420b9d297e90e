import { segment, withQuery } from './addresses';
import type { ImportKind } from './records';
import { RECORD_PATHS } from './resources.gen';

/** The URL parameters of the grade report; '' or a missing one means no choice. */
type GradeReportChoices = {
  course_code?: string;
  mentor_id?: number | '';
  lecturer_id?: number | '';
  internship_period_id?: number | '';
};

/** Every URL of the client, for its links and those in mails; no other file hard-codes one. */
export const paths = {
  ...RECORD_PATHS,
  login: '/auth/login',
  verify: {
    index: '/verify',
    show: (code: string) => `/verify/${segment(code)}`,
  },
  dashboard: '/',
  /** The dashboard of a student with one of the placements. */
  dashboardOf: (internshipId: number) => `/?internship=${internshipId}`,
  account: '/account',
  secondFactors: '/account/second-factors',
  changePassword: '/change-password',
  devices: '/devices',
  invitation: '/undangan',
  /** Servers and their logs never see what follows the '#'. */
  invitationBy: (code: string) => `/undangan#${code}`,
  /** Asks for a new password in the place of a forgotten one, and sets it with a code. */
  newPassword: '/lupa-password',
  newPasswordBy: (code: string) => `/lupa-password#${code}`,
  /** The address that an identity provider leads back to; the settings of providers name it. */
  signedOn: (provider: string) => `/masuk/${segment(provider)}`,
  emailConfirmation: '/email-confirmation',
  emailConfirmationBy: (token: string) => withQuery('/email-confirmation', { token }),
  inbox: { index: '/inbox', preferences: '/inbox/preferences' },
  reviews: '/reviews',
  /** The matters of a kind that wait for people. */
  followUps: (kind: string) => `/follow-ups/${segment(kind)}`,
  attendanceRecap: '/attendance-recap',
  /** The students of a period. */
  attendanceRecapOf: (periodId: number) => `/attendance-recap?internship_period_id=${periodId}`,
  system: { index: '/system', institution: '/system/institution' },
  student: {
    attendance: '/student/attendance',
    attendanceDays: '/student/attendance-days',
    /** The entries that only the device has. */
    unsent: '/student/unsent',
  },
  gradeSheet: '/grades/sheet',
  imports: (kind: ImportKind | ':kind') => `/imports/${kind}`,
  reports: {
    grades: '/reports/grades',
    /** The grade report with its filter filled in. */
    gradesOf: (choices: GradeReportChoices) => withQuery('/reports/grades', choices),
  },
} as const;
