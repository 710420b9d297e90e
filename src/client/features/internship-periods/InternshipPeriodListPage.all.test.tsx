import { screen } from '@testing-library/react';
import { aPeriod } from '@/client/testing/records/internshipPeriod';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { InternshipPeriodListPage } from './InternshipPeriodListPage';

const periods = page(
  aPeriod({ id: 5 }),
  aPeriod({
    start_date: '2026-01-05',
    end_date: '2026-06-30',
    is_active: false,
    closed_at: '2026-07-21T08:00:00.000Z',
  }),
);

const open = (api: ApiStubs = {}) =>
  renderApp(<InternshipPeriodListPage />, {
    user: 'super_admin',
    path: '/internship-periods',
    api: { 'GET /internship-periods': periods, ...api },
  });

test('shows period, year, semester and status, newest first', async () => {
  const { calls } = open();
  await screen.findByText('1 Jul 2026 s/d 31 Des 2026');
  expect(calls.find(({ path }) => path === '/internship-periods')?.query.sort).toBe('-start_date');
  expect(screen.getAllByRole('gridcell').map((cell) => cell.textContent)).toEqual([
    ...['1 Jul 2026 s/d 31 Des 2026', '2026', '3', 'Aktif', ''],
    ...['5 Jan 2026 s/d 30 Jun 2026 Ditutup', '2026', '3', 'Tidak Aktif', ''],
  ]);
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Periode',
    'Tahun',
    'Semester',
    'Status',
    'Aksi',
  ]);
});

test('links to the create form and to each edit form', async () => {
  const { person, location } = open();
  expect(screen.getByRole('link', { name: 'Tambah Periode Magang' })).toHaveAttribute(
    'href',
    '/internship-periods/create',
  );
  await person.click(await screen.findByText('1 Jul 2026 s/d 31 Des 2026'));
  expect(location()).toBe('/internship-periods/5/edit');
});

test('says why a period cannot be deleted', async () => {
  const { person } = open({
    'DELETE /internship-periods/5': reply(409, { message: 'Periode ini masih dipakai.' }),
  });
  await person.click(
    await screen.findByRole('button', { name: 'Aksi untuk 1 Jul 2026 s/d 31 Des 2026' }),
  );
  await person.click(screen.getByRole('menuitem', { name: 'Hapus' }));
  expect(await screen.findByText('Konfirmasi Hapus')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Gagal menghapus data.')).toBeVisible();
  expect(screen.getByText('Periode ini masih dipakai.')).toBeVisible();
});
