/** The room below the content of a page, in px. */
export const PAGE_BOTTOM = 28;

/** The bar with the main screens on a phone. While it is there, `--bottom-bar` is its height. */
export const BOTTOM_BAR_ID = 'bottom-bar';

/** Where the bar is left out: on paper, and on a phone that lies on its side. */
export const WITHOUT_BOTTOM_BAR = '@media print, (max-height: 480px)';

/** The lower edge for what sticks to the bottom of the window. */
export const BOTTOM_EDGE = 'var(--bottom-bar, 0px)';
