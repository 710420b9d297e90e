import type { Labels } from '@/shared/constants/labels';

/** The reason for which a placement and all that belongs to it can only be read (docs/decisions/0036). */
export const CLOSED_BY = ['placement', 'period'] as const;
export type ClosedBy = (typeof CLOSED_BY)[number];

/** The note on pages that can only be read. */
export const CLOSED_NOTES = {
  placement: 'Penempatan selesai, hanya dapat dibaca',
  period: 'Periode ditutup, hanya dapat dibaca',
} as const satisfies Labels<ClosedBy>;
