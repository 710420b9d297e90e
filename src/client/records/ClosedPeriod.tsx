import type { ReactNode } from 'react';
import type { InternshipPeriod } from '@/client/api/api';
import { Badge } from '@/client/ui/cells/Badge';
import { formatPeriod } from '@/shared/format';
import { CLOSED_NOTES, type ClosedBy } from '@/shared/resources/internships/closedBy';
import { LOCKED_MARK, LockedContext } from './LockedContext';

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
  <LockedContext why={closedAt ? CLOSED_NOTES.period : null}>{children}</LockedContext>
);

type PlacementProps = { closedBy: ClosedBy | null | undefined; children: ReactNode };

/** The context line of a page about a placement, with a note when it can only be read. */
export const PlacementContext = ({ closedBy, children }: PlacementProps) => (
  <LockedContext why={closedBy ? CLOSED_NOTES[closedBy] : null}>{children}</LockedContext>
);
