/** The minutes by which a press may be late or early, unless the period says otherwise. */
export const TOLERANCE_DEFAULT_MINUTES = 15;
