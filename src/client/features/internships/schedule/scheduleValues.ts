import type {
  InternshipPeriod,
  ScheduleInput,
  WorkPattern,
  WorkPatternInput,
} from '@/client/api/api';
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

/** The hours that are in force, otherwise office hours, for the rest of the period. */
export const startValues = (
  { start_date, end_date }: Pick<InternshipPeriod, 'start_date' | 'end_date'>,
  today: string,
  latest?: WorkPattern,
): ScheduleValues => ({
  start_date: start_date < today && today <= end_date ? today : start_date,
  end_date,
  pattern: latest ? { ...pick(latest, ...FIELDS), place_id: latest.place_id ?? '' } : OFFICE_HOURS,
});

export const withoutPlace = ({ pattern, ...values }: ScheduleValues): ScheduleValues => ({
  ...values,
  pattern: pattern && { ...pattern, place_id: '' },
});
