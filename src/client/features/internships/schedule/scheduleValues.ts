import type { Internship, ScheduleInput, WorkPattern, WorkPatternInput } from '@/client/api/api';
import { placementDates } from '@/client/records/placementDates/placementDates';
import { type DateRange, usualFirstDay } from '@/shared/attendance/placement';
import { pick } from '@/shared/fields/field';

/** The values of the form: a schedule without its placements. */
export type ScheduleValues = Pick<ScheduleInput, 'start_date' | 'end_date'> & {
  /** Null: the stored hours of each placement. */
  pattern: (Omit<WorkPatternInput, 'place_id'> & { place_id: number | '' }) | null;
};

const OFFICE_HOURS: NonNullable<ScheduleValues['pattern']> = {
  weekdays: [1, 2, 3, 4, 5],
  start_time: '08:00',
  end_time: '16:00',
  break_minutes: 60,
  name: 'Kegiatan magang',
  description: 'Kegiatan harian di tempat magang.',
  place_id: '',
};

const FIELDS = [
  'weekdays',
  'start_time',
  'end_time',
  'break_minutes',
  'name',
  'description',
] as const;

/** The stored hours of each placement, for one day. */
export const valuesOfDay = (date: string): ScheduleValues => ({
  start_date: date,
  end_date: date,
  pattern: null,
});

/** The hours that all placements have, otherwise office hours. */
export function usualHours(
  placements: readonly Internship[],
  stored: readonly WorkPattern[],
): NonNullable<ScheduleValues['pattern']> {
  const [first, ...others] = stored.map((one) => ({
    ...pick(one, ...FIELDS),
    place_id: one.place_id ?? ('' as const),
  }));
  const isSame = others.every((one) => JSON.stringify(one) === JSON.stringify(first));
  return first && isSame && stored.length === placements.length ? first : OFFICE_HOURS;
}

/**
 * The rest of the placements. What is stored counts if some of many placements have hours, or if those of one change
 * later, so that a second schedule changes nothing by itself.
 */
export function startValues(
  placements: readonly Internship[],
  today: string,
  stored: readonly WorkPattern[],
): ScheduleValues {
  const days = restOf(placements.map(placementDates), today);
  const changesLater = stored.some(({ valid_from }) => valid_from > days.start_date);
  const keepsStored = placements.length > 1 ? stored.length > 0 : changesLater;
  return { ...days, pattern: keepsStored ? null : usualHours(placements, stored) };
}

/** The days that are left of the placements, or all of them before they begin and after they end. */
const restOf = (placed: readonly DateRange[], today: string) => {
  const [startDate = today] = placed.map((days) => days.startDate).sort();
  const endDate =
    placed
      .map((days) => days.endDate)
      .sort()
      .at(-1) ?? today;
  return { start_date: usualFirstDay({ startDate, endDate }, today), end_date: endDate };
};

export const withoutPlace = ({ pattern, ...values }: ScheduleValues): ScheduleValues => ({
  ...values,
  pattern: pattern && { ...pattern, place_id: '' },
});
