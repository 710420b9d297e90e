import type { SheetColumn } from '@/shared/sheets/sheetColumn';
import type { SheetReading } from '@/shared/sheets/sheetReading';
import { dateText } from './datesAndTimes';
import { withMergedCells } from './mergedCells';
import { type LeftOut, withoutOtherRows } from './notData';
import type { RawCell, RawRow, RawSheet } from './rawCells';
import { readCell } from './readCell';
import { type Header, type KnownColumns, recogniseHeader } from './recogniseHeader';

export interface SheetRow {
  number: number;
  values: Record<string, string>;
  errors: Record<string, string>;
}

/** A sheet with its header and its rows. */
export interface Part {
  name: string;
  header: Header;
  rows: SheetRow[];
  leftOut: LeftOut[];
  hiddenRows: number[];
  hiddenColumns: string[];
  monthFirst: string[];
  /** The number of the last row. */
  last: number;
}

export function readPart(
  { rows: all, merges, hiddenRows, hiddenColumns }: RawSheet,
  name: string,
  known: KnownColumns,
  { header_row, month_first = [] }: SheetReading,
): Part {
  const found = recogniseHeader(all, known, header_row);
  const columns = found.headings.flatMap(({ at, column }) => (column ? [{ at, column }] : []));
  const knownColumns = columns.map(({ at }) => at);
  const header = { ...found, rows: withMergedCells(found.rows, merges, knownColumns) };
  const { data, leftOut } = withoutOtherRows(header);
  const rows = data.flatMap((row) => readRow(row, columns, month_first) ?? []);
  return {
    name,
    header,
    rows,
    leftOut,
    hiddenRows: rows.flatMap(({ number }) => (hiddenRows.has(number) ? [number] : [])),
    hiddenColumns: header.headings.flatMap(({ at, text }) => (hiddenColumns.has(at) ? [text] : [])),
    monthFirst: columns.flatMap(({ at, column }) =>
      column.type === 'date' &&
      !month_first.includes(column.field) &&
      isMonthFirst(data.map(({ cells }) => cells[at] ?? null))
        ? [column.field]
        : [],
    ),
    last: all.at(-1)?.number ?? 0,
  };
}

const NUMERIC_DATE = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}$/;
const MONTHS = 12;

/** Whether some of the dates cannot be read day first, and all of them month first. */
function isMonthFirst(cells: readonly RawCell[]): boolean {
  const dates = cells.flatMap((cell) => {
    const match = cell?.is === 'text' ? NUMERIC_DATE.exec(dateText(cell.text)) : null;
    return match ? [{ first: Number(match[1]), second: Number(match[2]) }] : [];
  });
  return dates.some(({ second }) => second > MONTHS) && dates.every(({ first }) => first <= MONTHS);
}

type PlacedColumn = { column: SheetColumn; at: number };

/** Null for a row without values in the known columns. */
function readRow(
  { number, cells }: RawRow,
  columns: readonly PlacedColumn[],
  monthFirst: readonly string[],
): SheetRow | null {
  const row: SheetRow = { number, values: {}, errors: {} };
  for (const { column, at } of columns) {
    const { value, error } = readCell(cells[at], column, monthFirst.includes(column.field));
    if (value !== '') row.values[column.field] = value;
    if (error !== undefined) row.errors[column.field] = error;
  }
  const isEmpty = Object.keys(row.values).length + Object.keys(row.errors).length === 0;
  return isEmpty ? null : row;
}
