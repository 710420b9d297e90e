import type { Labels } from '@/shared/constants/labels';

export const HOLIDAY_KINDS = ['national', 'joint_leave', 'campus'] as const;
export type HolidayKind = (typeof HOLIDAY_KINDS)[number];

export const HOLIDAY_KIND_LABELS = {
  national: 'Nasional',
  joint_leave: 'Cuti bersama',
  campus: 'Kampus',
} as const satisfies Labels<HolidayKind>;

/** `certain` days need no decree, such as 17 August; `estimated` ones depend on the moon. */
export const HOLIDAY_CERTAINTIES = ['decreed', 'certain', 'estimated'] as const;
export type HolidayCertainty = (typeof HOLIDAY_CERTAINTIES)[number];

export const HOLIDAY_CERTAINTY_LABELS = {
  decreed: 'Ditetapkan',
  certain: 'Pasti',
  estimated: 'Perkiraan',
} as const satisfies Labels<HolidayCertainty>;

/** Whether joint leave is a day off. */
export const JOINT_LEAVE_LABELS = {
  true: 'Libur',
  false: 'Tetap bekerja',
} as const satisfies Labels;
