import { Outlet, type RouteObject, ScrollRestoration } from 'react-router';
import { paths } from '@/client/navigation/paths';
import { openScreens, type Screen, type ScreenName, screens } from '@/client/navigation/screens';
import { withDrafts } from '@/client/session/withDrafts';
import { type LazyComponent, lazyComponent as page } from '@/client/ui/lazyComponent';
import { dashboard } from './dashboard';
import { ErrorPage } from './ErrorPage';
import { RequireNoLogin } from './guards';
import { Layout, layout } from './Layout';
import { NotFoundPage } from './NotFoundPage';
import { Page } from './Page';

/** The page of each screen; for path, title and roles see screens.ts. A missing one does not compile. */
const pages: Record<ScreenName, LazyComponent> = {
  dashboard,
  'follow-ups.show': page(
    () =>
      import(/* webpackChunkName: "follow-ups.show" */ '@/client/features/follow-ups/FollowUpPage'),
    'FollowUpPage',
  ),
  'change-password': page(
    () =>
      import(
        /* webpackChunkName: "change-password" */ '@/client/features/session/ChangePasswordPage'
      ),
    'ChangePasswordPage',
  ),
  devices: page(
    () => import(/* webpackChunkName: "devices" */ '@/client/features/devices/DevicesPage'),
    'DevicesPage',
  ),
  'email-confirmation': page(
    () =>
      import(
        /* webpackChunkName: "email-confirmation" */ '@/client/features/session/EmailConfirmationPage'
      ),
    'EmailConfirmationPage',
  ),
  inbox: page(
    () => import(/* webpackChunkName: "inbox" */ '@/client/features/inbox/InboxPage'),
    'InboxPage',
  ),
  'inbox.preferences': page(
    () =>
      import(
        /* webpackChunkName: "inbox.preferences" */ '@/client/features/inbox/InboxPreferencesPage'
      ),
    'InboxPreferencesPage',
  ),
  imports: page(
    () => import(/* webpackChunkName: "imports" */ '@/client/features/imports/ImportPage'),
    'ImportPage',
  ),
  audit: page(
    () => import(/* webpackChunkName: "audit" */ '@/client/features/audit/AuditPage'),
    'AuditPage',
  ),
  system: page(
    () => import(/* webpackChunkName: "system" */ '@/client/features/system/SystemPage'),
    'SystemPage',
  ),
  'users.index': page(
    () => import(/* webpackChunkName: "users.index" */ '@/client/features/users/UserListPage'),
    'UserListPage',
  ),
  'users.create': page(
    () => import(/* webpackChunkName: "users.create" */ '@/client/features/users/UserCreatePage'),
    'UserCreatePage',
  ),
  'users.edit': page(
    () => import(/* webpackChunkName: "users.edit" */ '@/client/features/users/UserEditPage'),
    'UserEditPage',
  ),
  'students.index': page(
    () =>
      import(/* webpackChunkName: "students.index" */ '@/client/features/students/StudentListPage'),
    'StudentListPage',
  ),
  'lecturers.index': page(
    () =>
      import(
        /* webpackChunkName: "lecturers.index" */ '@/client/features/lecturers/LecturerListPage'
      ),
    'LecturerListPage',
  ),
  'mentors.index': page(
    () =>
      import(/* webpackChunkName: "mentors.index" */ '@/client/features/mentors/MentorListPage'),
    'MentorListPage',
  ),
  'companies.index': page(
    () =>
      import(
        /* webpackChunkName: "companies.index" */ '@/client/features/companies/CompanyListPage'
      ),
    'CompanyListPage',
  ),
  'companies.create': page(
    () =>
      import(
        /* webpackChunkName: "companies.create" */ '@/client/features/companies/CompanyCreatePage'
      ),
    'CompanyCreatePage',
  ),
  'companies.edit': page(
    () =>
      import(
        /* webpackChunkName: "companies.edit" */ '@/client/features/companies/CompanyEditPage'
      ),
    'CompanyEditPage',
  ),
  'places.index': page(
    () => import(/* webpackChunkName: "places.index" */ '@/client/features/places/PlaceListPage'),
    'PlaceListPage',
  ),
  'places.create': page(
    () =>
      import(/* webpackChunkName: "places.create" */ '@/client/features/places/PlaceCreatePage'),
    'PlaceCreatePage',
  ),
  'places.edit': page(
    () => import(/* webpackChunkName: "places.edit" */ '@/client/features/places/PlaceEditPage'),
    'PlaceEditPage',
  ),
  'courses.index': page(
    () =>
      import(/* webpackChunkName: "courses.index" */ '@/client/features/courses/CourseListPage'),
    'CourseListPage',
  ),
  'courses.create': page(
    () =>
      import(/* webpackChunkName: "courses.create" */ '@/client/features/courses/CourseCreatePage'),
    'CourseCreatePage',
  ),
  'courses.edit': page(
    () => import(/* webpackChunkName: "courses.edit" */ '@/client/features/courses/CourseEditPage'),
    'CourseEditPage',
  ),
  'internship-periods.index': page(
    () =>
      import(
        /* webpackChunkName: "internship-periods.index" */ '@/client/features/internship-periods/InternshipPeriodListPage'
      ),
    'InternshipPeriodListPage',
  ),
  'internship-periods.create': page(
    () =>
      import(
        /* webpackChunkName: "internship-periods.create" */ '@/client/features/internship-periods/InternshipPeriodCreatePage'
      ),
    'InternshipPeriodCreatePage',
  ),
  'internship-periods.edit': page(
    () =>
      import(
        /* webpackChunkName: "internship-periods.edit" */ '@/client/features/internship-periods/InternshipPeriodEditPage'
      ),
    'InternshipPeriodEditPage',
  ),
  'holidays.index': page(
    () =>
      import(/* webpackChunkName: "holidays.index" */ '@/client/features/holidays/HolidayListPage'),
    'HolidayListPage',
  ),
  'holidays.create': page(
    () =>
      import(
        /* webpackChunkName: "holidays.create" */ '@/client/features/holidays/HolidayCreatePage'
      ),
    'HolidayCreatePage',
  ),
  'holidays.edit': page(
    () =>
      import(/* webpackChunkName: "holidays.edit" */ '@/client/features/holidays/HolidayEditPage'),
    'HolidayEditPage',
  ),
  'attendance-requests.index': page(
    () =>
      import(
        /* webpackChunkName: "attendance-requests.index" */ '@/client/features/attendance-requests/AttendanceRequestListPage'
      ),
    'AttendanceRequestListPage',
  ),
  'attendance-recap.index': page(
    () =>
      import(
        /* webpackChunkName: "attendance-recap.index" */ '@/client/features/attendance-recap/AttendanceRecapPage'
      ),
    'AttendanceRecapPage',
  ),
  'student.attendance-days': page(
    () =>
      import(
        /* webpackChunkName: "student.attendance-days" */ '@/client/features/my-internship/attendance-days/AttendanceDaysPage'
      ),
    'AttendanceDaysPage',
  ),
  'student.requests.index': page(
    () =>
      import(
        /* webpackChunkName: "student.requests.index" */ '@/client/features/my-internship/requests/RequestListPage'
      ),
    'RequestListPage',
  ),
  'student.requests.create': page(
    () =>
      withDrafts(
        import(
          /* webpackChunkName: "student.requests.create" */ '@/client/features/my-internship/requests/RequestCreatePage'
        ),
      ),
    'RequestCreatePage',
  ),
  'student.placement-requests.index': page(
    () =>
      import(
        /* webpackChunkName: "student.placement-requests.index" */ '@/client/features/my-placement/MyPlacementListPage'
      ),
    'MyPlacementListPage',
  ),
  'student.placement-requests.create': page(
    () =>
      withDrafts(
        import(
          /* webpackChunkName: "student.placement-requests.create" */ '@/client/features/my-placement/PlacementCreatePage'
        ),
      ),
    'PlacementCreatePage',
  ),
  'student.placement-requests.show': page(
    () =>
      import(
        /* webpackChunkName: "student.placement-requests.show" */ '@/client/features/my-placement/MyPlacementPage'
      ),
    'MyPlacementPage',
  ),
  'student.placement-requests.edit': page(
    () =>
      withDrafts(
        import(
          /* webpackChunkName: "student.placement-requests.edit" */ '@/client/features/my-placement/PlacementEditPage'
        ),
      ),
    'PlacementEditPage',
  ),
  'placement-requests.index': page(
    () =>
      import(
        /* webpackChunkName: "placement-requests.index" */ '@/client/features/placement-requests/PlacementRequestListPage'
      ),
    'PlacementRequestListPage',
  ),
  'placement-requests.accept': page(
    () =>
      import(
        /* webpackChunkName: "placement-requests.accept" */ '@/client/features/placement-requests/AcceptManyPage'
      ),
    'AcceptManyPage',
  ),
  'placement-requests.show': page(
    () =>
      import(
        /* webpackChunkName: "placement-requests.show" */ '@/client/features/placement-requests/PlacementRequestPage'
      ),
    'PlacementRequestPage',
  ),
  'assessments.index': page(
    () =>
      import(
        /* webpackChunkName: "assessments.index" */ '@/client/features/assessments/AssessmentListPage'
      ),
    'AssessmentListPage',
  ),
  'assessments.show': page(
    () =>
      withDrafts(
        import(
          /* webpackChunkName: "assessments.show" */ '@/client/features/assessments/AssessmentPage'
        ),
      ),
    'AssessmentPage',
  ),
  'assessment-forms.index': page(
    () =>
      import(
        /* webpackChunkName: "assessment-forms.index" */ '@/client/features/assessment-forms/AssessmentFormListPage'
      ),
    'AssessmentFormListPage',
  ),
  'assessment-forms.create': page(
    () =>
      import(
        /* webpackChunkName: "assessment-forms.create" */ '@/client/features/assessment-forms/AssessmentFormCreatePage'
      ),
    'AssessmentFormCreatePage',
  ),
  'assessment-forms.edit': page(
    () =>
      import(
        /* webpackChunkName: "assessment-forms.edit" */ '@/client/features/assessment-forms/AssessmentFormEditPage'
      ),
    'AssessmentFormEditPage',
  ),
  'letters.index': page(
    () =>
      import(/* webpackChunkName: "letters.index" */ '@/client/features/letters/LetterListPage'),
    'LetterListPage',
  ),
  'letters.templates': page(
    () =>
      import(
        /* webpackChunkName: "letters.templates" */ '@/client/features/letters/LetterTemplatesPage'
      ),
    'LetterTemplatesPage',
  ),
  'letters.series': page(
    () =>
      import(/* webpackChunkName: "letters.series" */ '@/client/features/letters/LetterSeriesPage'),
    'LetterSeriesPage',
  ),
  'letters.show': page(
    () => import(/* webpackChunkName: "letters.show" */ '@/client/features/letters/LetterPage'),
    'LetterPage',
  ),
  'student.guidance-sessions': page(
    () =>
      import(
        /* webpackChunkName: "student.guidance-sessions" */ '@/client/features/my-guidance/MyGuidancePage'
      ),
    'MyGuidancePage',
  ),
  'student.final-report': page(
    () =>
      import(
        /* webpackChunkName: "student.final-report" */ '@/client/features/my-final-report/MyFinalReportPage'
      ),
    'MyFinalReportPage',
  ),
  'student.defence': page(
    () =>
      import(
        /* webpackChunkName: "student.defence" */ '@/client/features/my-defence/MyDefencePage'
      ),
    'MyDefencePage',
  ),
  'guidance-sessions.index': page(
    () =>
      import(
        /* webpackChunkName: "guidance-sessions.index" */ '@/client/features/guidance-sessions/GuidanceSessionListPage'
      ),
    'GuidanceSessionListPage',
  ),
  'guidance-sessions.missing': page(
    () =>
      import(
        /* webpackChunkName: "guidance-sessions.missing" */ '@/client/features/guidance-sessions/MissingGuidancePage'
      ),
    'MissingGuidancePage',
  ),
  'guidance-sessions.show': page(
    () =>
      import(
        /* webpackChunkName: "guidance-sessions.show" */ '@/client/features/guidance-sessions/GuidanceSessionPage'
      ),
    'GuidanceSessionPage',
  ),
  'final-reports': page(
    () =>
      import(
        /* webpackChunkName: "final-reports" */ '@/client/features/final-reports/FinalReportListPage'
      ),
    'FinalReportListPage',
  ),
  'final-reports.show': page(
    () =>
      import(
        /* webpackChunkName: "final-reports.show" */ '@/client/features/final-reports/FinalReportPage'
      ),
    'FinalReportPage',
  ),
  defences: page(
    () => import(/* webpackChunkName: "defences" */ '@/client/features/defences/DefenceListPage'),
    'DefenceListPage',
  ),
  'defences.show': page(
    () => import(/* webpackChunkName: "defences.show" */ '@/client/features/defences/DefencePage'),
    'DefencePage',
  ),
  'certificates.index': page(
    () =>
      import(
        /* webpackChunkName: "certificates.index" */ '@/client/features/certificates/CertificateListPage'
      ),
    'CertificateListPage',
  ),
  'certificates.show': page(
    () =>
      import(
        /* webpackChunkName: "certificates.show" */ '@/client/features/certificates/CertificatePage'
      ),
    'CertificatePage',
  ),
  'reviews.index': page(
    () =>
      import(/* webpackChunkName: "reviews.index" */ '@/client/features/reviews/ReviewDeskPage'),
    'ReviewDeskPage',
  ),
  'internships.index': page(
    () =>
      import(
        /* webpackChunkName: "internships.index" */ '@/client/features/internships/InternshipListPage'
      ),
    'InternshipListPage',
  ),
  'internships.create': page(
    () =>
      import(
        /* webpackChunkName: "internships.create" */ '@/client/features/internships/InternshipCreatePage'
      ),
    'InternshipCreatePage',
  ),
  'grades.sheet': page(
    () =>
      withDrafts(
        import(
          /* webpackChunkName: "grades.sheet" */ '@/client/features/internships/grades/sheet/GradeSheetPage'
        ),
      ),
    'GradeSheetPage',
  ),
  'internships.place': page(
    () =>
      import(
        /* webpackChunkName: "internships.place" */ '@/client/features/internships/place/PlaceManyPage'
      ),
    'PlaceManyPage',
  ),
  'internships.schedule': page(
    () =>
      import(
        /* webpackChunkName: "internships.schedule" */ '@/client/features/internships/schedule/SchedulePage'
      ),
    'SchedulePage',
  ),
  'internships.show': page(
    () =>
      import(
        /* webpackChunkName: "internships.show" */ '@/client/features/internships/InternshipDetailPage'
      ),
    'InternshipDetailPage',
  ),
  'internships.edit': page(
    () =>
      import(
        /* webpackChunkName: "internships.edit" */ '@/client/features/internships/InternshipEditPage'
      ),
    'InternshipEditPage',
  ),
  'internships.activities.create': page(
    () =>
      import(
        /* webpackChunkName: "internships.activities.create" */ '@/client/features/internships/activities/ActivityCreatePage'
      ),
    'ActivityCreatePage',
  ),
  'internships.activities.show': page(
    () =>
      import(
        /* webpackChunkName: "internships.activities.show" */ '@/client/features/internships/activities/ActivityDetailPage'
      ),
    'ActivityDetailPage',
  ),
  'internships.activities.edit': page(
    () =>
      import(
        /* webpackChunkName: "internships.activities.edit" */ '@/client/features/internships/activities/ActivityEditPage'
      ),
    'ActivityEditPage',
  ),
  'internships.grades.create': page(
    () =>
      import(
        /* webpackChunkName: "internships.grades.create" */ '@/client/features/internships/grades/GradeCreatePage'
      ),
    'GradeCreatePage',
  ),
  'internships.grades.edit': page(
    () =>
      import(
        /* webpackChunkName: "internships.grades.edit" */ '@/client/features/internships/grades/GradeEditPage'
      ),
    'GradeEditPage',
  ),
  'reports.grades': page(
    () =>
      import(/* webpackChunkName: "reports.grades" */ '@/client/features/reports/GradeReportPage'),
    'GradeReportPage',
  ),
  'student.attendance': page(
    () =>
      import(
        /* webpackChunkName: "student.attendance" */ '@/client/features/my-internship/AttendancePage'
      ),
    'AttendancePage',
  ),
  'student.activities.index': page(
    () =>
      import(
        /* webpackChunkName: "student.activities.index" */ '@/client/features/my-internship/StudentActivityListPage'
      ),
    'StudentActivityListPage',
  ),
  'student.activities.show': page(
    () =>
      import(
        /* webpackChunkName: "student.activities.show" */ '@/client/features/my-internship/StudentActivityPage'
      ),
    'StudentActivityPage',
  ),
};

