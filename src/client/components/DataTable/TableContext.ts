import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';
import type { RowAction } from '../cells/RowActions';

export type RowSettings<Row> = {
  /** What the row is called, for screen readers. */
  nameOf: (row: Row) => string;
  hrefOf?: (row: Row) => string;
  /** Read when a row is drawn and again when its menu opens. */
  actionsOf?: (row: Row) => readonly (RowAction | false)[];
};

export const RowContext = createContext<RowSettings<unknown> | null>(null);

/** What stands in the grid when it has no rows. */
export const EmptyContext = createContext<ReactNode>(null);

export function useRowSettings() {
  const settings = useContext(RowContext);
  if (!settings) throw new Error('a part of DataTable stands outside of it');
  return settings;
}

/**
 * The same functions for as long as the table stands, calling those of the latest render: a page
 * may write them inline, and no cell is drawn again for that.
 */
export function useStableSettings<Row>(settings: RowSettings<Row>): RowSettings<unknown> {
  const latest = useRef(settings);
  latest.current = settings;
  const leads = settings.hrefOf !== undefined;
  const acts = settings.actionsOf !== undefined;

  return useMemo(
    () => ({
      nameOf: (row) => latest.current.nameOf(row as Row),
      hrefOf: leads ? (row) => latest.current.hrefOf?.(row as Row) ?? '' : undefined,
      actionsOf: acts ? (row) => latest.current.actionsOf?.(row as Row) ?? [] : undefined,
    }),
    [leads, acts],
  );
}
