export const GUIDANCE_STATES = ['sent', 'agreed', 'returned'] as const;
/** No session at all, or fewer agreed ones than the minimum. */
export const GUIDANCE_SHORTAGES = ['none', 'below'] as const;
export type GuidanceShortage = (typeof GUIDANCE_SHORTAGES)[number];

export type GuidanceState = (typeof GUIDANCE_STATES)[number];

/** The sessions that a lecturer agrees to at once. */
export const AGREEMENTS_MAX = 50;
/** The sessions of a placement. */
export const GUIDANCE_SESSIONS_MAX = 100;
export const GUIDANCE_RESULT_MIN = 3;
