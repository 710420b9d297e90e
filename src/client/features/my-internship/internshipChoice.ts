import type { Internship } from '@/client/api/api';
import { formatPeriod } from '@/shared/format';

/** A student's internships and the chosen one. */
export type InternshipChoice = {
  internship: Internship;
  internships: readonly Internship[];
  onSelect: (id: number) => void;
};

export const periodOf = ({ internship_period }: Internship) =>
  formatPeriod(internship_period.start_date, internship_period.end_date);
