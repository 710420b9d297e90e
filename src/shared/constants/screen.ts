/** Numbers and colours that several screens go by (specification §8 and §9). */

export const PAGE_SIZES = [1, 10, 20, 30, 40, 50] as const;
export const DEFAULT_PAGE_SIZE = 10;
export const SKELETON_ROWS = 5;
export const STUDENT_ADDRESS_CUT = 40;
export const ACTIVITY_TEXT_CUT = 35;
export const QUOTA_PANEL_COMPANIES = 8;

/** How long the device may take, once the permission is given. */
export const LOCATION_WAIT_MS = 10_000;
/** How long the permission prompt may stay unanswered, and the device search with it. */
export const LOCATION_PROMPT_WAIT_MS = 30_000;

export const STALE_AFTER_SECONDS = 5 * 60;

/** Long enough to type a name in one go, short enough not to be noticed. */
export const TYPING_PAUSE_MS = 250;

export const BAR_COLOUR = '#2b7fff';
export const NOT_VALIDATED_COLOUR = '#facc15';
export const VALIDATED_COLOUR = '#22c55e';
