import type { HolidayCertainty, HolidayKind } from '@/shared/resources/holidays/constants';

export interface HolidayDay {
  /** 'YYYY-MM-DD' */
  date: string;
  name: string;
  kind: HolidayKind;
  certainty: HolidayCertainty;
}

/** The holiday that is a day off at the place; joint leave is one only where the place observes it. */
export function holidayOn(
  date: string,
  holidays: readonly HolidayDay[],
  observesJointLeave: boolean,
): HolidayDay | null {
  const isOff = (holiday: HolidayDay) => observesJointLeave || holiday.kind !== 'joint_leave';
  return holidays.find((holiday) => holiday.date === date && isOff(holiday)) ?? null;
}
