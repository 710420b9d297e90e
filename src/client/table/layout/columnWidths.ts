import type { Column } from '../column';
import { ACTIONS_WIDTH, SCROLLBAR_WIDTH } from './measures';
import { MAX_COLUMN_WIDTH, type TableLayout } from './tableLayout';

const DEFAULT_MIN_WIDTH = 90;
/** Widths change in steps while the sidebar moves, so that the grid is not rebuilt in every frame. */
const STEPS = 8;

type Widths = TableLayout['widths'];

const NO_WIDTHS: Widths = {};

export const minWidthOf = <Row>({ minWidth = DEFAULT_MIN_WIDTH }: Column<Row>) => minWidth;

/** The chosen width of a column, within its limits. */
export const chosenWidth = <Row>(column: Column<Row>, widths: Widths) => {
  const width = widths[column.field];
  if (width === undefined) return undefined;
  return Math.round(Math.min(MAX_COLUMN_WIDTH, Math.max(minWidthOf(column), width)));
};

const sumOf = <Row>(
  columns: readonly Column<Row>[],
  hasActions: boolean,
  widthOf: (column: Column<Row>) => number,
) => columns.reduce((sum, column) => sum + widthOf(column), hasActions ? ACTIONS_WIDTH : 0);

/**
 * How far the columns with a `width` can grow from their minimum to it, from 0 to 1. Null if even the
 * minimum does not fit, which makes cards of the rows. Chosen widths, optional columns and `besides`, the width of a
 * checkbox column, may make the table scroll sideways but never make cards.
 */
export function stretchOf<Row>(
  columns: readonly Column<Row>[],
  hasActions: boolean,
  available: number,
  widths: Widths = NO_WIDTHS,
  besides = 0,
): number | null {
  const room = available - SCROLLBAR_WIDTH;
  const required = columns.filter(({ isOptional }) => !isOptional);
  if (room < sumOf(required, hasActions, minWidthOf)) return null;
  const taken = sumOf(
    columns,
    hasActions,
    (column) => chosenWidth(column, widths) ?? minWidthOf(column),
  );
  const spare = Math.max(0, room - besides - taken);
  const wanted = columns
    .filter(({ field }) => widths[field] === undefined)
    .reduce(
      (sum, column) => sum + (column.width ? Math.max(0, column.width - minWidthOf(column)) : 0),
      0,
    );
  // Columns without a `width` have the longest texts and get half of the space.
  return wanted === 0 ? 1 : Math.min(1, Math.floor((spare / 2 / wanted) * STEPS) / STEPS);
}

/** The columns with the widths they have in a table stretched this far. */
export const stretched = <Row>(
  columns: readonly Column<Row>[],
  stretch: number,
  widths: Widths = NO_WIDTHS,
) =>
  columns.map((column) => {
    const minWidth = minWidthOf(column);
    const chosen = chosenWidth(column, widths);
    if (chosen !== undefined) return { ...column, minWidth, width: chosen };
    if (!column.width) return { ...column, minWidth };
    const width = Math.round(minWidth + Math.max(0, column.width - minWidth) * stretch);
    return { ...column, minWidth, width };
  });
