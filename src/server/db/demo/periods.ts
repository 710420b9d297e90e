import { addDays } from '@/shared/calendarDays';
import type { NewInternshipPeriod } from '../tables';
import { campusInstant, endOfMonth, startOfMonth } from './dates';

export const OLDEST_PERIOD_ID = 1;
export const EARLIER_PERIOD_ID = 2;
export const ACTIVE_PERIOD_ID = 3;
export const NEXT_PERIOD_ID = 4;

export interface DemoPeriod extends NewInternshipPeriod {
  readonly id: number;
}

/** When the grades were in. */
const closingOf = (endDate: string) => campusInstant(addDays(endDate, 21), '15:00', 0);

/** Consecutive periods of six months; the active one started three months before this month. */
export function demoPeriods(today: string): DemoPeriod[] {
  const period = (id: number, startMonth: number, semester: number): DemoPeriod => ({
    id,
    start_date: startOfMonth(today, startMonth),
    end_date: endOfMonth(today, startMonth + 5),
    semester,
    year: startOfMonth(today, startMonth).slice(0, 4),
    is_active: id === ACTIVE_PERIOD_ID,
    requires_check_out: id === EARLIER_PERIOD_ID,
    // The certificates of the oldest one were issued without.
    requires_final_report: id !== OLDEST_PERIOD_ID,
    requires_defence: id !== OLDEST_PERIOD_ID,
    min_guidance_sessions: id === OLDEST_PERIOD_ID ? 0 : 8,
    closed_at: id === OLDEST_PERIOD_ID ? closingOf(endOfMonth(today, startMonth + 5)) : null,
  });
  return [
    period(OLDEST_PERIOD_ID, -15, 3),
    period(EARLIER_PERIOD_ID, -9, 2),
    period(ACTIVE_PERIOD_ID, -3, 3),
    period(NEXT_PERIOD_ID, 3, 4),
  ];
}
