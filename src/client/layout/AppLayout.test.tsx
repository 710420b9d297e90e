import { act, screen, waitFor, within } from '@testing-library/react';
import { keep } from '@/client/session/browserStorage';
import type { SessionUser } from '@/client/session/storage';
import { held } from '@/client/testing/held';
import { reviewCounts } from '@/client/testing/records/review';
import { renderRoutes } from '@/client/testing/renderApp';
import { aUser } from '@/client/testing/session';
import { reply } from '@/client/testing/stubApi';
import type { Role } from '@/shared/permissions';
import { testInAll } from '@/shared/testing/testLevel';
import { AppLayout } from './AppLayout';

const routes = [
  {
    element: <AppLayout />,
    children: [
      { path: '/companies/:id/edit', element: <h1>Isi</h1> },
      { path: '/users/create', element: <h1>Isi</h1> },
      { path: '*', element: <h1>Isi</h1> },
    ],
  },
];

const open = (
  user: Role | SessionUser,
  options: Partial<Parameters<typeof renderRoutes>[1]> = {},
) =>
  renderRoutes(routes, {
    user,
    path: '/',
    ...options,
    // Asked for once the screen has settled, which a slow machine reaches within a test.
    api: { 'GET /reviews/counts': { data: reviewCounts() }, ...options.api },
  });

const menu = () => screen.getByRole('navigation', { name: 'Menu utama' });

const entries = () =>
  [...menu().querySelectorAll('h2, a')].map((element) =>
    element.tagName === 'H2' ? `# ${element.textContent}` : element.textContent,
  );

test('shows the menu of a super admin', () => {
  open('super_admin');
  expect(entries()).toEqual([
    'Dashboard',
    '# Master Data',
    'User',
    'Mahasiswa',
    'Mentor',
    'Dosen',
    'Mitra Industri',
    'Lokasi Mitra',
    'Mata Kuliah',
    'Formulir Penilaian',
    'Periode Magang',
    'Hari Libur',
    '# Magang Industri',
    'Izin & Koreksi',
    'Rekap Kehadiran',
    'Tempat Magang',
    'Penilaian',
    'Bimbingan',
    'Laporan Akhir',
    'Ujian',
    'Surat',
    'Mahasiswa Magang',
    'Tambah Mahasiswa Magang',
    'Laporan Penilaian',
    'Sertifikat',
    '# Pengelolaan',
    'Jejak Audit',
    'Sistem',
  ]);
});

test.each([
  ['lecturer', ['Bimbingan', 'Laporan Akhir', 'Ujian']],
  ['mentor', []],
] as const)('shows the menu of a %s', (role, guidance) => {
  open(role);
  expect(entries()).toEqual([
    'Dashboard',
    '# Magang Industri',
    'Peninjauan',
    'Izin & Koreksi',
    'Rekap Kehadiran',
    'Penilaian',
    ...guidance,
    'Mahasiswa Magang',
  ]);
});

test('shows the menu of a student', () => {
  open('student');
  expect(entries()).toEqual([
    'Dashboard',
    '# Aktivitas & Absen',
    'Daftar Aktivitas',
    'Absensi',
    'Kehadiran Saya',
    'Izin & Koreksi',
    'Tempat Magang',
    'Bimbingan',
    'Laporan Akhir',
    'Ujian',
  ]);
});

describe('a group of the menu', () => {
  const fold = (name: string) => within(menu()).getByRole('button', { name });
  const isShown = (name: string) => within(menu()).queryByRole('link', { name }) !== null;

  test('folds by keyboard, and this browser remembers it', async () => {
    const { person, unmount } = open('super_admin', { path: '/letters' });
    expect(fold('Master Data')).toHaveAttribute('aria-expanded', 'true');
    act(() => fold('Master Data').focus());
    await person.keyboard('{Enter}');
    expect(fold('Master Data')).toHaveAttribute('aria-expanded', 'false');
    expect([isShown('Dosen'), isShown('Surat')]).toEqual([false, true]);
    unmount();
    open('super_admin', { path: '/letters' });
    expect([isShown('Dosen'), isShown('Surat')]).toEqual([false, true]);
  });

  test('opens on each of its screens, and folds there, too', async () => {
    keep('menu-folded', JSON.stringify(['Master Data', 'Pengelolaan']));
    const { person, router } = open('super_admin', { path: '/lecturers' });
    expect([isShown('Dosen'), isShown('Sistem')]).toEqual([true, false]);
    await person.click(fold('Master Data'));
    expect(isShown('Dosen')).toBe(false);
    await act(() => router.navigate('/companies'));
    expect(isShown('Dosen')).toBe(true);
    await act(() => router.navigate('/letters'));
    expect(isShown('Dosen')).toBe(false);
  });

  test('does not fold where it is the only one', () => {
    open('mentor');
    expect(within(menu()).queryByRole('button')).not.toBeInTheDocument();
  });
});

test('hides the menu until a default password is changed', () => {
  open(aUser('super_admin', { must_change_password: true }), { path: '/change-password' });
  expect(screen.queryByRole('navigation', { name: 'Menu utama' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Menu pengguna/ })).toBeVisible();
});

testInAll('marks the current menu item and shows a breadcrumb', () => {
  open('super_admin', { path: '/companies/7/edit' });
  expect(within(menu()).getByRole('link', { current: 'page' })).toHaveTextContent('Mitra Industri');
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('link', { name: 'Mitra Industri' })).toHaveAttribute(
    'href',
    '/companies',
  );
  expect(crumbs.getByText('Edit Mitra Industri')).toBeVisible();
});

testInAll('the form for a new mentor is below the mentors', () => {
  open('super_admin', { path: '/users/create?role=mentor' });
  expect(within(menu()).getByRole('link', { current: 'page' })).toHaveTextContent('Mentor');
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('link', { name: 'Mentor' })).toHaveAttribute('href', '/mentors');
  expect(crumbs.getByText('Tambah Mentor')).toBeVisible();
});

test('the user menu shows the signed-in user and links to the password form', async () => {
  const { person, location } = open('mentor');
  await person.click(screen.getByRole('button', { name: /Menu pengguna/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Menu pengguna' }));
  expect(screen.getByText('A', { selector: '[aria-hidden]' })).toBeInTheDocument();
  expect(dialog.getByText('Agus Pratama')).toBeVisible();
  expect(dialog.getByText('mentor@example.ac.id')).toBeVisible();
  await person.click(dialog.getByRole('menuitem', { name: 'Ganti Password' }));
  expect(location()).toBe('/change-password');
});

testInAll('shows progress and errors of the logout', async () => {
  const logout = held(reply(500, { message: 'Server sedang sibuk.' }));
  const { person } = open('mentor', { api: { 'POST /logout': logout.answer } });
  await person.click(screen.getByRole('button', { name: /Menu pengguna/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  expect(await screen.findByRole('menuitem', { name: 'Loading...' })).toBeVisible();

  await logout.release();
  expect(await screen.findByText(/^Server sedang sibuk\. Anda sudah keluar/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Menu pengguna/ })).not.toBeInTheDocument();
});

testInAll('switches the colour scheme', async () => {
  const { person } = open('mentor');
  await person.click(screen.getByRole('button', { name: /Menu pengguna/ }));
  await person.click(await screen.findByRole('radio', { name: 'Gelap' }));
  await waitFor(() =>
    expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark'),
  );
});

test('the first Tab stop skips the menu', async () => {
  const { person } = open('student');
  await person.tab();
  expect(screen.getByRole('link', { name: 'Langsung ke isi' })).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});
