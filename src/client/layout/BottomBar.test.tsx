import { act, screen, within } from '@testing-library/react';
import type { SessionUser } from '@/client/session/storage';
import { onPhone, stubVisualViewport } from '@/client/testing/phone';
import { reviewCounts } from '@/client/testing/records/review';
import { renderRoutes } from '@/client/testing/renderApp';
import { aUser } from '@/client/testing/session';
import type { Role } from '@/shared/permissions';
import { AppLayout } from './AppLayout';
import { sidebarDrawer } from './Sidebar';

onPhone();
beforeAll(sidebarDrawer.preload);

const routes = [
  {
    element: <AppLayout />,
    children: [
      {
        path: '*',
        element: (
          <>
            <h1>Isi</h1>
            <input aria-label="Nama" />
          </>
        ),
      },
    ],
  },
];

const open = (user: Role | SessionUser, path = '/') =>
  renderRoutes(routes, {
    user,
    path,
    // Asked for once the screen has settled, which a slow machine reaches within a test.
    api: { 'GET /reviews/counts': { data: reviewCounts() } },
  });

const queryBar = () => screen.queryByRole('navigation', { name: 'Menu bawah' });
const entries = () =>
  [...(queryBar()?.querySelectorAll('a, button') ?? [])].map((entry) => [
    entry.textContent,
    entry.getAttribute('href'),
  ]);

test.each([
  [
    'student',
    [
      ['Beranda', '/'],
      ['Absen', '/student/attendance'],
      ['Aktivitas', '/student/activities'],
      ['Kehadiran', '/student/attendance-days'],
      ['Lainnya', null],
    ],
  ],
  ...(['mentor', 'lecturer'] as const).map(
    (role) =>
      [
        role,
        [
          ['Beranda', '/'],
          ['Peninjauan', '/reviews'],
          ['Magang', '/internships'],
          ['Rekap', '/attendance-recap'],
          ['Lainnya', null],
        ],
      ] as const,
  ),
  ['super_admin', []],
] as const)('the bar of a phone leads a %s to their main screens', (role, expected) => {
  open(role);
  expect(entries()).toEqual(expected);
});

test.each([
  ['/student/activities', 'Aktivitas'],
  ['/student/activities/7', 'Aktivitas'],
  ['/student/attendance-days', 'Kehadiran'],
  ['/student/requests', undefined],
])('at %s the current entry of the bar is %s', (path, name) => {
  open('student', path);
  const current = queryBar()?.querySelectorAll('[aria-current="page"]') ?? [];
  expect([...current].map(({ textContent }) => textContent)).toEqual(name ? [name] : []);
});

test("'Lainnya' opens the whole menu", async () => {
  const { person } = open('student');
  await person.click(screen.getByRole('button', { name: 'Lainnya' }));
  const menu = await screen.findByRole('navigation', { name: 'Menu utama' });
  expect(within(menu).getByRole('link', { name: 'Izin & Koreksi' })).toBeVisible();
});

test('the bar comes after the page in the order of the keyboard', () => {
  open('student');
  const bar = queryBar() as HTMLElement;
  const position = screen.getByRole('main').compareDocumentPosition(bar);
  expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('the bar is missing while the default password must be changed', () => {
  open(aUser('student', { must_change_password: true }));
  expect(queryBar()).not.toBeInTheDocument();
});

test('the bar makes room for the on-screen keyboard while somebody types, and for nothing else', async () => {
  const resize = stubVisualViewport(780);
  const { person } = open('student');
  const field = screen.getByRole('textbox', { name: 'Nama' });

  act(() => resize(400));
  expect(queryBar()).toBeVisible();
  act(() => resize(780));
  await person.click(field);
  act(() => resize(700));
  expect(queryBar()).toBeVisible();
  act(() => resize(390, 2));
  expect(queryBar()).toBeVisible();
  act(() => resize(480));
  expect(queryBar()).not.toBeInTheDocument();
  act(() => resize(780));
  expect(queryBar()).toBeVisible();
});
