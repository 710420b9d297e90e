import type { HolidayDay } from '@/shared/attendance/holidayOn';
import { leftovers } from '@/shared/attendance/leftovers';
import { datesInForce } from '@/shared/attendance/placement';
import { type DayOffFacts, type PlannedDay, plannedDays } from '@/shared/attendance/plannedDays';
import type { ScheduleInput } from '@/shared/resources/schedules/scheduleRules';
import type { ScheduledPlacement, ScheduleFacts } from './scheduleFacts';

interface Leftover {
  date: string;
  outcome: 'leftover';
  activityId: number;
}

export interface PlacementPlan {
  placement: ScheduledPlacement;
  days: readonly (PlannedDay | Leftover)[];
}

/** The days of each placement in their order, with those that the hours have no longer. */
export function plansOf(
  facts: ScheduleFacts,
  { start_date, end_date }: ScheduleInput,
  today: string,
): PlacementPlan[] {
  return facts.placements.map((placement) => {
    const { internship_id: id } = placement;
    const patterns = facts.patterns.get(id) ?? [];
    const existing = facts.existing.get(id) ?? [];
    const days = plannedDays({
      from: start_date,
      to: end_date,
      patterns,
      ...dayOffFactsOf(placement, facts.holidays),
      existing,
      today,
    });
    const left = leftovers(existing, patterns, today).map(
      ({ id: activityId, date }): Leftover => ({ date, outcome: 'leftover', activityId }),
    );
    return { placement, days: left.length > 0 ? byDate([...days, ...left]) : days };
  });
}

/** The facts that keep the placement from having activities on a day. */
export function dayOffFactsOf(
  placement: ScheduledPlacement,
  holidays: readonly HolidayDay[],
): DayOffFacts {
  const period = { startDate: placement.start_date, endDate: placement.end_date };
  const own = { startDate: placement.own_start_date, endDate: placement.own_end_date };
  return {
    holidays,
    observesJointLeave: placement.observes_joint_leave,
    placement: { ...datesInForce(period, own), interruptions: placement.interruptions },
    period: { ...period, isClosed: placement.closed_by !== null },
  };
}

const byDate = <Day extends { date: string }>(days: Day[]) =>
  days.sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));

export interface ScheduleCounts {
  add: number;
  change: number;
  keep: number;
  skip: number;
  leftover: number;
}

/** The numbers of days by their outcome. */
export function countsOf(days: readonly { outcome: keyof ScheduleCounts }[]): ScheduleCounts {
  const counts = { add: 0, change: 0, keep: 0, skip: 0, leftover: 0 };
  for (const { outcome } of days) counts[outcome] += 1;
  return counts;
}
