import type { InternshipPeriod } from '@/client/api/api';

/** The request of the periods from which the dashboards choose. */
export const PERIODS_REQUEST = { sort: '-start_date' };

/** The period that a dashboard shows first (spec §4). */
export const firstPeriod = (periods: readonly InternshipPeriod[]) =>
  periods.find(({ is_active }) => is_active);
