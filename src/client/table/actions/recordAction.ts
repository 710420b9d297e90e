import type { ElementType } from 'react';

export type Outcome = { outcome: 'done' | 'already' | 'refused'; message: string | null };

/** Applies an operation of the server to rows, and resolves to the outcome of each, in their order. */
export type Apply<Row, Name extends string> = (
  name: Name,
  rows: readonly Row[],
) => Promise<readonly Outcome[]>;

/** An operation of the server on many records at once. */
export type Operation<Row> = {
  /** The consequence for '3 mitra'. */
  question: (what: string) => string;
  /** The result in a word. */
  done: string;
  apply: (rows: readonly Row[]) => Promise<readonly Outcome[]>;
};

/** Something that can be done with a row, or with the selected rows, or with both. */
export type RecordAction<Row> = {
  label: string;
  icon: ElementType<{ fontSize?: 'small' }>;
  tone?: 'danger';
  /** Offered, but only to say why it cannot be done. */
  isDisabled?: boolean;
  /** Whether the menu of this row has it; it has unless stated. */
  isOffered?: (row: Row) => boolean;
  /** In the menu of a row: the page that it leads to. */
  to?: (row: Row) => string;
  /** In the menu of a row. */
  onRow?: (row: Row) => unknown;
  /** Beside the number of selected rows; the button is busy until it resolves. */
  onRows?: (rows: readonly Row[]) => unknown;
  /** The words of that button while it is busy; its label by default. */
  busyLabel?: string;
  /** Beside the number of selected rows; asks first, and shows the outcome of each row. */
  operation?: Operation<Row>;
};

/** An action that the role may not perform is `false`. */
export type RecordActions<Row> = readonly (RecordAction<Row> | false)[];
