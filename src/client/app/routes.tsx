import { Outlet, type RouteObject, ScrollRestoration } from 'react-router';
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
import { FEATURE_PAGES } from './pages.gen';

/** The page of each screen; for path, title and roles see screens.ts. A missing one does not compile. */
const pages: Record<ScreenName, LazyComponent> = { dashboard, ...FEATURE_PAGES };

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
  'signed-on': page(
    () => import(/* webpackChunkName: "signed-on" */ '@/client/features/session/SignedOnPage'),
    'SignedOnPage',
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
