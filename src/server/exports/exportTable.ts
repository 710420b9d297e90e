import { fieldErrors } from '@/server/http/errors';
import type { SheetColumn, SheetColumnType } from '@/shared/sheets/sheetColumn';

/** The format of a cell; an `instant` is written by the clock of the campus. */
export type CellType = 'text' | 'number' | 'date' | 'time' | 'instant';

/** Dates are 'YYYY-MM-DD', times 'HH:mm', instants `Date` or ISO 8601. */
export type CellValue = string | number | boolean | Date | null | undefined;

export interface ExportColumn<Row> {
  /** The path of the value in the rows of the list, which is the name of the column on the screen. */
  field: string;
  header: string;
  type: CellType;
  value: (row: Row) => CellValue;
}

/** The content of an export of a list. */
export interface ExportTable<Row> {
  /** The words for the records, for the sheet and the name of the file. */
  title: string;
  columns: readonly ExportColumn<Row>[];
}

/** The rows of a query for all rows of a list. */
export type RowOf<Select extends (...parameters: never[]) => Promise<{ parts: unknown }>> =
  Awaited<ReturnType<Select>>['parts'] extends AsyncGenerator<(infer Row)[]> ? Row : never;

/** A column without a counterpart in the import. */
export const ownColumn = <Row>(
  field: string,
  header: string,
  value: (row: Row) => CellValue,
  type: CellType = 'text',
): ExportColumn<Row> => ({ field, header, type, value });

const CELL_TYPES: Readonly<Record<SheetColumnType, CellType>> = {
  text: 'text',
  identifier: 'text',
  phone: 'text',
  choice: 'text',
  number: 'number',
  date: 'date',
  time: 'time',
};

interface Differences {
  /** The path in the rows, if it differs from the field of the import. */
  field?: string;
  type?: CellType;
}

/** Makes the columns of the import of this kind, so that it can read the export. */
export const importedColumns =
  <Row>(columns: readonly SheetColumn[]) =>
  (
    name: string,
    value: (row: Row) => CellValue,
    { field = name, type }: Differences = {},
  ): ExportColumn<Row> => {
    const column = columns.find((candidate) => candidate.field === name);
    if (!column) throw new Error(`The import has no column ${name}.`);
    const { header, choices } = column;
    return {
      field,
      header,
      type: type ?? CELL_TYPES[column.type],
      value: choices ? labelOf(choices, value) : value,
    };
  };

const labelOf =
  <Row>(labels: Readonly<Record<string, string>>, value: (row: Row) => CellValue) =>
  (row: Row) => {
    const key = value(row);
    return key === null || key === undefined ? null : (labels[String(key)] ?? String(key));
  };

/** The columns named by `columns`, in its order; all columns without it. */
export function chosenColumns<Row>(
  columns: readonly ExportColumn<Row>[],
  names: string | undefined,
): readonly ExportColumn<Row>[] {
  if (!names) return columns;
  return [...new Set(names.split(','))].map((name) => {
    const column = columns.find(({ field }) => field === name);
    if (!column) throw fieldErrors({ columns: [`Kolom tidak dikenal: ${name}`] });
    return column;
  });
}
