import { IMPORT_ROWS_MAX } from '@/shared/constants/limits';
import { refuse } from './refusals';
import {
  CELL_CHARACTERS_MAX,
  COLUMNS_MAX,
  ROWS_BEFORE_HEADER,
  TEXT_CHARACTERS_MAX,
} from './sheetLimits';

/** A cell as the file has it. A CSV has texts only. */
export type RawCell =
  | null
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'number'; readonly number: number }
  | { readonly is: 'date'; readonly date: Date }
  | { readonly is: 'flag'; readonly flag: boolean }
  | { readonly is: 'formula' }
  | { readonly is: 'error'; readonly text: string };

/** A value as a form would hold it, or why it cannot be read. Then `value` is nothing that the rules accept. */
export interface ReadCell {
  value: string;
  error?: string;
}

export interface RawRow {
  /** counted from 1, as spreadsheets do */
  readonly number: number;
  readonly cells: readonly RawCell[];
}

/** Counts what a file contains while it is read, and refuses it as soon as it is too much. */
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
      // With the header, and a few rows above it.
      if (rows > IMPORT_ROWS_MAX + ROWS_BEFORE_HEADER + 1) throw refuse('tooManyRows');
    },
  };
}
