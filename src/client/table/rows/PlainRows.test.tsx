import { act, screen, waitFor, within } from '@testing-library/react';
import { type Company, useListCompaniesQuery } from '@/client/api/api';
import { renderApp } from '@/client/testing/renderApp';
import { aUser } from '@/client/testing/session';
import { testInAll } from '@/shared/testing/testLevel';
import type { Column } from '../column';
import { DataTable } from '../DataTable';
import { storeLayout } from '../layout/tableLayout';
import { useTable } from '../state/useTable';

jest.unmock('@/client/table/rows/useGrid');

const columns: readonly Column<Company>[] = [
  { field: 'name', header: 'Nama' },
  { field: 'address', header: 'Alamat' },
  { field: 'internship_quota', header: 'Kuota' },
];

const ROWS = Array.from({ length: 10 }, (_, index) => ({
  id: index + 1,
  name: `Mitra ${index + 1}`,
  address: `Jalan ${index + 1}`,
  internship_quota: 5,
}));

const Screen = ({ onDelete }: { onDelete?: () => void }) => {
  const table = useTable({ sort: 'name', list: 'example', columns });
  return (
    <DataTable
      label="Daftar"
      table={table}
      result={useListCompaniesQuery(table.params)}
      columns={columns}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => `/open/${id}`}
      actionsOf={onDelete && (() => [{ label: 'Hapus', icon: null, onClick: onDelete }])}
    />
  );
};

const user = aUser('super_admin');

const open = (onDelete?: () => void) =>
  renderApp(<Screen onDelete={onDelete} />, {
    user,
    path: '/list',
    api: { 'GET /companies': { data: ROWS } },
  });

const plainRows = async () => within(await screen.findByRole('table', { name: 'Daftar' }));

testInAll('shows plain rows until the grid has rendered', async () => {
  open();
  const plain = await plainRows();
  expect(plain.getByRole('link', { name: 'Mitra 1' })).toHaveAttribute('href', '/open/1');
  expect(plain.getAllByRole('row')).toHaveLength(11);
  const grid = within(await screen.findByRole('grid'));
  expect(grid.getAllByRole('row')).toHaveLength(11);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('sorts by the headers of the plain rows', async () => {
  const { location } = open();
  const plain = await plainRows();
  const header = plain.getByRole('columnheader', { name: 'Nama' });
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  act(() => plain.getByRole('button', { name: 'Nama' }).click());
  await waitFor(() => expect(location()).toContain('sort=-name'));
});

test('plain rows have the same columns as the grid', async () => {
  storeLayout(user.id, 'example', {
    density: 'compact',
    hidden: ['address'],
    added: [],
    widths: {},
  });
  open();
  const plain = await plainRows();
  expect(plain.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Nama',
    'Kuota',
  ]);
  const grid = within(await screen.findByRole('grid'));
  expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim())).toEqual([
    'Nama',
    'Kuota',
  ]);
});

testInAll('a click in a row menu of the plain rows does not open the row', async () => {
  const handleDelete = jest.fn();
  const { person, location } = open(handleDelete);
  await person.click(await screen.findByRole('button', { name: 'Aksi untuk Mitra 1' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Hapus' }));
  expect(handleDelete).toHaveBeenCalledTimes(1);
  expect(location()).toBe('/list');
});
