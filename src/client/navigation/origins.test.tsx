import { act, screen, waitFor } from '@testing-library/react';
import { Link, type RouteObject } from 'react-router';
import { renderRoutes } from '@/client/testing/renderApp';
import { lastUrl, latestOf, recordOrigins } from './origins';
import { type ScreenName, screens } from './screens';
import { useReturnUrl } from './useReturnUrl';
import { useTrail } from './useTrail';

const Page = () => (
  <>
    <Link to={useReturnUrl()}>Kembali</Link>
    {useTrail().map(({ title, url }) => (
      <Link key={title} to={url}>
        {title}
      </Link>
    ))}
  </>
);

const routeOf = (name: ScreenName): RouteObject => ({
  path: screens[name].path,
  element: <Page />,
});

const NAMES: ScreenName[] = [
  'dashboard',
  'companies.index',
  'companies.edit',
  'users.index',
  'users.edit',
  'students.index',
  'mentors.index',
  'internships.index',
  'internships.show',
  'internships.edit',
];

const open = (path: string) => {
  const rendered = renderRoutes(
    [
      ...NAMES.map(routeOf),
      { path: '/auth/login', element: null },
      { path: '*', element: <Page /> },
    ],
    { path },
  );
  const go = (to: string, options = {}) => act(() => rendered.router.navigate(to, options));
  return { ...rendered, go, back: () => act(() => rendered.router.navigate(-1)) };
};

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('returns to a list with its page, search and order', async () => {
  const { go } = open('/companies');
  await go('/companies?search=nusa&page=2&sort=-name', { replace: true });
  await go('/companies/3/edit');
  expect(hrefOf('Kembali')).toBe('/companies?search=nusa&page=2&sort=-name');
  expect(hrefOf('Mitra Industri')).toBe('/companies?search=nusa&page=2&sort=-name');
});

test('returns to the plain list when the page was opened directly', () => {
  open('/companies/3/edit');
  expect(hrefOf('Kembali')).toBe('/companies');
  expect(hrefOf('Mitra Industri')).toBe('/companies');
});

test('returns to the dashboard from a page without a parent', () => {
  open('/no-such-page');
  expect(hrefOf('Kembali')).toBe('/');
});

test('forgets the search after the list is opened without it', async () => {
  const { go } = open('/companies?search=nusa');
  await go('/companies');
  await go('/companies/3/edit');
  expect(hrefOf('Kembali')).toBe('/companies');
});

test('survives a reload', async () => {
  const { go, router } = open('/companies?search=nusa');
  await go('/companies/3/edit');
  recordOrigins(router);
  await go('/companies/3/edit?x=1', { replace: true });
  expect(hrefOf('Kembali')).toBe('/companies?search=nusa');
});

test('returns to the parent screen that was visited, and keeps the tab in between', async () => {
  const { go } = open('/internships?search=budi');
  await go('/internships/15/edit');
  expect(hrefOf('Kembali')).toBe('/internships?search=budi');

  await go('/internships/15?tab=nilai');
  await go('/internships/15/edit');
  expect(hrefOf('Kembali')).toBe('/internships/15?tab=nilai');
  expect(hrefOf('Mahasiswa Magang')).toBe('/internships?search=budi');
});

test('does not return to another record of the same type', async () => {
  const { go } = open('/internships/15?tab=nilai');
  await go('/internships/16/edit');
  expect(hrefOf('Kembali')).toBe('/internships/16');
});

test('an account stays below the list it was opened from', async () => {
  const { go, back } = open('/students?page=2');
  await go('/users/5/edit');
  expect(hrefOf('Mahasiswa')).toBe('/students?page=2');
  expect(hrefOf('Kembali')).toBe('/students?page=2');

  await go('/mentors');
  await go('/users/6/edit');
  expect(hrefOf('Mentor')).toBe('/mentors');
  await back();
  await back();
  expect(hrefOf('Mahasiswa')).toBe('/students?page=2');
});

test('an account opened directly is below all users', () => {
  open('/users/5/edit');
  expect(hrefOf('User')).toBe('/users');
});

test('forgets everything after login', async () => {
  const { go } = open('/companies?search=nusa');
  await go('/auth/login', { replace: true });
  await go('/companies/3/edit');
  expect(hrefOf('Kembali')).toBe('/companies');
  expect(sessionStorage.getItem('origins')).not.toContain('nusa');
});

test('goes back to an entry from before the login without its search', async () => {
  const { go, back, location } = open('/companies?search=nusa');
  await go('/companies/3/edit');
  await go('/auth/login', { replace: true });
  await go('/companies', { replace: true });
  await back();
  await waitFor(() => expect(location()).toBe('/companies'));
});

test('works without storage', async () => {
  const getItem = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  try {
    const { go } = open('/companies?page=2');
    await go('/companies/3/edit');
    expect(hrefOf('Kembali')).toBe('/companies?page=2');
  } finally {
    getItem.mockRestore();
    setItem.mockRestore();
  }
});

test('a given query takes precedence over the visited one', () => {
  const origins = ['/internships/15?tab=aktivitas&page=2'];
  expect(lastUrl(origins, '/internships/15?tab=nilai')).toBe('/internships/15?tab=nilai&page=2');
  expect(lastUrl(origins, '/internships/16')).toBe('/internships/16');
});

test('finds the pathname that was visited last', () => {
  const origins = ['/users', '/students?page=2', '/companies'];
  expect(latestOf(origins, ['/users', '/students'])).toBe('/students');
  expect(latestOf(origins, ['/mentors'])).toBeUndefined();
});
