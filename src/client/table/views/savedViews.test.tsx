import { screen, waitFor, within } from '@testing-library/react';
import { type Company, type SavedView, useListCompaniesQuery } from '@/client/api/api';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import type { Role } from '@/shared/permissions';
import { testInAll } from '@/shared/testing/testLevel';
import type { Column } from '../column';
import { DataTable } from '../DataTable';
import { useTable } from '../state/useTable';

const columns: readonly Column<Company>[] = [
  { field: 'name', header: 'Nama' },
  { field: 'address', header: 'Alamat' },
  { field: 'internship_quota', header: 'Kuota' },
];

const Screen = () => {
  const table = useTable({ sort: 'name', list: 'companies', columns });
  return (
    <DataTable
      label="Daftar"
      table={table}
      result={useListCompaniesQuery(table.params)}
      columns={columns}
      nameOf={({ name }) => name}
    />
  );
};

const row = { id: 1, name: 'Mitra 1', address: 'Jalan 1', internship_quota: 5 };

const own: SavedView = {
  id: 4,
  list: 'companies',
  name: 'Kuota terbesar',
  query: 'sort=-internship_quota&columns=name%2Cinternship_quota',
  is_shared: false,
  may_change: true,
};
const shared = { ...own, id: 5, name: 'Bersama', query: 'search=pt', is_shared: true };

const open = (path = '/list', { api = {}, as = 'super_admin' as Role } = {}) =>
  renderApp(<Screen />, {
    user: as,
    path,
    route: '/list',
    api: {
      'GET /companies': { data: [row], meta: { page: 1, per_page: 10, total: 1 } },
      'GET /saved-views': { data: [own, { ...shared, may_change: as === 'super_admin' }] },
      ...(api as ApiStubs),
    },
  });

const headers = () =>
  screen.getAllByRole('columnheader').map((header) => header.textContent?.trim());

const openPanel = async (person: ReturnType<typeof open>['person']) => {
  await screen.findByText('Mitra 1');
  await person.click(screen.getByRole('button', { name: 'Tampilan tersimpan' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Tampilan tersimpan' }));
  await panel.findByRole('button', { name: own.name });
  return panel;
};

test('a saved view shows its order and columns and puts them into the URL', async () => {
  const { person, location, calls } = open('/list?search=x&tab=1');
  const panel = await openPanel(person);
  await person.click(panel.getByRole('button', { name: own.name }));
  await waitFor(() => expect(headers()).toEqual(['Nama', 'Kuota']));
  expect(location()).toBe('/list?tab=1&sort=-internship_quota&columns=name%2Cinternship_quota');
  expect(calls.filter(({ path }) => path === '/companies').at(-1)?.query).toEqual({
    page: '1',
    per_page: '10',
    sort: '-internship_quota',
  });
});

testInAll('a link shows its columns to another person until they choose others', async () => {
  const { person, location } = open(`/list?${own.query}`, { as: 'lecturer' });
  await screen.findByText('Mitra 1');
  expect(headers()).toEqual(['Nama', 'Kuota']);
  await person.click(screen.getByRole('button', { name: /^Kolom dan tampilan tabel/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Tampilan tabel' }));
  await person.click(panel.getByRole('checkbox', { name: 'Alamat' }));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(headers()).toEqual(['Nama', 'Alamat', 'Kuota']));
  expect(location()).toBe('/list?sort=-internship_quota');
});

testInAll(
  'saves the present view under a name, and a super admin saves it for everybody',
  async () => {
    const { person, calls } = open('/list?search=pt&page=1&columns=name', {
      api: { 'POST /saved-views': reply(201, { data: own }) },
    });
    const panel = await openPanel(person);
    await person.type(panel.getByLabelText('Simpan tampilan ini sebagai'), 'Nama saja');
    await person.click(panel.getByRole('checkbox', { name: 'Untuk semua orang' }));
    await person.click(panel.getByRole('button', { name: 'Simpan' }));
    await waitFor(() =>
      expect(panel.getByLabelText('Simpan tampilan ini sebagai')).toHaveValue(''),
    );
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      list: 'companies',
      name: 'Nama saja',
      query: 'search=pt&columns=name',
      is_shared: true,
    });
    expect(panel.getByRole('button', { name: 'Simpan' })).toHaveFocus();
  },
);

testInAll(
  'says why a view cannot be saved, and lets a lecturer change only their own',
  async () => {
    const { person } = open('/list', {
      as: 'lecturer',
      api: {
        'POST /saved-views': reply(422, {
          message: 'x',
          errors: { query: ['Belum ada pencarian, filter, urutan, atau kolom yang dipilih'] },
        }),
      },
    });
    const panel = await openPanel(person);
    expect(panel.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Hapus Bersama' })).not.toBeInTheDocument();
    await person.type(panel.getByLabelText('Simpan tampilan ini sebagai'), 'Kosong');
    await person.click(panel.getByRole('button', { name: 'Simpan' }));
    expect(await panel.findByText(/^Belum ada pencarian, filter/)).toBeVisible();
    expect(panel.getByLabelText('Simpan tampilan ini sebagai')).toHaveFocus();
  },
);

testInAll('renames and deletes a saved view', async () => {
  const { person, calls } = open('/list', {
    api: {
      'PUT /saved-views/4': { data: own },
      'DELETE /saved-views/4': { data: { message: 'x' } },
    },
  });
  const panel = await openPanel(person);
  await person.click(panel.getByRole('button', { name: 'Ubah nama Kuota terbesar' }));
  const name = panel.getByLabelText('Nama baru Kuota terbesar');
  expect(name).toHaveFocus();
  await person.clear(name);
  await person.type(name, 'Terbesar{Enter}');
  await panel.findByLabelText('Simpan tampilan ini sebagai');
  expect(panel.getByRole('button', { name: 'Ubah nama Kuota terbesar' })).toHaveFocus();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    name: 'Terbesar',
    query: own.query,
    is_shared: false,
  });

  await person.click(panel.getByRole('button', { name: 'Hapus Kuota terbesar' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Konfirmasi Hapus' }));
  await person.click(dialog.getByRole('button', { name: 'Hapus' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
});
