import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { createStore } from '@/client/app/store';
import { Toaster } from '@/client/components/Toaster';
import { ConfirmProvider } from '@/client/components/useConfirm';
import { theme } from '@/client/layout/theme';
import type { SessionUser } from '@/client/session/storage';
import type { Role } from '@/shared/permissions';
import { storeSession } from './session';
import { type ApiStubs, stubApi } from './stubApi';

export interface RenderOptions {
  /** Who is signed in; nobody when left out. */
  user?: Role | SessionUser;
  /** Where the page is opened, with its query: `/companies/3/edit`. */
  path?: string;
  /** The pattern of the page's route, when it reads parameters: `/companies/:id/edit`. */
  route?: string;
  /** The server's answers; a request that is not described here fails the test. */
  api?: ApiStubs;
}

/** Renders routes with a store, a theme, toasts and dialogs of their own. */
export const renderRoutes = (
  routes: RouteObject[],
  { user, path = '/', api = {} }: Omit<RenderOptions, 'route'> = {},
) => {
  if (user) storeSession(user);
  const calls = stubApi(api);
  const store = createStore();
  const router = createMemoryRouter(routes, { initialEntries: [path] });

  const result = render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <ConfirmProvider>
          <RouterProvider router={router} />
        </ConfirmProvider>
        <Toaster />
      </ThemeProvider>
    </Provider>,
  );
  return {
    ...result,
    store,
    router,
    /** Every request that was made, in order. */
    calls,
    /** Types and clicks as a person does. */
    person: userEvent.setup(),
    /** Where the application is now. */
    location: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
};

/** Renders one page; wherever it navigates to, nothing is shown, and `location()` tells. */
export const renderApp = (page: ReactElement, { route, ...options }: RenderOptions = {}) => {
  const pattern = route ?? new URL(options.path ?? '/', 'http://localhost').pathname;
  return renderRoutes(
    [
      { path: pattern, element: page },
      { path: '*', element: null },
    ],
    options,
  );
};
