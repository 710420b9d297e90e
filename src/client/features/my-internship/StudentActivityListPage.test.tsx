import { act, screen, within } from '@testing-library/react';
import { choose } from '@/client/testing/choose';
import { anActivity, anInternship } from '@/client/testing/records/internship';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import type { ApiStubs } from '@/client/testing/stubApi';
import { testInAll } from '@/shared/testing/testLevel';
import { StudentActivityListPage } from './StudentActivityListPage';

const open = (stubs: ApiStubs = {}) =>
  renderApp(<StudentActivityListPage />, {
    user: 'student',
    path: '/student/activities',
    api: {
      'GET /student/internships': page(anInternship()),
      'GET /internships/15/activities': page(anActivity()),
      ...stubs,
    },
  });

testInAll('shows the columns of the specification', async () => {
  const { calls } = open({
    'GET /internships/15/activities': page(
      anActivity({
        address: 'Jl. Jenderal Ahmad Yani Nomor 12345, Kota Bandung',
        attendance_time: '2026-11-21T08:05:00+07:00',
        validated_at_by_mentor: '2026-11-21T09:30:00Z',
      }),
      anActivity({ id: 121, name: 'Rapat mingguan' }),
    ),
  });
  const row = await screen.findByRole('row', { name: /Konfigurasi VLAN/ });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Aktivitas Magang');
  expect(screen.getByText('PT Nusantara Jaringan · 1 Jul 2026 s/d 31 Des 2026')).toBeVisible();
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'TANGGAL',
    'AKTIVITAS',
    'LOKASI',
    'WAKTU ABSEN',
    'VALIDASI',
    'Aksi',
  ]);

  const cells = within(row)
    .getAllByRole('gridcell')
    .map((cell) => cell.textContent);
  expect(cells.slice(0, 5)).toEqual([
    'Sab, 21 Nov 2026, 08:00 - 16:00',
    'Konfigurasi VLAN',
    'Jl. Jenderal Ahmad Yani Nomor 12345, Kot…',
    '08:05 · tanpa lokasi',
    'Mentor sudah validasiDosen belum validasi',
  ]);
  const other = within(screen.getByRole('row', { name: /Rapat mingguan/ })).getAllByRole(
    'gridcell',
  );
  expect(other[3]).toHaveTextContent(/^-$/);
  expect(calls.find(({ path }) => path.endsWith('/activities'))?.query).toEqual({
    page: '1',
    per_page: '10',
    sort: 'agenda,start_time',
  });
});

test('shows the own days of the placement instead of those of its period', async () => {
  const own = { start_date: '2026-07-20', end_date: '2026-09-12' };
  open({ 'GET /student/internships': page(anInternship(own)) });
  expect(
    await screen.findByText('PT Nusantara Jaringan · 20 Jul 2026 s/d 12 Sep 2026'),
  ).toBeVisible();
});

testInAll('links to the activity from the row and its menu', async () => {
  const { person, location, router } = open();
  await person.click(await screen.findByText('Konfigurasi VLAN'));
  expect(location()).toBe('/student/activities/120');

  await act(() => router.navigate('/student/activities'));
  await person.click(await screen.findByRole('button', { name: 'Aksi untuk Konfigurasi VLAN' }));
  await person.click(screen.getByRole('menuitem', { name: 'Detail' }));
  expect(location()).toBe('/student/activities/120');
});

testInAll('shows the activities of the selected internship', async () => {
  localStorage.setItem('selected-internship', '{"id":16}');
  open({
    'GET /student/internships': page(anInternship(), anInternship({ id: 16 })),
    'GET /internships/16/activities': page(anActivity({ id: 130, name: 'Pemasangan kabel' })),
  });
  expect(await screen.findByText('Pemasangan kabel')).toBeVisible();
});

testInAll('a student with two internships chooses one and starts at its first page', async () => {
  const { person, location } = renderApp(<StudentActivityListPage />, {
    user: 'student',
    path: '/student/activities?page=2&search=kabel',
    api: {
      'GET /student/internships': page(
        anInternship(),
        anInternship({
          id: 16,
          mentor: {
            id: 10,
            company: { id: 4, name: 'CV Karya Mandiri' },
            user: { id: 91, name: 'Rina Kartika' },
          },
        }),
      ),
      'GET /internships/15/activities': page(anActivity()),
      'GET /internships/16/activities': page(anActivity({ id: 130, name: 'Pemasangan kabel' })),
    },
  });
  const select = await screen.findByRole('combobox', { name: 'Pilih magang' });
  expect(select).toHaveDisplayValue(/PT Nusantara Jaringan/);
  await choose(person, select, /CV Karya Mandiri/);
  expect(await screen.findByText('Pemasangan kabel')).toBeVisible();
  expect(select).toHaveDisplayValue(/CV Karya Mandiri/);
  expect(location()).toBe('/student/activities?search=kabel');
});

test('shows no table without an internship', async () => {
  open({ 'GET /student/internships': page() });
  expect(await screen.findByText('Belum Ada Magang')).toBeVisible();
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});

testInAll('shows the empty text for an internship without activities', async () => {
  open({ 'GET /internships/15/activities': page() });
  expect(await screen.findByText('No results.')).toBeVisible();
});