/** The page of the screens that are open to everyone. */
const verify = page(
  () => import(/* webpackChunkName: "verify" */ '@/client/features/verify/VerifyPage'),
  'VerifyPage',
);

/** Separate from the other pages: it needs no layout, and they need no form. */
const login = page(
  () => import(/* webpackChunkName: "login" */ '@/client/features/session/LoginPage'),
  'LoginPage',
);

/** Lets `start/preload.ts` fetch the code of a route in advance. */
export interface RouteHandle {
  preload: () => Promise<void>;
}

const screenRoutes = (Object.keys(pages) as ScreenName[]).map((name): RouteObject => {
  const screen: Screen = screens[name];
  const handle: RouteHandle = { preload: pages[name].preload };
  return {
    path: screen.path,
    handle,
    element: <Page screen={screen} page={pages[name]} />,
    errorElement: <ErrorPage />,
  };
});

const openRoutes = openScreens.map(
  (path): RouteObject => ({
    path,
    handle: { preload: verify.preload } satisfies RouteHandle,
    element: <verify.Component />,
  }),
);

const layoutHandle: RouteHandle = { preload: layout.preload };
const loginHandle: RouteHandle = { preload: login.preload };

export const routes: RouteObject[] = [
  {
    element: (
      <>
        <Outlet />
        <ScrollRestoration />
      </>
    ),
    errorElement: (
      <main>
        <ErrorPage />
      </main>
    ),
    children: [
      {
        path: paths.login,
        handle: loginHandle,
        element: (
          <RequireNoLogin>
            <login.Component />
          </RequireNoLogin>
        ),
      },
      ...openRoutes,
      { element: <Layout />, handle: layoutHandle, children: screenRoutes },
      {
        path: '*',
        element: (
          <main>
            <NotFoundPage />
          </main>
        ),
      },
    ],
  },
];
