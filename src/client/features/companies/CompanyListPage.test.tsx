import { screen, within } from '@testing-library/react';
import { aCompany } from '@/client/testing/records/company';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { expectToast } from '@/client/testing/toasts';
import { testInAll } from '@/shared/testing/testLevel';
import { CompanyListPage } from './CompanyListPage';

const open = (api: ApiStubs) =>
  renderApp(<CompanyListPage />, { user: 'super_admin', path: '/companies', api });

test('shows the columns of the specification', async () => {
  open({
    'GET /companies': page(
      aCompany(),
      aCompany({ id: 2, name: 'CV Karya Mandiri', is_active: false }),
    ),
  });

  const row = within(await screen.findByRole('row', { name: /CV Karya Mandiri/ }));
  expect(row.getByText('Tidak Aktif')).toBeVisible();
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Nama',
    'Bidang Usaha',
    'Alamat',
    'No. Telepon',
    'Kuota Magang',
    'Status',
    'Aksi',
  ]);
});

testInAll('sorts by any column, the status included', async () => {
  const { person, calls } = open({ 'GET /companies': page(aCompany()) });
  for (const header of [/^Status/, /^Kuota Magang/, /^Alamat/]) {
    await person.click(await screen.findByRole('columnheader', { name: header }));
  }
  expect(calls.map(({ query }) => query.sort)).toEqual([
    'name',
    'is_active',
    'internship_quota',
    'address',
  ]);
});

testInAll('shows an error when deletion fails', async () => {
  const { person } = open({
    'GET /companies': page(aCompany({ id: 7 })),
    'DELETE /companies/7': reply(500, { message: 'x' }),
  });
  await person.click(await screen.findByRole('button', { name: /^Aksi untuk/ }));
  await person.click(screen.getByRole('menuitem', { name: 'Hapus' }));
  await person.click(await screen.findByRole('button', { name: 'Hapus' }));
  await expectToast('alert', 'Error', 'Gagal menghapus data.');
});

test('opens the form of a clicked row', async () => {
  const { person, location } = open({ 'GET /companies': page(aCompany({ id: 7 })) });
  await person.click(await screen.findByText('Teknologi Informasi'));
  expect(location()).toBe('/companies/7/edit');
});

test('deletes after confirmation and reloads the list', async () => {
  const { person, calls } = open({
    'GET /companies': page(aCompany({ id: 7 })),
    'DELETE /companies/7': { data: { message: 'Data berhasil dihapus.' } },
  });

  await person.click(await screen.findByRole('button', { name: /^Aksi untuk PT Nusantara/ }));
  await person.click(screen.getByRole('menuitem', { name: 'Hapus' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Konfirmasi Hapus' }));
  await person.click(dialog.getByRole('button', { name: 'Hapus' }));

  expect(await screen.findByText('Data berhasil dihapus.')).toBeVisible();
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /companies',
    'DELETE /companies/7',
    'GET /companies',
  ]);
});

testInAll('deletes nothing on Batal', async () => {
  const { person, calls } = open({ 'GET /companies': page(aCompany({ id: 7 })) });

  await person.click(await screen.findByRole('button', { name: /^Aksi untuk/ }));
  await person.click(screen.getByRole('menuitem', { name: 'Hapus' }));
  await person.click(await screen.findByRole('button', { name: 'Batal' }));

  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
});

test('says why a company cannot be deleted', async () => {
  const { person } = open({
    'GET /companies': page(aCompany({ id: 7 })),
    'DELETE /companies/7': reply(409, { message: 'Mitra ini masih memiliki 3 mentor.' }),
  });

  await person.click(await screen.findByRole('button', { name: /^Aksi untuk/ }));
  await person.click(screen.getByRole('menuitem', { name: 'Hapus' }));
  await person.click(await screen.findByRole('button', { name: 'Hapus' }));

  await expectToast('alert', 'Gagal menghapus data.', 'Mitra ini masih memiliki 3 mentor.');
});

testInAll('retries a failed load', async () => {
  let isDown = true;
  const { person } = open({
    'GET /companies': () => (isDown ? reply(500, { message: 'x' }) : page(aCompany())),
  });

  expect(await screen.findByText('Gagal mengambil data mitra industri')).toBeVisible();
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('PT Nusantara Data Prima')).toBeVisible();
});
