import { createContext, type ReactNode, useContext } from 'react';
import type { RowAction } from '../cells/RowActions';

export type RowSettings<Row> = {
  /** What the row is called, for screen readers. */
  nameOf: (row: Row) => string;
  hrefOf?: (row: Row) => string;
  actionsOf?: (row: Row) => readonly (RowAction | false)[];
};

type TableContextValue = RowSettings<unknown> & { empty: ReactNode };

/** Cells read these from here, so that a new closure does not rebuild the grid's columns. */
export const TableContext = createContext<TableContextValue | null>(null);

export function useTableContext() {
  const context = useContext(TableContext);
  if (!context) throw new Error('a part of DataTable stands outside of it');
  return context;
}
