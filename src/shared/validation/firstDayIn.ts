import { firstDay, OUTSIDE_PERIOD } from '@/shared/resources/internships/internshipRules';
import { type DateRange, isWithin } from '../attendance/placement';
import { isCalendarDate } from './dateAndTime';

export const firstDayIn = (period: DateRange) =>
  firstDay().test(
    'in-period',
    OUTSIDE_PERIOD,
    (day) => !isCalendarDate(day) || isWithin(day, period),
  );
