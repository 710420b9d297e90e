import type { ImportCheckedRow } from '@/client/api/api';
import { countsOf, reviewedRows, rowErrorsOf, rowsToStore, withCells } from './importRows';

const checked = (number: number, state: ImportCheckedRow['state']): [number, ImportCheckedRow] => [
  number,
  {
    number,
    state,
    errors: state === 'wrong' ? { nim: 'NIM wajib diisi' } : {},
    before: null,
    seen: null,
  },
];

const row = (number: number, errors = {}) => ({ number, values: { nim: `${number}` }, errors });

test('a cell that could not be read makes its row wrong, and says why', () => {
  const [first] = reviewedRows(
    [row(2, { nim: 'Angka ini dibulatkan.' })],
    new Map([checked(2, 'wrong')]),
    new Map(),
  );
  expect(first).toMatchObject({ state: 'wrong', errors: { nim: 'Angka ini dibulatkan.' } });
  const [other] = reviewedRows(
    [row(2, { nim: 'Angka ini dibulatkan.' })],
    new Map([checked(2, 'added')]),
    new Map(),
  );
  expect(other?.state).toBe('wrong');
});

test('counts the rows that have been checked, and stores those that change something', () => {
  const rows = reviewedRows(
    [2, 3, 4, 5, 6, 7].map((number) => row(number)),
    new Map([
      checked(2, 'added'),
      checked(3, 'changed'),
      checked(4, 'same'),
      checked(5, 'kept'),
      checked(6, 'wrong'),
    ]),
    new Map(),
  );
  expect(countsOf(rows)).toEqual({ added: 1, changed: 1, same: 1, kept: 1, wrong: 1 });
  expect(rowsToStore(rows).map(({ number }) => number)).toEqual([2, 3]);
});

test('a corrected cell loses its error; an emptied one is left out', () => {
  const rows = [row(2, { nim: 'salah', name: 'salah' }), row(3)];
  expect(withCells(rows, { numbers: [2], field: 'nim', value: '9' })).toEqual([
    { number: 2, values: { nim: '9' }, errors: { name: 'salah' } },
    rows[1],
  ]);
  expect(withCells(rows, { numbers: [3], field: 'nim', value: '' })[1]).toEqual({
    number: 3,
    values: {},
    errors: {},
  });
});

test('finds the rows of a refusal', () => {
  expect(rowErrorsOf({ 'rows.2.nim': 'a', 'rows.2.name': 'b', 'rows.10.nim': 'c' })).toEqual(
    new Map([
      [2, { nim: 'a', name: 'b' }],
      [10, { nim: 'c' }],
    ]),
  );
  expect(rowErrorsOf({ kind: 'x' })).toBeNull();
  expect(rowErrorsOf(null)).toBeNull();
});
