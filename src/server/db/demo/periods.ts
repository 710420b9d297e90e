import type { NewInternshipPeriod } from '../tables';
import { endOfMonth, startOfMonth } from './dates';

export const OLDEST_PERIOD_ID = 1;
export const EARLIER_PERIOD_ID = 2;
export const ACTIVE_PERIOD_ID = 3;

export interface DemoPeriod extends NewInternshipPeriod {
  readonly id: number;
}

/** Consecutive periods of six months; the active one started three months before this month. */
export function demoPeriods(today: string): DemoPeriod[] {
  const period = (id: number, startMonth: number, semester: number): DemoPeriod => ({
    id,
    start_date: startOfMonth(today, startMonth),
    end_date: endOfMonth(today, startMonth + 5),
    semester,
    year: startOfMonth(today, startMonth).slice(0, 4),
    is_active: id === ACTIVE_PERIOD_ID,
  });
  return [
    period(OLDEST_PERIOD_ID, -15, 3),
    period(EARLIER_PERIOD_ID, -9, 2),
    period(ACTIVE_PERIOD_ID, -3, 3),
    period(4, 3, 4),
  ];
}
