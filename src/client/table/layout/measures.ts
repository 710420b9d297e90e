import type { Density } from './tableLayout';

export const ROW_HEIGHT = 44;
export const HEADER_HEIGHT = 44;
export const ACTIONS_WIDTH = 56;
/** The width of the grid's checkbox column. */
export const CHECKBOX_WIDTH = 50;
/** Room for a vertical scrollbar beside the columns. */
export const SCROLLBAR_WIDTH = 16;
/** A table with at most this many rows never scrolls by itself. */
export const UNSCROLLED_ROWS = 10;
/** Smallest comfortable touch target. */
export const TOUCH_TARGET = 44;

/** The factors of the grid. */
const DENSITY_FACTORS: Readonly<Record<Density, number>> = {
  compact: 0.7,
  standard: 1,
  comfortable: 1.3,
};

/** The height of the grid's rows, which it rounds down. */
export const denseHeight = (height: number, density: Density) =>
  Math.floor(height * DENSITY_FACTORS[density]);
