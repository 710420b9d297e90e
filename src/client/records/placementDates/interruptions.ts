import type { Interruption } from '@/client/api/api';
import { isWithin } from '@/shared/attendance/placement';
import { formatDate, formatDays } from '@/shared/format';

type Days = Pick<Interruption, 'start_date' | 'end_date'>;

/** 9 Mar 2026 s/d 20 Mar 2026, or 9 Mar 2026 sampai pemberitahuan */
export const interruptionDays = ({ start_date, end_date }: Days): string =>
  end_date === null
    ? `${formatDate(start_date)} sampai pemberitahuan`
    : formatDays(start_date, end_date);

export const isInterruptedOn = (date: string, { start_date, end_date }: Days): boolean =>
  isWithin(date, { startDate: start_date, endDate: end_date });

/** The interruption that a day is in; they never overlap. */
export const interruptionOn = (
  interruptions: readonly Interruption[] | undefined,
  date: string,
): Interruption | undefined => interruptions?.find((one) => isInterruptedOn(date, one));
