/** The room below the content of a page, in px. */
export const PAGE_BOTTOM = 28;

/** The bar with the main screens on a phone. While it is there, `--bottom-bar` is its height. */
export const BOTTOM_BAR_ID = 'bottom-bar';

/** The lower edge for what sticks to the bottom of the window. */
export const BOTTOM_EDGE = 'var(--bottom-bar, 0px)';
