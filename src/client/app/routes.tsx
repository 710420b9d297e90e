import { Outlet, type RouteObject, ScrollRestoration } from 'react-router';
import { preloadGrid } from '@/client/components/DataTable/gridLoader';
import { LoginPage } from '@/client/features/session/LoginPage';
import { paths } from '@/client/navigation/paths';
import { type Screen, type ScreenName, screens } from '@/client/navigation/screens';
import { ErrorPage } from './ErrorPage';
import { RequireNoLogin } from './guards';
import { Layout, layout } from './Layout';
import { type LazyPage, lazyPage as page } from './lazyPage';
import { NotFoundPage } from './NotFoundPage';
import { Page } from './Page';

/** A page with a table: the grid's code loads after the page's, while the page requests its data. */
const tablePage: typeof page = (load, name) =>
  page(async () => {
    const module = await load();
    void preloadGrid();
    return module;
  }, name);

/** The page of each screen; for path, title and roles see screens.ts. A missing one does not compile. */
const pages: Record<ScreenName, LazyPage> = {
  dashboard: page(() => import('./DashboardPage'), 'DashboardPage'),
  'change-password': page(
    () => import('@/client/features/session/ChangePasswordPage'),
    'ChangePasswordPage',
  ),
  devices: page(() => import('@/client/features/devices/DevicesPage'), 'DevicesPage'),
  'users.index': tablePage(() => import('@/client/features/users/UserListPage'), 'UserListPage'),
  'users.create': page(() => import('@/client/features/users/UserCreatePage'), 'UserCreatePage'),
  'users.edit': page(() => import('@/client/features/users/UserEditPage'), 'UserEditPage'),
  'students.index': tablePage(
    () => import('@/client/features/students/StudentListPage'),
    'StudentListPage',
  ),
  'lecturers.index': tablePage(
    () => import('@/client/features/lecturers/LecturerListPage'),
    'LecturerListPage',
  ),
  'mentors.index': tablePage(
    () => import('@/client/features/mentors/MentorListPage'),
    'MentorListPage',
  ),
  'companies.index': tablePage(
    () => import('@/client/features/companies/CompanyListPage'),
    'CompanyListPage',
  ),
  'companies.create': page(
    () => import('@/client/features/companies/CompanyCreatePage'),
    'CompanyCreatePage',
  ),
  'companies.edit': page(
    () => import('@/client/features/companies/CompanyEditPage'),
    'CompanyEditPage',
  ),
  'courses.index': tablePage(
    () => import('@/client/features/courses/CourseListPage'),
    'CourseListPage',
  ),
  'courses.create': page(
    () => import('@/client/features/courses/CourseCreatePage'),
    'CourseCreatePage',
  ),
  'courses.edit': page(() => import('@/client/features/courses/CourseEditPage'), 'CourseEditPage'),
  'internship-periods.index': tablePage(
    () => import('@/client/features/internship-periods/InternshipPeriodListPage'),
    'InternshipPeriodListPage',
  ),
  'internship-periods.create': page(
    () => import('@/client/features/internship-periods/InternshipPeriodCreatePage'),
    'InternshipPeriodCreatePage',
  ),
  'internship-periods.edit': page(
    () => import('@/client/features/internship-periods/InternshipPeriodEditPage'),
    'InternshipPeriodEditPage',
  ),
  'internships.index': tablePage(
    () => import('@/client/features/internships/InternshipListPage'),
    'InternshipListPage',
  ),
  'internships.create': page(
    () => import('@/client/features/internships/InternshipCreatePage'),
    'InternshipCreatePage',
  ),
  'internships.show': tablePage(
    () => import('@/client/features/internships/InternshipDetailPage'),
    'InternshipDetailPage',
  ),
  'internships.edit': page(
    () => import('@/client/features/internships/InternshipEditPage'),
    'InternshipEditPage',
  ),
  'internships.activities.create': page(
    () => import('@/client/features/internships/activities/ActivityCreatePage'),
    'ActivityCreatePage',
  ),
  'internships.activities.show': page(
    () => import('@/client/features/internships/activities/ActivityDetailPage'),
    'ActivityDetailPage',
  ),
  'internships.activities.edit': page(
    () => import('@/client/features/internships/activities/ActivityEditPage'),
    'ActivityEditPage',
  ),
  'internships.grades.create': page(
    () => import('@/client/features/internships/grades/GradeCreatePage'),
    'GradeCreatePage',
  ),
  'internships.grades.edit': page(
    () => import('@/client/features/internships/grades/GradeEditPage'),
    'GradeEditPage',
  ),
  'reports.grades': tablePage(
    () => import('@/client/features/reports/GradeReportPage'),
    'GradeReportPage',
  ),
  'student.attendance': page(
    () => import('@/client/features/my-internship/AttendancePage'),
    'AttendancePage',
  ),
  'student.activities.index': tablePage(
    () => import('@/client/features/my-internship/StudentActivityListPage'),
    'StudentActivityListPage',
  ),
  'student.activities.show': page(
    () => import('@/client/features/my-internship/StudentActivityPage'),
    'StudentActivityPage',
  ),
};

/** Lets `preload.ts` fetch the code of a route in advance. */
export interface RouteHandle {
  preload: () => void;
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

const layoutHandle: RouteHandle = { preload: layout.preload };

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
        element: (
          <RequireNoLogin>
            <LoginPage />
          </RequireNoLogin>
        ),
      },
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
