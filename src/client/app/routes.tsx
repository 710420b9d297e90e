import { Outlet, type RouteObject, ScrollRestoration } from 'react-router';
import { accountPages } from '@/client/features/account/pages';
import { assessmentFormPages } from '@/client/features/assessment-forms/pages';
import { assessmentPages } from '@/client/features/assessments/pages';
import { attendanceRecapPages } from '@/client/features/attendance-recap/pages';
import { attendanceRequestPages } from '@/client/features/attendance-requests/pages';
import { auditPages } from '@/client/features/audit/pages';
import { certificatePages } from '@/client/features/certificates/pages';
import { companyPages } from '@/client/features/companies/pages';
import { coursePages } from '@/client/features/courses/pages';
import { defencePages } from '@/client/features/defences/pages';
import { devicePages } from '@/client/features/devices/pages';
import { finalReportPages } from '@/client/features/final-reports/pages';
import { followUpPages } from '@/client/features/follow-ups/pages';
import { guidanceSessionPages } from '@/client/features/guidance-sessions/pages';
import { holidayPages } from '@/client/features/holidays/pages';
import { importPages } from '@/client/features/imports/pages';
import { inboxPages } from '@/client/features/inbox/pages';
import { internshipPeriodPages } from '@/client/features/internship-periods/pages';
import { internshipPages } from '@/client/features/internships/pages';
import { lecturerPages } from '@/client/features/lecturers/pages';
import { letterPages } from '@/client/features/letters/pages';
import { mentorPages } from '@/client/features/mentors/pages';
import { myDefencePages } from '@/client/features/my-defence/pages';
import { myFinalReportPages } from '@/client/features/my-final-report/pages';
import { myGuidancePages } from '@/client/features/my-guidance/pages';
import { myInternshipPages } from '@/client/features/my-internship/pages';
import { myPlacementPages } from '@/client/features/my-placement/pages';
import { placementRequestPages } from '@/client/features/placement-requests/pages';
import { placePages } from '@/client/features/places/pages';
import { reportPages } from '@/client/features/reports/pages';
import { reviewPages } from '@/client/features/reviews/pages';
import { sessionPages } from '@/client/features/session/pages';
import { studentPages } from '@/client/features/students/pages';
import { systemPages } from '@/client/features/system/pages';
import { userPages } from '@/client/features/users/pages';
import type { Screen } from '@/client/navigation/screen';
import { openScreens, type ScreenName, screens } from '@/client/navigation/screens';
import { type LazyComponent, lazyComponent as page } from '@/client/ui/lazyComponent';
import { paths } from '@/shared/paths';
import { dashboard } from './dashboard';
import { ErrorPage } from './ErrorPage';
import { RequireNoLogin } from './guards';
import { Layout, layout } from './Layout';
import { NotFoundPage } from './NotFoundPage';
import { Page } from './Page';

/** The page of each screen; for path, title and roles see screens.ts. A missing one does not compile. */
const pages: Record<ScreenName, LazyComponent> = {
  dashboard,
  ...followUpPages,
  ...accountPages,
  ...sessionPages,
  ...devicePages,
  ...inboxPages,
  ...importPages,
  ...auditPages,
  ...systemPages,
  ...userPages,
  ...studentPages,
  ...lecturerPages,
  ...mentorPages,
  ...companyPages,
  ...placePages,
  ...coursePages,
  ...internshipPeriodPages,
  ...holidayPages,
  ...attendanceRequestPages,
  ...attendanceRecapPages,
  ...myInternshipPages,
  ...myPlacementPages,
  ...placementRequestPages,
  ...assessmentPages,
  ...assessmentFormPages,
  ...letterPages,
  ...myGuidancePages,
  ...myFinalReportPages,
  ...myDefencePages,
  ...guidanceSessionPages,
  ...finalReportPages,
  ...defencePages,
  ...certificatePages,
  ...reviewPages,
  ...internshipPages,
  ...reportPages,
};

/** The pages of the screens that are open to everyone. */
const openPages = {
  verify: page(
    () => import(/* webpackChunkName: "verify" */ '@/client/features/verify/VerifyPage'),
    'VerifyPage',
  ),
  invitation: page(
    () =>
      import(/* webpackChunkName: "invitation" */ '@/client/features/invitations/InvitationPage'),
    'InvitationPage',
  ),
  'new-password': page(
    () =>
      import(/* webpackChunkName: "new-password" */ '@/client/features/session/NewPasswordPage'),
    'NewPasswordPage',
  ),
};

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

const openRoutes = Object.entries(openScreens).map(([path, name]): RouteObject => {
  const { Component, preload } = openPages[name];
  return { path, handle: { preload } satisfies RouteHandle, element: <Component /> };
});

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
