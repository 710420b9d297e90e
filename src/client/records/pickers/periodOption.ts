import type { InternshipPeriod } from '@/client/api/api';
import type { ComboboxOption } from '@/client/ui/comboboxProps';
import { formatPeriod } from '@/shared/format';

type Period = Pick<InternshipPeriod, 'start_date' | 'end_date' | 'semester'>;

/** Spec §2: 'start_date s/d end_date - Semester N'. */
export const periodLabel = ({ start_date, end_date, semester }: Period) =>
  `${formatPeriod(start_date, end_date)} - Semester ${semester}`;

/** The list of periods that the pickers of forms offer. */
export const latestPeriods = (isActive?: boolean) => ({ isActive, sort: '-start_date' });

export const periodOption = (period: Period & { id: number }): ComboboxOption => ({
  value: period.id,
  label: periodLabel(period),
});
