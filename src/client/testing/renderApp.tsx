import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { createStore } from '@/client/app/store';
import { theme } from '@/client/layout/theme';
import { recordOrigins } from '@/client/navigation/origins';
import { keep } from '@/client/session/browserStorage';
import type { SessionUser } from '@/client/session/storage';
import { ConfirmProvider } from '@/client/ui/confirm/useConfirm';
import { Toaster } from '@/client/ui/toasts/Toaster';
import type { Role } from '@/shared/permissions';
import { typingQuickly } from './quickTyping';
import { storeSession } from './session';
import { type ApiStubs, settings, stubApi } from './stubApi';

export interface RenderOptions {
  /** The signed-in user, if any. */
  user?: Role | SessionUser;
  /** The URL of the page, with its query: `/companies/3/edit`. */
  path?: string;
  /** The route pattern, if the page reads parameters: `/companies/:id/edit`. */
  route?: string;
  /** The server's responses; a request without a stub fails the test. */
  api?: ApiStubs;
  /** Applies the styles, for tests of colours and sizes; jsdom is twice as slow with them. */
  styled?: boolean;
}

/** Names the styles without making them. */
const unapplied = createCache({ key: 'css', container: document.createElement('div') });
unapplied.insert = (_selector, { name }) => {
  unapplied.inserted[name] = true;
};

/** Renders routes with their own store, theme, toasts and dialogs. */
export const renderRoutes = (
  routes: RouteObject[],
  { user, path = '/', api = {}, styled = false }: Omit<RenderOptions, 'route'> = {},
) => {
  if (user) storeSession(user);
  // A browser that has been here before: until it knows the settings, every time names its zone.
  keep('last-settings', JSON.stringify(settings.data));
  const calls = stubApi(api);
  const store = createStore();
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  recordOrigins(router);

  const result = render(
    <CacheProvider value={styled ? createCache({ key: 'css' }) : unapplied}>
      <Provider store={store}>
        <ThemeProvider theme={theme}>
          <ConfirmProvider>
            <RouterProvider router={router} />
          </ConfirmProvider>
          <Toaster />
        </ThemeProvider>
      </Provider>
    </CacheProvider>,
  );
  return {
    ...result,
    store,
    router,
    /** All requests so far, in order. */
    calls,
    // Without styles, `pointer-events: none` cannot be checked.
    person: typingQuickly(
      userEvent.setup(styled ? {} : { pointerEventsCheck: PointerEventsCheckLevel.Never }),
    ),
    /** The current path and query. */
    location: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
};

/** Renders one page. Any other URL renders nothing; `location()` returns it. */
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
