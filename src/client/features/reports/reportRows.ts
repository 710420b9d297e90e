import { type CellValue, type Column, cellContent, cellValue } from '@/client/table/column';
import type { TableState } from '@/client/table/state/tableState';
import { matchesSearch } from '@/shared/search';
import { sortKey } from '@/shared/sortKey';

// 2 before 10.
const { compare: compareTexts } = new Intl.Collator('id', { numeric: true });

const compare = (left: CellValue, right: CellValue): number =>
  typeof left === 'number' && typeof right === 'number'
    ? left - right
    : compareTexts(sortKey(String(left ?? '')), sortKey(String(right ?? '')));

function sorted<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: string) {
  const column = columns.find(({ field }) => field === sort.replace(/^-/, ''));
  if (!column) return rows;
  const sign = sort.startsWith('-') ? -1 : 1;
  return [...rows].sort(
    (left, right) => sign * compare(cellValue(left, column), cellValue(right, column)),
  );
}

/** The rows that match in the value of a column or in the text that it shows. */
const found = <Row>(rows: readonly Row[], columns: readonly Column<Row>[], search: string) =>
  rows.filter((row) => {
    const texts = columns.flatMap((column) => [cellValue(row, column), cellContent(row, column)]);
    return matchesSearch(texts.map(String), search);
  });

/** The rows of a report that its table shows, and how many match: a report comes as a whole. */
export function reportRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { page, perPage, search, sort }: Pick<TableState, 'page' | 'perPage' | 'search' | 'sort'>,
) {
  const matching = search.trim() === '' ? rows : found(rows, columns, search);
  const data = sorted(matching, columns, sort).slice((page - 1) * perPage, page * perPage);
  return { data, meta: { total: matching.length } };
}
