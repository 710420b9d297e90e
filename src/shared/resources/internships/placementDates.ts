import type { Labels } from '@/shared/constants/labels';

/** The reasons of an end. */
export const PLACEMENT_END_REASONS = ['finished', 'resigned', 'moved', 'dismissed'] as const;
export type PlacementEndReason = (typeof PLACEMENT_END_REASONS)[number];

export const END_REASON_LABELS = {
  finished: 'Selesai',
  resigned: 'Mengundurkan diri',
  moved: 'Pindah mitra',
  dismissed: 'Dihentikan',
} as const satisfies Labels<PlacementEndReason>;

/** The reasons after which nothing more is expected of the placement: no report, no examination, no certificate. */
export const LEFT_REASONS = [
  'resigned',
  'moved',
  'dismissed',
] as const satisfies PlacementEndReason[];
