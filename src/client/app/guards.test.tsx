import { act, screen, waitFor } from '@testing-library/react';
import { Outlet } from 'react-router';
import { api } from '@/client/api/api';
import {
  loggedIn,
  loggedOut,
  passwordChangeDemanded,
  sessionExpired,
} from '@/client/session/sessionSlice';
import { type RenderOptions, renderRoutes } from '@/client/testing/renderApp';
import { aUser } from '@/client/testing/session';
import { paths } from '@/shared/paths';
import { PERMISSIONS, type Role } from '@/shared/permissions';
import { RequireLogin, RequireNoLogin, RequireRole } from './guards';

/** Subscribes to a query while mounted, like a page. */
const Companies = () => {
  api.useListCompaniesQuery({});
  return <h1>Mitra</h1>;
};

const pageFor = (roles: readonly Role[], page: React.ReactNode) => (
  <RequireRole roles={roles}>{page}</RequireRole>
);

const open = (options: RenderOptions) =>
  renderRoutes(
    [
      {
        path: paths.login,
        element: (
          <RequireNoLogin>
            <h1>Login</h1>
          </RequireNoLogin>
        ),
      },
      {
        element: (
          <RequireLogin>
            <Outlet />
          </RequireLogin>
        ),
        children: [
          { path: paths.dashboard, element: pageFor(PERMISSIONS.dashboard, <h1>Dashboard</h1>) },
          {
            path: paths.changePassword,
            element: pageFor(PERMISSIONS.changePassword, <h1>Ganti Password</h1>),
          },
          { path: paths.emailConfirmation, element: <h1>Konfirmasi Email</h1> },
          { path: paths.companies.index, element: pageFor(PERMISSIONS.masterData, <Companies />) },
        ],
      },
    ],
    { api: { 'GET /companies': { data: [] } }, ...options },
  );

describe('guards (spec §2)', () => {
  test.each<[string, RenderOptions, string]>([
    ['redirects to login without a session', { path: '/companies' }, '/auth/login'],
    ['shows the login page without a session', { path: '/auth/login' }, '/auth/login'],
    ['shows a page to a permitted role', { user: 'super_admin', path: '/companies' }, '/companies'],
    ['redirects other roles to the dashboard', { user: 'student', path: '/companies' }, '/'],
    [
      'redirects a logged-in user from the login page to the dashboard',
      { user: 'mentor', path: '/auth/login' },
      '/',
    ],
  ])('%s', async (_name, options, destination) => {
    const { location } = open(options);
    await screen.findByRole('heading');
    expect(location()).toBe(destination);
  });

  test.each(['/', '/companies', '/auth/login'])(
    'redirects from %s to the password form until a default password is changed',
    async (path) => {
      const { location } = open({
        user: aUser('super_admin', { must_change_password: true }),
        path,
      });
      await screen.findByRole('heading', { name: 'Ganti Password' });
      expect(location()).toBe('/change-password');
    },
  );

  test('redirects to the password form when a later request demands the change', async () => {
    const { location, store } = open({ user: 'super_admin', path: '/companies' });
    await screen.findByRole('heading', { name: 'Mitra' });
    act(() => void store.dispatch(passwordChangeDemanded()));
    await screen.findByRole('heading', { name: 'Ganti Password' });
    expect(location()).toBe('/change-password');
  });

  test.each([
    ['logout', loggedOut()],
    ['an expired session', sessionExpired()],
  ])('%s redirects to login without a toast or further requests', async (_name, action) => {
    const { location, store, calls } = open({ user: 'super_admin', path: '/companies' });
    await screen.findByRole('heading', { name: 'Mitra' });
    act(() => void store.dispatch(action));
    await screen.findByRole('heading', { name: 'Login' });
    await waitFor(() => expect(store.getState().api.queries).toEqual({}));
    await act(() => Promise.all(store.dispatch(api.util.getRunningQueriesThunk())));
    expect(location()).toBe('/auth/login');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(calls.map(({ path }) => path)).toEqual(['/companies']);
    expect(store.getState().api.queries).toEqual({});
  });

  test('redirects to the dashboard after login', async () => {
    const { location, store } = open({ path: '/auth/login' });
    await screen.findByRole('heading', { name: 'Login' });
    act(() => void store.dispatch(loggedIn({ accessToken: 'a', user: aUser('mentor') })));
    await screen.findByRole('heading', { name: 'Dashboard' });
    expect(location()).toBe('/');
  });
});

describe('the way back after a login', () => {
  const logIn = { accessToken: 'token', user: aUser('super_admin') };

  test('leads to the link of a mail, with its token', async () => {
    const { store, location } = open({ path: '/email-confirmation?token=abc' });
    expect(location()).toBe('/auth/login');
    act(() => void store.dispatch(loggedIn(logIn)));
    await waitFor(() => expect(location()).toBe('/email-confirmation?token=abc'));
  });

  test.each([
    ['the page of a mail for this user', logIn.user.id, `/companies?page=2&for=${logIn.user.id}`],
    ['the dashboard from a mail for another user', logIn.user.id + 1, '/'],
  ])('leads to %s', async (_, reader, url) => {
    const { store, location } = open({ path: `/companies?page=2&for=${reader}` });
    expect(location()).toBe('/auth/login');
    act(() => void store.dispatch(loggedIn(logIn)));
    await waitFor(() => expect(location()).toBe(url));
  });

  test('leads from every other page to the dashboard', async () => {
    const { store, location } = open({ path: '/companies' });
    expect(location()).toBe('/auth/login');
    act(() => void store.dispatch(loggedIn(logIn)));
    await waitFor(() => expect(location()).toBe('/'));
  });
});
