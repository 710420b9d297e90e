import type { Column } from '@/client/table/column';
import { reportRows } from './reportRows';

type Row = { name: string; total: number };

const columns: readonly Column<Row>[] = [
  { field: 'name', header: 'Nama' },
  { field: 'total', header: 'Total', render: ({ total }) => `${total},00` },
];

const rows: Row[] = [
  { name: 'Kelas 10', total: 9 },
  { name: 'kelas 2', total: 10 },
  { name: 'Élan', total: 100 },
];

const state = { page: 1, perPage: 10, search: '', sort: '' };
const names = (changes: Partial<typeof state>) =>
  reportRows(rows, columns, { ...state, ...changes }).data.map(({ name }) => name);

test.each([
  ['name', ['Élan', 'kelas 2', 'Kelas 10']],
  ['-name', ['Kelas 10', 'kelas 2', 'Élan']],
  ['total', ['Kelas 10', 'kelas 2', 'Élan']],
  ['-total', ['Élan', 'kelas 2', 'Kelas 10']],
  ['unknown', ['Kelas 10', 'kelas 2', 'Élan']],
])('sorts by %s as people do', (sort, expected) => {
  expect(names({ sort })).toEqual(expected);
});

test.each([
  ['KELAS', ['Kelas 10', 'kelas 2']],
  ['kelas 2', ['kelas 2']],
  ['100', ['Élan']],
  ['9,00', ['Kelas 10']],
  ['tidak ada', []],
])('finds "%s" in every column, as stored and as shown', (search, expected) => {
  expect(names({ search })).toEqual(expected);
});

test('returns one page and counts all matches', () => {
  const page = reportRows(rows, columns, { ...state, page: 2, perPage: 2 });
  expect(page.data).toHaveLength(1);
  expect(page.meta.total).toBe(3);
});
