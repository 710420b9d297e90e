import { screen, waitFor, within } from '@testing-library/react';
import { aCompany } from '@/client/testing/records/company';
import { page } from '@/client/testing/records/page';
import { aPlace } from '@/client/testing/records/place';
import { renderApp } from '@/client/testing/renderApp';
import type { ApiStubs } from '@/client/testing/stubApi';
import { PlaceListPage } from './PlaceListPage';

const MAKASSAR = aPlace({
  id: 6,
  name: 'Cabang Makassar',
  time_zone: 'WITA',
  radius: 1500,
  has_joint_leave: false,
  is_active: false,
});

const open = (api: ApiStubs = {}) => {
  const opened = renderApp(<PlaceListPage />, {
    user: 'super_admin',
    path: '/places',
    api: {
      'GET /places': page(aPlace(), MAKASSAR),
      'GET /companies': page(aCompany({ id: 3, name: 'PT Lintas Nusa Data' })),
      ...api,
    },
  });
  const requests = () => opened.calls.filter(({ path }) => path.startsWith('/places'));
  return { ...opened, requests };
};

test('shows each place with its company, zone, joint leave and status', async () => {
  const { requests } = open();
  const row = within(await screen.findByRole('row', { name: /Cabang Makassar/ }));
  for (const text of ['PT Lintas Nusa Data', '1500', 'WITA', 'Tetap bekerja', 'Tidak Aktif']) {
    expect(row.getByText(text)).toBeVisible();
  }
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Nama',
    'Mitra Industri',
    'Alamat',
    'Radius (m)',
    'Zona',
    'Cuti Bersama',
    'Status',
    'Aksi',
  ]);
  expect(requests().map(({ query }) => query.sort)).toEqual(['company.name,name']);
});

test('filters by company, status and zone', async () => {
  const { person, requests } = open();
  await screen.findByRole('row', { name: /Cabang Makassar/ });
  const choose = (filter: string, value: string) =>
    person.selectOptions(screen.getByRole('combobox', { name: filter }), value);
  await choose('Status', 'true');
  await choose('Zona', 'WITA');
  await waitFor(() =>
    expect(requests().at(-1)?.query).toMatchObject({ is_active: 'true', time_zone: 'WITA' }),
  );
  await person.click(screen.getByRole('combobox', { name: 'Mitra Industri' }));
  await person.click(await screen.findByRole('option', { name: 'PT Lintas Nusa Data' }));
  await waitFor(() => expect(requests().at(-1)?.query).toMatchObject({ company_id: '3' }));
});

test('deletes after confirmation and reloads the list', async () => {
  const { person, requests } = open({
    'DELETE /places/6': { data: { message: 'Data berhasil dihapus.' } },
  });
  await person.click(await screen.findByRole('button', { name: /^Aksi untuk Cabang Makassar/ }));
  await person.click(screen.getByRole('menuitem', { name: 'Hapus' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Konfirmasi Hapus' }));
  await person.click(dialog.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Data berhasil dihapus.')).toBeVisible();
  expect(requests().map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /places',
    'DELETE /places/6',
    'GET /places',
  ]);
});
