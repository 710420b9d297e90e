import type { Internship } from '@/client/api/api';
import { placementDates } from '@/client/records/placementDates/placementDates';
import { formatPeriod } from '@/shared/format';

/** A student's internships and the chosen one. */
export type InternshipChoice = {
  internship: Internship;
  internships: readonly Internship[];
  onSelect: (id: number) => void;
};

/** The days of the placement, which are those of its period unless it has its own. */
export function periodOf(internship: Internship) {
  const { startDate, endDate } = placementDates(internship);
  return formatPeriod(startDate, endDate);
}
