export type BulkActionName =
  | 'activate'
  | 'deactivate'
  | 'activate_account'
  | 'deactivate_account'
  | 'reset_password'
  | 'delete';

export type BulkOutcome = { outcome: 'done' | 'already' | 'refused'; message: string | null };

/** What can be done to several rows at once. */
export type Bulk<Row, Action extends BulkActionName = BulkActionName> = {
  /** What a row is: '3 mitra'. */
  noun: string;
  actions: readonly Action[];
  /** Resolves to what has become of each row, in their order. */
  apply(action: Action, rows: readonly Row[]): Promise<readonly BulkOutcome[]>;
};
