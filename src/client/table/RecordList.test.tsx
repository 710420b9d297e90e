import BlockOutlined from '@mui/icons-material/BlockOutlined';
import { screen, within } from '@testing-library/react';
import { renderApp } from '@/client/testing/renderApp';
import { companyFields } from '@/shared/resources/companies/companyFields';
import { deleteAction, editAction } from './actions/crudActions';
import type { RecordActions } from './actions/recordAction';
import { defineList } from './defineList';
import { RecordList } from './RecordList';
import { useTable } from './state/useTable';

type Row = { id: number; name: string };

const ROWS: readonly Row[] = [
  { id: 1, name: 'CV Karya' },
  { id: 2, name: 'PT Lintas' },
];

const list = defineList<Row, object>()({
  label: 'Daftar',
  listed: companyFields,
  columns: [{ field: 'name' }],
  noun: 'mitra',
  searchLabel: 'Cari...',
  nameOf: ({ name }) => name,
});

const result = {
  data: { data: ROWS, meta: { total: ROWS.length } },
  isFetching: false,
  isError: false,
  refetch: () => undefined,
};

const Screen = ({ actions }: { actions: RecordActions<Row> }) => (
  <RecordList list={list} table={useTable(list)} result={result} actions={actions} />
);

const open = (...actions: RecordActions<Row>) => renderApp(<Screen actions={actions} />);
type Person = ReturnType<typeof open>['person'];

const openMenu = async (person: Person, name: string) => {
  await person.click(await screen.findByRole('button', { name: `Aksi untuk ${name}` }));
  return within(await screen.findByRole('menu'));
};

const selectAll = async (person: Person) => {
  await person.click(await screen.findByRole('button', { name: 'Pilih' }));
  for (const { name } of ROWS) {
    await person.click(await screen.findByRole('checkbox', { name: `Pilih ${name}` }));
  }
  return within(await screen.findByRole('region', { name: 'Baris terpilih' }));
};

test('offers an action in the menu of the rows that have it, and for all selected rows', async () => {
  const onRow = jest.fn();
  const onRows = jest.fn();
  const block = { label: 'Blokir', icon: BlockOutlined, onRow, onRows };
  const { person } = open({ ...block, isOffered: ({ id }) => id === 2 });

  expect(await screen.findAllByRole('button', { name: /^Aksi untuk/ })).toHaveLength(1);
  const menu = await openMenu(person, 'PT Lintas');
  await person.click(menu.getByRole('menuitem', { name: 'Blokir' }));
  expect(onRow).toHaveBeenCalledWith(ROWS[1]);

  const bar = await selectAll(person);
  await person.click(bar.getByRole('button', { name: 'Blokir' }));
  expect(onRows).toHaveBeenCalledWith(ROWS);
});

test('asks before an operation of the server, which comes first among the selected rows', async () => {
  const apply = jest.fn(async () => ROWS.map(() => ({ outcome: 'done', message: null }) as const));
  const { person } = open(
    editAction(({ id }) => `/edit/${id}`),
    { label: 'Cetak', icon: BlockOutlined, onRows: jest.fn() },
    deleteAction(jest.fn(), apply),
  );
  const menu = await openMenu(person, 'CV Karya');
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Edit',
    'Hapus',
  ]);
  await person.keyboard('{Escape}');

  const bar = await selectAll(person);
  const names = bar.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.slice(0, 2)).toEqual(['Hapus', 'Cetak']);
  await person.click(bar.getByRole('button', { name: 'Hapus' }));
  expect(apply).not.toHaveBeenCalled();
  await person.click(await screen.findByRole('button', { name: 'Hapus 2 mitra' }));
  expect(apply).toHaveBeenCalledWith('delete', ROWS);
  expect(await screen.findByRole('list', { name: 'Hasil setiap baris' })).toBeVisible();
});

test('shows neither actions nor a selection where the role may do nothing', async () => {
  open(false);
  expect(await screen.findByText('CV Karya')).toBeVisible();
  expect(screen.queryByText('Aksi')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pilih' })).not.toBeInTheDocument();
});
