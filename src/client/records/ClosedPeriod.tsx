import type { ReactNode } from 'react';
import type { InternshipPeriod } from '@/client/api/api';
import { Badge } from '@/client/ui/cells/Badge';
import { formatPeriod } from '@/shared/format';
import { LOCKED_MARK, LockedContext } from './LockedContext';

export const PERIOD_LOCKED = 'Periode ditutup, hanya dapat dibaca';

type Period = Pick<InternshipPeriod, 'start_date' | 'end_date' | 'closed_at'>;

/** A period in a list. */
export const PeriodCell = ({ start_date, end_date, closed_at }: Period) => {
  const dates = formatPeriod(start_date, end_date);
  if (!closed_at) return dates;
  return (
    <>
      {dates} <Badge {...LOCKED_MARK}>Ditutup</Badge>
    </>
  );
};

type Props = {
  /** The closing time of the page's period; null while it is open. */
  closedAt: string | null | undefined;
  children: ReactNode;
};

/** The context line of a page, with a note when the period is closed. */
export const PeriodContext = ({ closedAt, children }: Props) => (
  <LockedContext why={closedAt ? PERIOD_LOCKED : null}>{children}</LockedContext>
);
