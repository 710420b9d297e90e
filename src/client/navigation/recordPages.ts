import type { RECORDS, TitledRecord } from '@/shared/records';
import { paths } from './paths';
import type { ScreenName } from './screens';

type Id = number | string;

interface ListPages {
  /** The screen with the list, and the request for it. */
  list: ScreenName;
  listed: `list${string}`;
  /** The initial order; '' for the server's own. */
  order: string;
}

interface RecordPages extends Partial<ListPages> {
  /** The request with which the screen `….edit` starts. */
  read?: `get${string}`;
  /** The page of a record, which for a profile is that of its account. */
  urlOf: (id: Id, internshipId: number | null) => string | null;
}

const accountUrl = (userId: Id) => paths.users.edit(userId);

/** The pages of the records that have some: for the audit trail, the finder and the requests sent ahead. */
export const RECORD_PAGES = {
  users: {
    list: 'users.index',
    listed: 'listUsers',
    order: 'name',
    read: 'getUser',
    urlOf: accountUrl,
  },
  students: {
    list: 'students.index',
    listed: 'listStudents',
    order: 'user.name',
    urlOf: accountUrl,
  },
  lecturers: {
    list: 'lecturers.index',
    listed: 'listLecturers',
    order: 'user.name',
    urlOf: accountUrl,
  },
  mentors: { list: 'mentors.index', listed: 'listMentors', order: 'user.name', urlOf: accountUrl },
  companies: {
    list: 'companies.index',
    listed: 'listCompanies',
    order: 'name',
    read: 'getCompany',
    urlOf: paths.companies.edit,
  },
  places: {
    list: 'places.index',
    listed: 'listPlaces',
    order: 'company.name,name',
    read: 'getPlace',
    urlOf: paths.places.edit,
  },
  courses: {
    list: 'courses.index',
    listed: 'listCourses',
    order: 'code',
    urlOf: paths.courses.edit,
  },
  internship_periods: {
    list: 'internship-periods.index',
    listed: 'listInternshipPeriods',
    order: '-start_date',
    read: 'getInternshipPeriod',
    urlOf: paths.internshipPeriods.edit,
  },
  holidays: {
    list: 'holidays.index',
    listed: 'listHolidays',
    order: 'date',
    read: 'getHoliday',
    urlOf: paths.holidays.edit,
  },
  internships: {
    list: 'internships.index',
    listed: 'listInternships',
    order: '-internship_period.start_date',
    read: 'getInternship',
    urlOf: paths.internships.show,
  },
  activities: {
    urlOf: (id: Id, internshipId: number | null) =>
      internshipId === null ? null : paths.internships.activities.show(internshipId, id),
  },
  attendance_requests: { urlOf: () => paths.attendanceRequests },
  placement_requests: {
    list: 'placement-requests.index',
    listed: 'listPlacementRequests',
    order: '',
    urlOf: paths.placementRequests.show,
  },
  letters: {
    list: 'letters.index',
    listed: 'listLetters',
    order: '',
    urlOf: paths.letters.show,
  },
  certificates: {
    list: 'certificates.index',
    listed: 'listCertificates',
    order: 'name',
    urlOf: paths.certificates.show,
  },
  guidance_sessions: {
    list: 'guidance-sessions.index',
    listed: 'listGuidanceSessions',
    order: '-date',
    urlOf: paths.guidanceSessions.show,
  },
  final_reports: {
    list: 'final-reports',
    listed: 'listFinalReports',
    order: 'student_name',
    // The page of a report is named by its placement, and so is the report in the finder.
    urlOf: (id: Id, internshipId: number | null) => paths.finalReports.show(internshipId ?? id),
  },
  defences: {
    list: 'defences',
    listed: 'listDefences',
    order: '',
    urlOf: paths.defences.show,
  },
  assessment_forms: { urlOf: paths.assessmentForms.edit },
  assessment_sheets: {
    list: 'assessments.index',
    listed: 'listAssessments',
    order: 'student_name',
    urlOf: (key: Id) => {
      const [internshipId = '', formId = ''] = String(key).split('-');
      return paths.assessments.show(internshipId, formId);
    },
  },
  grades: {
    urlOf: (id: Id, internshipId: number | null) =>
      internshipId === null ? null : paths.internships.grades.edit(internshipId, id),
  },
} as const satisfies {
  [Name in TitledRecord]: RecordPages &
    ((typeof RECORDS)[Name]['views'] extends null ? object : ListPages);
};
