export const ROW_HEIGHT = 44;
export const HEADER_HEIGHT = 44;
export const ACTIONS_WIDTH = 56;
/** Room for a vertical scrollbar beside the columns. */
export const SCROLLBAR_WIDTH = 16;
/** A table with at most this many rows never scrolls by itself. */
export const UNSCROLLED_ROWS = 10;
/** Smallest comfortable touch target. */
export const TOUCH_TARGET = 44;
