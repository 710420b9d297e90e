/** Across each page of a letter that was cancelled. */
export const CANCELLED_STAMP = 'DIBATALKAN';

/** Red that prints as a middle grey. */
export const STAMP_COLOUR = { red: 0.78, green: 0.16, blue: 0.16, opacity: 0.4 };
