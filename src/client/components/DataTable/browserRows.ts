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

/** Every word stands somewhere in the row, as it is kept or as it is shown. */
function found<Row>(rows: readonly Row[], columns: readonly Column<Row>[], search: string) {
  const words = search.toLocaleLowerCase('id').split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const texts = columns
      .flatMap((column) => [cellValue(row, column), cellContent(row, column)])
      .filter((text) => typeof text === 'string' || typeof text === 'number')
      .map((text) => String(text).toLocaleLowerCase('id'));
    return words.every((word) => texts.some((text) => text.includes(word)));
  });
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
