import { type CellValue, type Column, cellContent, cellValue } from './column';
import type { TableState } from './tableState';

// As people in an office sort: 2 before 10, and é beside e.
const collator = new Intl.Collator('id', { numeric: true, sensitivity: 'base' });

const isEmpty = (value: CellValue) => value === null || value === undefined || value === '';

function compare(left: CellValue, right: CellValue): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return collator.compare(String(left), String(right));
}

function sorted<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: string) {
  const isDescending = sort.startsWith('-');
  const field = sort.replace(/^-/, '');
  const column = columns.find((candidate) => candidate.field === field);
  if (!column) return rows;
  return rows
    .map((row) => ({ row, value: cellValue(row, column) }))
    .sort((left, right) => {
      // What is missing stays at the end in both directions.
      if (isEmpty(left.value) || isEmpty(right.value)) {
        return Number(isEmpty(left.value)) - Number(isEmpty(right.value));
      }
      const order = compare(left.value, right.value);
      return isDescending ? -order : order;
    })
    .map(({ row }) => row);
}

function found<Row>(rows: readonly Row[], columns: readonly Column<Row>[], search: string) {
  const wanted = search.trim().toLocaleLowerCase('id');
  if (!wanted) return rows;
  const isIn = (text: unknown) =>
    String(text ?? '')
      .toLocaleLowerCase('id')
      .includes(wanted);
  return rows.filter((row) =>
    columns.some((column) => {
      const shown = cellContent(row, column);
      return isIn(cellValue(row, column)) || (typeof shown === 'string' && isIn(shown));
    }),
  );
}

/** What the server does with `search`, `sort` and `page`, for a server that does not. */
export function browserRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { page, perPage, search, sort }: TableState,
) {
  const all = sorted(found(rows, columns, search), columns, sort);
  return { rows: all.slice((page - 1) * perPage, page * perPage), total: all.length };
}
