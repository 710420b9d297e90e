/** Numbers and colours that several screens share (spec §8 and §9). */

/** The phone layout applies up to this width (spec §9). */
export const PHONE_QUERY = '(max-width: 768px)';

/** A desk whose first screen has room for a dashboard only if its charts are low. */
export const LOW_DESK_QUERY = '(min-width: 1200px) and (max-height: 900px)';

export const SKELETON_ROWS = 5;
export const STUDENT_ADDRESS_CUT = 40;
export const ACTIVITY_TEXT_CUT = 35;
export const QUOTA_PANEL_COMPANIES = 8;

/** The time limit of the device once permission is granted. */
export const LOCATION_WAIT_MS = 10_000;
/** The time limit of the permission prompt and the device together. */
export const LOCATION_PROMPT_WAIT_MS = 30_000;

/** Long enough to type a name in one go, short enough not to be noticed. */
export const TYPING_PAUSE_MS = 250;

export const BAR_COLOUR = '#2b7fff';
export const NOT_VALIDATED_COLOUR = '#facc15';
export const VALIDATED_COLOUR = '#22c55e';
