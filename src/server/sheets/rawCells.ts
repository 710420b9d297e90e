import { IMPORT_ROWS_MAX } from '@/shared/constants/limits';
import { refuse } from './refusals';
import {
  CELL_CHARACTERS_MAX,
  COLUMNS_MAX,
  ROWS_BEFORE_HEADER,
  TEXT_CHARACTERS_MAX,
} from './sheetLimits';

/** A cell as the file contains it. A CSV has texts only. */
export type RawCell =
  | null
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'number'; readonly number: number; readonly is1904?: true }
  /** Shown as a percentage: 85 for the number 0.85; NaN if only some numbers would be shown so. */
  | { readonly is: 'percent'; readonly number: number }
  | { readonly is: 'date'; readonly date: Date }
  | { readonly is: 'flag'; readonly flag: boolean }
  /** Covers several columns that are imported. */
  | { readonly is: 'merged'; readonly place: string; readonly cell: RawCell }
  | { readonly is: 'formula' }
  | { readonly is: 'error'; readonly text: string };

/** A value in the form's format, or an error with a `value` that the rules refuse. */
export interface ReadCell {
  value: string;
  error?: string;
}

export interface RawRow {
  /** counted from 1, as spreadsheets do */
  readonly number: number;
  readonly cells: readonly RawCell[];
}

/** A cell that covers others: rows by their numbers, columns counted from 0. */
export interface Merge {
  /** C2:D3 */
  readonly place: string;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The cells of a sheet, and what a person would not see of them. */
export interface RawSheet {
  readonly rows: readonly RawRow[];
  readonly merges: readonly Merge[];
  /** The numbers of hidden rows with cells. */
  readonly hiddenRows: ReadonlySet<number>;
  /** The places of hidden columns, counted from 0. */
  readonly hiddenColumns: ReadonlySet<number>;
}

/** Counts rows, columns and texts while a file is read, and refuses it once they are too many. */
export function createMeasure() {
  let rows = 0;
  let characters = 0;
  return {
    text(text: string): void {
      if (text.length > CELL_CHARACTERS_MAX) throw refuse('longCell');
      characters += text.length;
      if (characters > TEXT_CHARACTERS_MAX) throw refuse('tooMuchText');
    },
    /** The place of a cell that is not empty, counted from 0. */
    column(column: number): void {
      if (column >= COLUMNS_MAX) throw refuse('tooManyColumns');
    },
    /** A row that is not empty. */
    row(): void {
      rows += 1;
      // The limit plus the header and a few rows above it.
      if (rows > IMPORT_ROWS_MAX + ROWS_BEFORE_HEADER + 1) throw refuse('tooManyRows');
    },
  };
}

export type Measure = ReturnType<typeof createMeasure>;
