import type { CellStyle, CellValue, WriteSheet } from 'hucre/xlsx';
import { dayCell, textCell, timeCell } from '@/server/http/sheetCells';

const BOLD: CellStyle = { font: { bold: true } };
const TITLE: CellStyle = { font: { bold: true, size: 14 } };
const TEXT: CellStyle = { numFmt: '@' };
const DATE: CellStyle = { numFmt: 'dd/mm/yyyy' };
const TIME: CellStyle = { numFmt: 'hh:mm' };
export const INSTANT: CellStyle = { numFmt: 'dd/mm/yyyy hh:mm' };
export const TWO_DECIMALS: CellStyle = { numFmt: '0.00' };

export interface Cell {
  value: CellValue;
  style?: CellStyle;
}

export interface Column<Row> {
  header: string;
  width: number;
  cell: (row: Row, index: number) => Cell;
}

export const text = (value: string | null): Cell => ({
  value: value && textCell(value),
  style: TEXT,
});
export const number = (value: number, style?: CellStyle): Cell => ({ value, style });
export const day = (date: string): Cell => ({ value: dayCell(date), style: DATE });
export const time = (clock: string): Cell => ({ value: timeCell(clock), style: TIME });

export interface Content<Row> {
  title: string;
  /** The name of the sheet: at most 31 characters. */
  sheet: string;
  facts: readonly [label: string, cell: Cell][];
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

/** A workbook with one sheet for each content. */
export async function workbookOf<Row>(...contents: Content<Row>[]): Promise<Uint8Array> {
  // Loaded on demand: loading takes longer than most requests.
  const { writeXlsx } = await import('hucre/xlsx');
  return writeXlsx({ sheets: contents.map(sheetOf) });
}

function sheetOf<Row>({ title, sheet, facts, columns, rows }: Content<Row>): WriteSheet {
  const cells: Cell[][] = [
    [{ value: title, style: TITLE }],
    ...facts.map(([label, cell]) => [{ value: label, style: BOLD }, cell]),
    [],
    columns.map(({ header }) => ({ value: header, style: BOLD })),
    ...rows.map((row, index) => columns.map(({ cell }) => cell(row, index))),
  ];
  return {
    name: sheet,
    columns: columns.map(({ width }) => ({ width })),
    rows: cells.map((line) => line.map(({ value }) => value)),
    cells: new Map(
      cells.flatMap((line, row) =>
        line.map(({ value, style }, column) => [`${row},${column}`, { value, style }]),
      ),
    ),
  };
}
