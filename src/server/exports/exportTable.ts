import { fieldErrors } from '@/server/http/errors';
import { TIME_ZONES, type Zone } from '@/shared/attendance/zones';
import type { Labels } from '@/shared/constants/labels';
import { columnLabel, type Field, type Fields, type FieldType } from '@/shared/fields/field';
import type { SheetColumn } from '@/shared/sheets/sheetColumn';

/** The format of a cell; an `instant` is written by the clock of the campus, or of its column. */
export type CellType = 'text' | 'number' | 'date' | 'time' | 'instant';

/** Dates are 'YYYY-MM-DD', times 'HH:mm', instants `Date` or ISO 8601. */
export type CellValue = string | number | boolean | Date | null | undefined;

export interface ExportColumn<Row> {
  /** The path of the value in the rows of the list, which is the name of the column on the screen. */
  field: string;
  header: string;
  type: CellType;
  value: (row: Row) => CellValue;
  /** By whose clock an instant is written; that of the campus by default. */
  timeZone?: (row: Row) => string;
}

/** The content of an export of a list. */
export interface ExportTable<Row> {
  /** The words for the records, for the sheet and the name of the file. */
  title: string;
  columns: readonly ExportColumn<Row>[];
}

type Whole = Promise<{ parts: unknown }>;

/** The rows of a list, or of a query for all rows of one. */
export type RowOf<Listed extends (...parameters: never[]) => Whole | { whole(): Whole }> = (
  ReturnType<Listed> extends { whole(): infer All }
    ? Awaited<All>
    : Awaited<ReturnType<Listed>>
) extends {
  parts: AsyncGenerator<(infer Row)[]>;
}
  ? Row
  : never;

/** A column without a counterpart in the import. */
export const ownColumn = <Row>(
  field: string,
  header: string,
  value: (row: Row) => CellValue,
  type: CellType = 'text',
): ExportColumn<Row> => ({ field, header, type, value });

const CELL_TYPES: Readonly<Partial<Record<FieldType, CellType>>> = {
  number: 'number',
  year: 'number',
  date: 'date',
  time: 'time',
  instant: 'instant',
};

const cellType = (type: FieldType): CellType => CELL_TYPES[type] ?? 'text';

const valueAt =
  <Row>(path: string, labels: Labels | undefined) =>
  (row: Row): CellValue => {
    const value = path
      .split('.')
      .reduce<unknown>((level, key) => (level as Record<string, unknown> | null)?.[key], row);
    const isMissing = value === null || value === undefined;
    return labels && !isMissing ? (labels[String(value)] ?? String(value)) : (value as CellValue);
  };

/** The column of a field whose value is at `path` in the rows. */
export const exportedField = <Row>(path: string, field: Field): ExportColumn<Row> => ({
  field: path,
  header: columnLabel(field),
  type: cellType(field.type),
  value: valueAt(path, field.choices),
});

/** The column of an instant that is written by the clock of a place, whose zone another column names. */
export const instantAtPlace = <Row extends { time_zone: Zone }>(
  path: string,
  field: Field,
): ExportColumn<Row> => ({
  ...exportedField<Row>(path, field),
  timeZone: ({ time_zone }) => TIME_ZONES[time_zone],
});

/** The columns of fields, by the paths of their values in the rows. */
export const exportedFields = <Row>(fields: Fields): ExportColumn<Row>[] =>
  Object.entries(fields).map(([path, field]) => exportedField(path, field));

/** The columns of the import, so that it can read the export; `paths` has the paths that differ from the field. */
export const exportedSheet = <Row>(
  columns: readonly SheetColumn[],
  paths: Readonly<Record<string, string>> = {},
): ExportColumn<Row>[] =>
  columns.map(({ field, header, type, choices }) => {
    const path = paths[field] ?? field;
    // A choice of numbers is exported as a number.
    const isNumber = type === 'choice' && '2' in (choices ?? {});
    return {
      field: path,
      header,
      type: cellType(isNumber ? 'number' : type),
      value: valueAt(path, choices),
    };
  });

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
