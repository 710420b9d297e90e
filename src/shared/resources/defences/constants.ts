import type { Labels } from '@/shared/constants/labels';

export const DEFENCE_STATES = ['planned', 'held', 'cancelled'] as const;
export type DefenceState = (typeof DEFENCE_STATES)[number];

/** A placement without any defence is listed, too. */
export const DEFENCE_LIST_STATES = ['unplanned', ...DEFENCE_STATES] as const;
export type DefenceListState = (typeof DEFENCE_LIST_STATES)[number];

export const DEFENCE_STATE_LABELS = {
  unplanned: 'Belum dijadwalkan',
  planned: 'Dijadwalkan',
  held: 'Selesai',
  cancelled: 'Dibatalkan',
} as const satisfies Labels<DefenceListState>;

export const EXAMINERS_MAX = 4;
/** The placements that one call plans. */
export const DEFENCES_MAX = 50;
export const DEFENCE_MINUTES_MIN = 15;
export const DEFENCE_MINUTES_MAX = 240;
export const ROOM_MAX = 100;
export const DEFENCE_REMARK_MAX = 1000;
