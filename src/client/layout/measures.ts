// Spec §9.
export const SIDEBAR_WIDTH = '16rem';
export const SIDEBAR_COLLAPSED_WIDTH = '3rem';
export const SIDEBAR_MOBILE_WIDTH = '18rem';
export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;
export const SIDEBAR_COOKIE_SECONDS = 7 * 24 * 60 * 60;

/** Far more than a screen needs to load, so that nothing competes with it. */
export const FIRST_SCREEN_MS = 3_000;

export const TOP_BAR_HEIGHT = 52;

/** The lower edge of the top bar, below the clock of a phone if the page reaches under it. */
export const TOP_BAR_EDGE = `calc(${TOP_BAR_HEIGHT}px + env(safe-area-inset-top))`;

/** Without the room for the gestures of the phone. */
export const BOTTOM_BAR_HEIGHT = 56;

/** Kept above and below a field that is scrolled into view, for its label and its error. */
export const LABEL_ROOM = 44;
export const HELP_ROOM = 36;

/** The minimum size of touch targets on a phone, in px. */
export const TOUCH_TARGET = 44;

export const SIDEBAR_ID = 'sidebar';
