import type { Internship, ScheduleInput, WorkPattern, WorkPatternInput } from '@/client/api/api';
import { placementDates } from '@/client/records/placementDates/placementDates';
import { type DateRange, usualFirstDay } from '@/shared/attendance/placement';
import { pick } from '@/shared/fields/field';

/** The values of the form: a schedule without its placements. */
export type ScheduleValues = Pick<ScheduleInput, 'start_date' | 'end_date'> & {
  /** Null: the stored hours of each placement. */
  pattern: (Omit<WorkPatternInput, 'place_id'> & { place_id: number | '' }) | null;
};

export const OFFICE_HOURS: NonNullable<ScheduleValues['pattern']> = {
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

/** The hours that are in force, otherwise office hours, for the rest of the placements. */
export const startValues = (
  placements: readonly Internship[],
  today: string,
  latest?: WorkPattern,
): ScheduleValues => ({
  ...restOf(placements.map(placementDates), today),
  pattern: latest ? { ...pick(latest, ...FIELDS), place_id: latest.place_id ?? '' } : OFFICE_HOURS,
});

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
