import { cellContent } from './column';
import { columnsOf } from './columnsOf';

test('a date is shown as one and sorts as one, unless the column says how', () => {
  const fields = { issued_on: { label: 'Tanggal terbit', type: 'date' } } as const;
  type Row = { issued_on: string | null };
  const shown = (row: Row, render?: () => string) =>
    columnsOf<Row, 'issued_on'>(fields, [{ field: 'issued_on', ...(render && { render }) }]).map(
      (column) => [column.sortsAs, cellContent(row, column)],
    );
  expect(shown({ issued_on: '2026-11-21' })).toEqual([['date', '21 Nov 2026']]);
  expect(shown({ issued_on: null })).toEqual([['date', '-']]);
  expect(shown({ issued_on: '2026-11-21' }, () => 'Sabtu')).toEqual([['date', 'Sabtu']]);
});
