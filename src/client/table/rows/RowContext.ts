import { createContext, useContext, useMemo, useRef } from 'react';
import type { RowAction } from '@/client/ui/cells/rowAction';

export type RowSettings<Row> = {
  /** The accessible name of the row. */
  nameOf: (row: Row) => string;
  hrefOf?: (row: Row) => string;
  /** Called when a row renders and again when its menu opens. */
  actionsOf?: (row: Row) => readonly (RowAction | false)[];
};

export const RowContext = createContext<RowSettings<unknown> | null>(null);

export function useRowSettings() {
  const settings = useContext(RowContext);
  if (!settings) throw new Error('useRowSettings needs a DataTable around it');
  return settings;
}

/**
 * Functions that keep their identity and call those of the latest render. A page can define its settings
 * inline, and the cells do not render again.
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
