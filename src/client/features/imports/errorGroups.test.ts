import { errorGroups } from './errorGroups';
import { reviewedRows } from './importRows';

test('a cell that could not be read is not called empty, and an empty one is', () => {
  const unread = { date: 'Sel ini berisi rumus. Tempel nilainya saja.' };
  const rows = [
    { number: 2, values: {}, errors: unread },
    { number: 3, values: {}, errors: unread },
    { number: 4, values: {}, errors: {} },
    { number: 5, values: {}, errors: {} },
  ];
  const checks = new Map(
    rows.map(({ number }) => [
      number,
      {
        ...{ number, state: 'wrong' as const, before: null, seen: null },
        errors: { date: 'Tanggal wajib diisi' },
      },
    ]),
  );
  const groups = errorGroups(reviewedRows(rows, checks, new Map()), []);
  expect(groups.map(({ message, isEmpty }) => [message, isEmpty])).toEqual([
    [unread.date, false],
    ['Tanggal wajib diisi', true],
  ]);
});
