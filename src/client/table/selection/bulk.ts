import type { ReactNode } from 'react';

export type BulkActionName =
  | 'activate'
  | 'deactivate'
  | 'activate_account'
  | 'deactivate_account'
  | 'reset_password'
  | 'delete';

export type BulkOutcome = { outcome: 'done' | 'already' | 'refused'; message: string | null };

/** A button that opens something for the selected rows, such as a dialog of the list or a file. */
export type BulkOther<Row> = {
  label: string;
  icon: ReactNode;
  /** The button is busy until it resolves. */
  open(rows: readonly Row[]): unknown;
};

/** The actions on several rows at once. */
export type Bulk<Row, Action extends BulkActionName = BulkActionName> = {
  /** The word for a row: '3 mitra'. */
  noun: string;
  actions: readonly Action[];
  others?: readonly BulkOther<Row>[];
  /** Resolves to the outcome of each row, in their order. */
  apply(action: Action, rows: readonly Row[]): Promise<readonly BulkOutcome[]>;
};
