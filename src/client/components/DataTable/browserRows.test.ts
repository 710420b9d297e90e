import { readConditions } from '../conditions/readConditions';
import { browserRows } from './browserRows';
import type { Column } from './column';

type Row = { name: string | null; quota: number; user?: { name: string } };

const columns: readonly Column<Row>[] = [
  { field: 'name', header: 'Nama' },
  { field: 'quota', header: 'Kuota', render: ({ quota }) => `${quota},00` },
  { field: 'user.name', header: 'User' },
];

const rows: Row[] = [
  { name: 'Kelas 10', quota: 9, user: { name: 'Siti' } },
  { name: 'kelas 2', quota: 10 },
  { name: null, quota: 1 },
  { name: 'Élan', quota: 100, user: { name: 'Budi' } },
];

const state = { page: 1, perPage: 10, search: '', sort: '', chosen: {} };
const names = (changes: Partial<typeof state>) =>
  browserRows(rows, columns, { ...state, ...changes }).rows.map(({ name }) => name);

test.each([
  ['name', ['Élan', 'kelas 2', 'Kelas 10', null]],
  ['-name', ['Kelas 10', 'kelas 2', 'Élan', null]],
  ['quota', [null, 'Kelas 10', 'kelas 2', 'Élan']],
  ['user.name', ['Élan', 'Kelas 10', 'kelas 2', null]],
  ['unknown', ['Kelas 10', 'kelas 2', null, 'Élan']],
])('sorts by %s as people do, what is missing last', (sort, expected) => {
  expect(names({ sort })).toEqual(expected);
});

test.each([
  ['KELAS', ['Kelas 10', 'kelas 2']],
  [' siti ', ['Kelas 10']],
  ['siti kelas', ['Kelas 10']],
  ['siti 2', []],
  ['100', ['Élan']],
  ['9,00', ['Kelas 10']],
  ['tidak ada', []],
])('finds "%s" in every column, as stored and as shown', (search, expected) => {
  expect(names({ search })).toEqual(expected);
});

test('finds labels by prefix and phone numbers by digits, like the server', () => {
  const people = [
    { name: 'Andi', status: 'Aktif', phone: '+62 812-3456' },
    { name: 'Budi', status: 'Tidak Aktif', phone: '0813 3456' },
  ];
  const found = (search: string) =>
    browserRows(
      people,
      [
        { field: 'name', header: 'Nama' },
        { field: 'status', header: 'Status' },
        { field: 'phone', header: 'Telepon' },
      ],
      { ...state, search },
    ).rows.map(({ name }) => name);
  expect(found('aktif')).toEqual(['Andi']);
  expect(found('tidak aktif')).toEqual(['Budi']);
  expect(found('08123')).toEqual(['Andi']);
  expect(found('+62 813')).toEqual(['Budi']);
});

test('keeps the rows that fulfil all conditions', () => {
  const found = (...conditions: unknown[][]) => {
    const { matches } = readConditions(JSON.stringify(conditions), {
      quota: { label: 'Kuota', type: 'number' },
      'user.name': { label: 'User', type: 'text' },
    });
    return browserRows(rows, columns, { ...state, search: 'e' }, [], matches).rows.map(
      ({ name }) => name,
    );
  };
  expect(found(['quota', 'between', 9, 10])).toEqual(['Kelas 10', 'kelas 2']);
  expect(found(['quota', 'at_least', 9], ['user.name', 'not_empty'])).toEqual(['Kelas 10']);
  expect(found(['user.name', 'not_contains', 'sit'])).toEqual(['kelas 2']);
});

test('returns one page and counts all matches', () => {
  const page = browserRows(rows, columns, { ...state, page: 2, perPage: 3 });
  expect(page.rows).toHaveLength(1);
  expect(page.total).toBe(4);
});
