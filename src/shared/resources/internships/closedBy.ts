import type { Labels } from '@/shared/constants/labels';

/** Why a placement and all that belongs to it can only be read: it is finished, or its period is closed (docs/decisions/0036). */
export const CLOSED_BY = ['placement', 'period'] as const;
export type ClosedBy = (typeof CLOSED_BY)[number];

/** The note on pages that can only be read. */
export const CLOSED_NOTES = {
  placement: 'Penempatan selesai, hanya dapat dibaca',
  period: 'Periode ditutup, hanya dapat dibaca',
} as const satisfies Labels<ClosedBy>;
