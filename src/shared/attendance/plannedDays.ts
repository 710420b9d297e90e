import type { HolidayCertainty } from '@/shared/resources/holidays/constants';
import { addDays } from '../calendarDays';
import { type Comparison, compareExisting, type ExistingActivity } from './existingActivity';
import { type HolidayDay, holidayOn } from './holidayOn';
import { type DateRange, isPlacedOn, isWithin, type PlacementDates } from './placement';
import { hoursOn, type WorkPattern } from './workPattern';

export interface Plan {
  from: string;
  to: string;
  patterns: readonly WorkPattern[];
  holidays: readonly HolidayDay[];
  observesJointLeave: boolean;
  placement: PlacementDates;
  period: DateRange & { isClosed: boolean };
  existing: readonly ExistingActivity[];
  /** The day from which on activities can still change. */
  today: string;
}

export type SkipReason =
  | 'closed_period'
  | 'outside_period'
  | 'outside_placement'
  | 'holiday'
  | 'joint_leave'
  | 'attended'
  | 'exists';

/** A day on which a placement has no activities. */
interface DayOff {
  reason: Exclude<SkipReason, 'attended' | 'exists'>;
  holidayName?: string;
  holidayCertainty?: HolidayCertainty;
}

export interface PlannedDay {
  date: string;
  pattern: WorkPattern;
  outcome: Comparison['outcome'];
  /** Only for days that are skipped. */
  reason?: SkipReason;
  holidayName?: string;
  holidayCertainty?: HolidayCertainty;
  /** The activity that stays or changes. */
  activityId?: number;
}

/** The outcome of each day that falls on a weekday of its pattern, both ends included (docs/decisions/0066). */
export function plannedDays(plan: Plan): PlannedDay[] {
  const days: PlannedDay[] = [];
  for (let date = plan.from; date <= plan.to; date = addDays(date, 1)) {
    const pattern = hoursOn(plan.patterns, date);
    if (!pattern) continue;
    days.push({ date, pattern, ...outcomeOn(date, pattern, plan) });
  }
  return days;
}

function outcomeOn(
  date: string,
  pattern: WorkPattern,
  plan: Plan,
): Omit<PlannedDay, 'date' | 'pattern'> {
  const off = dayOff(date, plan);
  if (off) return { outcome: 'skip', ...off };

  const existing = plan.existing.filter((activity) => activity.date === date);
  return compareExisting(existing, pattern, plan.today);
}

export type DayOffFacts = Pick<Plan, 'period' | 'placement' | 'holidays' | 'observesJointLeave'>;

/** The reason that keeps a placement from having activities on the day; null without one. */
export function dayOff(
  date: string,
  { period, placement, holidays, observesJointLeave }: DayOffFacts,
): DayOff | null {
  if (period.isClosed) return { reason: 'closed_period' };
  if (!isWithin(date, period)) return { reason: 'outside_period' };
  if (!isPlacedOn(date, placement)) return { reason: 'outside_placement' };
  const holiday = holidayOn(date, holidays, observesJointLeave);
  if (!holiday) return null;
  return {
    reason: holiday.kind === 'joint_leave' ? 'joint_leave' : 'holiday',
    holidayName: holiday.name,
    holidayCertainty: holiday.certainty,
  };
}
