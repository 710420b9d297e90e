import type { Column } from './column';
import { ACTIONS_WIDTH, SCROLLBAR_WIDTH } from './measures';

const DEFAULT_MIN_WIDTH = 90;
/** Widths change in steps while the sidebar moves, so that the grid is not rebuilt in every frame. */
const STEPS = 8;

export const minWidthOf = <Row>({ minWidth = DEFAULT_MIN_WIDTH }: Column<Row>) => minWidth;

/** The narrowest table in which every cell can be read. */
const tableMinWidth = <Row>(columns: readonly Column<Row>[], hasActions: boolean) =>
  columns.reduce((sum, column) => sum + minWidthOf(column), hasActions ? ACTIONS_WIDTH : 0);

/**
 * How much wider than their minimum the columns with a `width` can be, from 0 to 1. Null when not
 * even the minimum fits: the rows are then shown as cards.
 */
export function stretchOf<Row>(
  columns: readonly Column<Row>[],
  hasActions: boolean,
  available: number,
): number | null {
  const spare = available - SCROLLBAR_WIDTH - tableMinWidth(columns, hasActions);
  if (spare < 0) return null;
  const wanted = columns.reduce(
    (sum, column) => sum + (column.width ? Math.max(0, column.width - minWidthOf(column)) : 0),
    0,
  );
  // Columns without a `width` hold the longest texts, so they get half of the space.
  return wanted === 0 ? 1 : Math.min(1, Math.floor((spare / 2 / wanted) * STEPS) / STEPS);
}

/** The columns with the widths they have in a table stretched this far. */
export const stretched = <Row>(columns: readonly Column<Row>[], stretch: number) =>
  columns.map((column) => {
    const minWidth = minWidthOf(column);
    if (!column.width) return { ...column, minWidth };
    const width = Math.round(minWidth + Math.max(0, column.width - minWidth) * stretch);
    return { ...column, minWidth: width, width };
  });
