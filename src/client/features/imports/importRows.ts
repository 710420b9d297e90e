import type { ImportCheckedRow, ImportErrors, ImportReadRow, ImportValues } from '@/client/api/api';
import { withRowPlace } from '@/shared/sheets/sameAsRow';
import type { PlaceOf } from './rowPlaces';

export const ROW_STATES = ['added', 'changed', 'same', 'kept', 'wrong'] as const;

export type RowState = (typeof ROW_STATES)[number];

/** A row of the file with the results of the server's check. */
export interface ReviewedRow {
  number: number;
  /** Where the file has it. */
  place: string;
  values: ImportValues;
  errors: ImportErrors;
  /** The errors of cells that could not be read, and are not empty. */
  readErrors: ImportErrors;
  /** Remarks on what is unusual, which does not keep the row from being stored. */
  warnings: ImportErrors;
  /** Notes about concurrent changes of the record since the last check. */
  notes: ImportErrors;
  /** Null until it has been checked. */
  state: RowState | null;
  before: ImportValues | null;
  seen: string | null;
}

export type Checks = ReadonlyMap<number, ImportCheckedRow>;

/** Errors by the number of their row. */
export type RowErrors = ReadonlyMap<number, ImportErrors>;

const NONE: ImportErrors = {};

const stateOf = (checked: ImportCheckedRow | undefined, errors: ImportErrors) => {
  if (!checked) return null;
  return Object.keys(errors).length > 0 ? 'wrong' : checked.state;
};

export const reviewedRows = (
  rows: readonly ImportReadRow[],
  checks: Checks,
  notes: RowErrors,
  placeOf: PlaceOf = String,
): ReviewedRow[] =>
  rows.map((row) => {
    const checked = checks.get(row.number);
    // The error of reading a cell is more precise than that of its value.
    const errors = Object.fromEntries(
      Object.entries({ ...checked?.errors, ...row.errors }).map(([field, message]) => [
        field,
        withRowPlace(message, placeOf),
      ]),
    );
    return {
      number: row.number,
      place: placeOf(row.number),
      values: row.values,
      errors,
      readErrors: row.errors,
      warnings: checked?.warnings ?? NONE,
      notes: notes.get(row.number) ?? NONE,
      state: stateOf(checked, errors),
      before: checked?.before ?? null,
      seen: checked?.seen ?? null,
    };
  });

export const countsOf = (rows: readonly ReviewedRow[]): Record<RowState, number> => {
  const counts = { added: 0, changed: 0, same: 0, kept: 0, wrong: 0 };
  for (const { state } of rows) if (state) counts[state] += 1;
  return counts;
};

const without = (values: Readonly<Record<string, string>>, field: string) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== field));

/** The same value for a field of some rows. */
export interface CellChange {
  numbers: readonly number[];
  field: string;
  value: string;
}

/** The rows with another value in some cells; an empty one is left out, as in a file. */
export const withCells = (
  rows: readonly ImportReadRow[],
  { numbers, field, value }: CellChange,
): readonly ImportReadRow[] => {
  const changed = new Set(numbers);
  return rows.map((row) => {
    if (!changed.has(row.number)) return row;
    const others = without(row.values, field);
    return {
      number: row.number,
      values: value === '' ? others : { ...others, [field]: value },
      errors: without(row.errors, field),
    };
  });
};

const ROW_ERROR = /^rows\.(\d+)\.(.+)$/;

/** The errors named like `rows.2.nim`; null if one of them belongs to no row. */
export const rowErrorsOf = (errors: Readonly<Record<string, string>> | null): RowErrors | null => {
  const rows = new Map<number, ImportErrors>();
  for (const [key, message] of Object.entries(errors ?? {})) {
    const [, number, field] = ROW_ERROR.exec(key) ?? [];
    if (!number || !field) return null;
    rows.set(Number(number), { ...rows.get(Number(number)), [field]: message });
  }
  return rows.size > 0 ? rows : null;
};

export const hasWarnings = ({ warnings }: ReviewedRow): boolean => Object.keys(warnings).length > 0;

/** The rows to store: valid ones that would change something. */
export const rowsToStore = (rows: readonly ReviewedRow[]) =>
  rows.filter(({ state }) => state === 'added' || state === 'changed');

/** The rows with a value in fields that the file has no column for. */
export const withFills = (
  rows: readonly ImportReadRow[],
  fills: ImportValues,
): readonly ImportReadRow[] =>
  Object.keys(fills).length === 0
    ? rows
    : rows.map((row) => ({ ...row, values: { ...fills, ...row.values } }));

/** Corrections by field and row. */
export type Edits = readonly CellChange[];

export const withEdit = (edits: Edits, change: CellChange): Edits => [...edits, change];

/** The rows of a file that was read again, with what was corrected before. */
export const withEdits = (rows: readonly ImportReadRow[], edits: Edits): readonly ImportReadRow[] =>
  edits.reduce(withCells, rows);
