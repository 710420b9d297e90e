import { type DateRange, isWithin } from '../attendance/placement';
import { isCalendarDate } from './dateAndTime';
import { firstDay, OUTSIDE_PERIOD } from './internshipRules';

export const firstDayIn = (period: DateRange) =>
  firstDay().test(
    'in-period',
    OUTSIDE_PERIOD,
    (day) => !isCalendarDate(day) || isWithin(day, period),
  );
