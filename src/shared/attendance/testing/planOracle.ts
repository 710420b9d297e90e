import type { Plan, PlannedDay } from '../plannedDays';
import { nextDate } from './wallClock';

/**
 * A second reading of the rules of planned days (docs/decisions/0066): it walks through the calendar from a Monday, and
 * takes the first line of a table that fits.
 */
export function expectedPlan(plan: Plan): PlannedDay[] {
  const days: PlannedDay[] = [];
  let weekday = 1;
  for (let date = '2026-02-02'; date <= plan.to; date = nextDate(date)) {
    if (date >= plan.from) days.push(...expectedOn(date, weekday, plan));
    weekday = weekday === 7 ? 1 : weekday + 1;
  }
  return days;
}

function expectedOn(date: string, weekday: number, plan: Plan): PlannedDay[] {
  const begun = plan.patterns.filter(({ validFrom }) => validFrom <= date);
  const [pattern] = begun.sort((one, other) => (one.validFrom < other.validFrom ? 1 : -1));
  if (!pattern?.weekdays.some((day) => day === weekday)) return [];

  const { period, placement, today } = plan;
  const covers = (first: string, last: string | null) => first <= date && date <= (last ?? '9999');
  const holiday = plan.holidays.find(
    (day) => day.date === date && !(day.kind === 'joint_leave' && !plan.observesJointLeave),
  );
  const named = holiday && { holidayName: holiday.name, holidayCertainty: holiday.certainty };

  const there = plan.existing.filter((activity) => activity.date === date);
  const textOf = (item: { startTime: string; endTime: string; name: string; placeId?: unknown }) =>
    [item.startTime, item.endTime, item.name, item.placeId ?? 'none'].join('|');
  const same = there.find((activity) => textOf(activity) === textOf(pattern));
  const free = there.find(
    (activity) =>
      activity.isGenerated && !activity.isTouched && !activity.isAttended && date >= today,
  );

  const table: [boolean, Omit<PlannedDay, 'date' | 'pattern'>][] = [
    [period.isClosed, { outcome: 'skip', reason: 'closed_period' }],
    [!covers(period.startDate, period.endDate), { outcome: 'skip', reason: 'outside_period' }],
    [
      !covers(placement.startDate, placement.endDate) ||
        (placement.interruptions ?? []).some((gap) => covers(gap.startDate, gap.endDate)),
      { outcome: 'skip', reason: 'outside_placement' },
    ],
    [holiday?.kind === 'joint_leave', { outcome: 'skip', reason: 'joint_leave', ...named }],
    [holiday !== undefined, { outcome: 'skip', reason: 'holiday', ...named }],
    [there.length === 0, { outcome: 'add' }],
    [same !== undefined, { outcome: 'keep', activityId: same?.id }],
    [there.some(({ isAttended }) => isAttended), { outcome: 'skip', reason: 'attended' }],
    [free !== undefined, { outcome: 'change', activityId: free?.id }],
    [true, { outcome: 'skip', reason: 'exists' }],
  ];
  return table
    .filter(([holds]) => holds)
    .slice(0, 1)
    .map(([, outcome]) => ({ date, pattern, ...outcome }));
}
