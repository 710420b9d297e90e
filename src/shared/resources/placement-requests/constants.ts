import type { Labels } from '@/shared/constants/labels';

import type { components } from '@/shared/contract.gen';

export const PLACEMENT_STATES = [
  'draft',
  'sent',
  'incomplete',
  'accepted',
  'refused',
  'withdrawn',
] as const;
export type PlacementState = (typeof PLACEMENT_STATES)[number];

export const PLACEMENT_STATE_LABELS = {
  draft: 'Draf',
  sent: 'Menunggu keputusan',
  incomplete: 'Perlu dilengkapi',
  accepted: 'Diterima',
  refused: 'Ditolak',
  withdrawn: 'Ditarik',
} as const satisfies Labels<PlacementState>;

/** States in which a request waits for a place. */
export const WAITING_PLACEMENT_STATES = ['sent', 'incomplete'] as const;

export const PLACEMENT_DECISIONS = ['refuse', 'return', 'undo'] as const;
export type PlacementDecision = (typeof PLACEMENT_DECISIONS)[number];

export const PLACEMENT_ANSWERS = ['agreed', 'declined'] as const;
export type PlacementAnswer = components['schemas']['PlacementMember']['answer'];

export const PLACEMENT_ANSWER_LABELS = {
  asked: 'Belum menjawab',
  agreed: 'Setuju',
  declined: 'Tidak setuju',
} as const satisfies Labels<PlacementAnswer>;

export type PlacementAction = components['schemas']['PlacementRequest']['allowed'][number];

/** The companies of one request, and the members besides the spokesperson. */
export const PLACEMENT_CHOICES_MAX = 3;
export const PLACEMENT_MEMBERS_MAX = 4;

/** The different people whom a student can ask on one day, found or not. */
export const PLACEMENT_ASKS_PER_DAY = 10;
