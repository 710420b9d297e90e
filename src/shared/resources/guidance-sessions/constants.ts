import type { Labels } from '@/shared/constants/labels';

export const GUIDANCE_STATES = ['sent', 'agreed', 'returned'] as const;
/** No session at all, or fewer agreed ones than the minimum. */
export const GUIDANCE_SHORTAGES = ['none', 'below'] as const;
export type GuidanceShortage = (typeof GUIDANCE_SHORTAGES)[number];

export const GUIDANCE_SHORTAGE_LABELS = {
  none: 'Belum pernah',
  below: 'Di bawah minimum',
} as const satisfies Labels<GuidanceShortage>;

export type GuidanceState = (typeof GUIDANCE_STATES)[number];

export const GUIDANCE_STATE_LABELS = {
  sent: 'Menunggu persetujuan',
  agreed: 'Disetujui',
  returned: 'Dikembalikan',
} as const satisfies Labels<GuidanceState>;

/** The sessions that a lecturer agrees to at once. */
export const AGREEMENTS_MAX = 50;
/** The sessions of a placement. */
export const GUIDANCE_SESSIONS_MAX = 100;
export const GUIDANCE_RESULT_MIN = 3;
