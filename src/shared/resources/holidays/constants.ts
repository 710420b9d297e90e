export const HOLIDAY_KINDS = ['national', 'joint_leave', 'campus'] as const;
export type HolidayKind = (typeof HOLIDAY_KINDS)[number];

/** `certain` days need no decree, such as 17 August; `estimated` ones depend on the moon. */
export const HOLIDAY_CERTAINTIES = ['decreed', 'certain', 'estimated'] as const;
export type HolidayCertainty = (typeof HOLIDAY_CERTAINTIES)[number];
