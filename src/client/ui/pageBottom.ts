/** The room below the content of a page, in px. */
export const PAGE_BOTTOM = 28;
