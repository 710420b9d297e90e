import type { Interruption } from '@/client/api/api';
import type { OpenRange } from '@/shared/attendance/placement';

export interface InterruptionValues {
  start_date: string;
  /** '' until further notice */
  end_date: string;
  reason: string;
  version?: number;
}

export const NEW_INTERRUPTION: InterruptionValues = { start_date: '', end_date: '', reason: '' };

export const interruptionValues = (stored: Interruption): InterruptionValues => ({
  start_date: stored.start_date,
  end_date: stored.end_date ?? '',
  reason: stored.reason,
  version: stored.version,
});

export const rangeOf = ({ start_date, end_date }: Interruption): OpenRange => ({
  startDate: start_date,
  endDate: end_date,
});
