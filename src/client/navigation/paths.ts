import type { RequestKind } from '@/shared/constants/attendanceRequests';
import type { Role } from '@/shared/permissions';
import type { ImportKind } from '@/shared/records';

type Id = number | string;
type ProfileRole = Exclude<Role, 'super_admin'>;

/** Course codes may contain any character; route parameters such as `:id` are not encoded. */
const segment = (value: Id): string =>
  typeof value === 'string' && value.startsWith(':') ? value : encodeURIComponent(value);

const resource = (root: string) => ({
  index: root,
  create: `${root}/create`,
  edit: (id: Id) => `${root}/${segment(id)}/edit`,
});

/** The URL parameters of the grade report; '' or a missing one means no choice. */
type GradeReportChoices = {
  course_code?: string;
  mentor_id?: number | '';
  lecturer_id?: number | '';
  internship_period_id?: number | '';
};

const gradeReport = '/reports/grades';

/** Every URL of the client; no other file hard-codes one. */
export const paths = {
  login: '/auth/login',
  verify: {
    index: '/verify',
    show: (code: string) => `/verify/${segment(code)}`,
  },
  dashboard: '/',
  changePassword: '/change-password',
  devices: '/devices',
  emailConfirmation: '/email-confirmation',
  inbox: { index: '/inbox', preferences: '/inbox/preferences' },
  reviews: '/reviews',
  /** The matters of a kind that wait for people. */
  followUps: (kind: string) => `/follow-ups/${segment(kind)}`,
  attendanceRequests: '/attendance-requests',
  placementRequests: {
    index: '/placement-requests',
    show: (id: Id) => `/placement-requests/${segment(id)}`,
    accept: '/placement-requests/accept',
    /** The requests of a period. */
    acceptIn: (periodId: number) => `/placement-requests/accept?internship_period_id=${periodId}`,
  },
  assessments: {
    index: '/assessments',
    show: (internshipId: Id, formId: Id) =>
      `/internships/${segment(internshipId)}/assessments/${segment(formId)}`,
  },
  assessmentForms: resource('/assessment-forms'),
  letters: {
    index: '/letters',
    show: (id: Id) => `/letters/${segment(id)}`,
    templates: '/letters/templates',
    series: '/letters/series',
  },
  guidanceSessions: {
    index: '/guidance-sessions',
    missing: '/guidance-sessions/missing',
    show: (id: Id) => `/guidance-sessions/${segment(id)}`,
  },
  finalReports: {
    index: '/final-reports',
    show: (id: Id) => `/final-reports/${segment(id)}`,
  },
  defences: {
    index: '/defences',
    show: (id: Id) => `/defences/${segment(id)}`,
  },
  certificates: {
    index: '/certificates',
    show: (id: Id) => `/certificates/${segment(id)}`,
  },
  attendanceRecap: '/attendance-recap',
  /** The students of a period. */
  attendanceRecapOf: (periodId: number) => `/attendance-recap?internship_period_id=${periodId}`,
  audit: {
    index: '/audit',
    /** The history of one record. */
    ofRecord: (resource: string, id: Id) =>
      `/audit?${new URLSearchParams({ resource, record_id: String(id) })}`,
    ofPerson: (userId: number) => `/audit?actor_user_id=${userId}`,
  },
  system: '/system',
  student: {
    attendance: '/student/attendance',
    attendanceDays: '/student/attendance-days',
    requests: {
      index: '/student/requests',
      create: '/student/requests/create',
      /** About a day or an activity that is known already. */
      createFor: (choices: { kind?: RequestKind; activity_id?: number; date?: string }) => {
        const chosen = Object.entries(choices).filter(([, value]) => value !== undefined);
        const query = new URLSearchParams(chosen.map(([name, value]) => [name, String(value)]));
        return `/student/requests/create?${query}`;
      },
    },
    placementRequests: {
      index: '/student/placement-requests',
      create: '/student/placement-requests/create',
      createFor: (periodId: number) =>
        `/student/placement-requests/create?internship_period_id=${periodId}`,
      /** With the wishes of an earlier request. */
      createFrom: (periodId: number, id: number) =>
        `/student/placement-requests/create?internship_period_id=${periodId}&copy_of=${id}`,
      show: (id: Id) => `/student/placement-requests/${segment(id)}`,
      edit: (id: Id) => `/student/placement-requests/${segment(id)}/edit`,
    },
    guidanceSessions: '/student/guidance-sessions',
    finalReport: '/student/final-report',
    defence: '/student/defence',
    activities: {
      index: '/student/activities',
      show: (id: Id) => `/student/activities/${segment(id)}`,
    },
  },
  users: {
    ...resource('/users'),
    /** A role preselects it in the form. */
    createWithRole: (role: ProfileRole) => `/users/create?role=${role}`,
  },
  companies: resource('/companies'),
  places: {
    ...resource('/places'),
    ofCompany: (companyId: number) => `/places?company_id=${companyId}`,
    /** With the company, and where the point is known with it. */
    createFor: (companyId: number, point?: { latitude: number; longitude: number }) => {
      const values = Object.entries({ company_id: companyId, ...point });
      return `/places/create?${new URLSearchParams(values.map(([name, value]) => [name, String(value)]))}`;
    },
  },
  courses: resource('/courses'),
  internshipPeriods: {
    ...resource('/internship-periods'),
    copy: (id: Id) => `/internship-periods/create?copy_of=${segment(id)}`,
  },
  holidays: resource('/holidays'),
  mentors: { index: '/mentors', unsigned: '/mentors?has_signature=false' },
  lecturers: { index: '/lecturers', unsigned: '/lecturers?has_signature=false' },
  students: { index: '/students' },
  internships: {
    ...resource('/internships'),
    show: (id: Id) => `/internships/${segment(id)}`,
    /** The days of a placement. */
    attendance: (id: Id) => `/internships/${segment(id)}?tab=kehadiran`,
    /** The placements of a period. */
    ofPeriod: (periodId: number) => `/internships?internship_period_id=${periodId}`,
    place: '/internships/place',
    /** With the placements of another period as a starting point. */
    placeFrom: (periodId: number, earlierPeriodId: number) =>
      `/internships/place?period=${periodId}&from=${earlierPeriodId}`,
    schedule: '/internships/schedule',
    /** The schedule of one placement. */
    scheduleOf: (id: number) => `/internships/schedule?internship_id=${id}`,
    /** The schedule of many placements on one day. */
    scheduleOn: (date: string) => `/internships/schedule?date=${date}`,
    activities: {
      create: (id: Id) => `/internships/${segment(id)}/activities/create`,
      show: (id: Id, activityId: Id) =>
        `/internships/${segment(id)}/activities/${segment(activityId)}`,
      edit: (id: Id, activityId: Id) =>
        `/internships/${segment(id)}/activities/${segment(activityId)}/edit`,
    },
    grades: {
      /** The tab of the internship. */
      index: (id: Id) => `/internships/${segment(id)}?tab=nilai`,
      create: (id: Id) => `/internships/${segment(id)}/grades/create`,
      edit: (id: Id, gradeId: Id) => `/internships/${segment(id)}/grades/${segment(gradeId)}/edit`,
    },
  },
  gradeSheet: '/grades/sheet',
  imports: (kind: ImportKind | ':kind') => `/imports/${kind}`,
  reports: {
    grades: gradeReport,
    /** The grade report with its filter filled in. */
    gradesOf: (choices: GradeReportChoices) => {
      const chosen = Object.entries(choices).filter(([, value]) => value);
      return `${gradeReport}?${new URLSearchParams(chosen.map(([name, value]) => [name, String(value)]))}`;
    },
  },
} as const;
