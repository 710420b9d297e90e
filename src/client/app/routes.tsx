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
  dashboard: page(
    () => import(/* webpackChunkName: "dashboard" */ './DashboardPage'),
    'DashboardPage',
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
  'users.index': tablePage(
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
  'students.index': tablePage(
    () =>
      import(/* webpackChunkName: "students.index" */ '@/client/features/students/StudentListPage'),
    'StudentListPage',
  ),
  'lecturers.index': tablePage(
    () =>
      import(
        /* webpackChunkName: "lecturers.index" */ '@/client/features/lecturers/LecturerListPage'
      ),
    'LecturerListPage',
  ),
  'mentors.index': tablePage(
    () =>
      import(/* webpackChunkName: "mentors.index" */ '@/client/features/mentors/MentorListPage'),
    'MentorListPage',
  ),
  'companies.index': tablePage(
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
  'courses.index': tablePage(
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
  'internship-periods.index': tablePage(
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
  'internships.index': tablePage(
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
  'internships.show': tablePage(
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
  'reports.grades': tablePage(
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
  'student.activities.index': tablePage(
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
