import { ACTIVATES } from '../audit/recordKind';
import type { StoredRecord } from './storedRecord';

export const PERIOD_CLOSED = 'Periode ini sudah ditutup.';

export const internshipPeriods = {
  audited: {
    internship_periods: {
      label: ['{start_date}', ' s/d {end_date}', ' - Semester {semester}'],
      actions: [
        { action: 'reopen', changed: 'closed_at', now: { closed_at: null } },
        { action: 'close', changed: 'closed_at' },
        ...ACTIVATES,
      ],
      ignored: ['version'],
    },
  },
  notAudited: {
    past_period_rules: 'follows from changes of periods, which have entries themselves',
  },
  constraints: {
    refused: {
      internship_periods_open_check: PERIOD_CLOSED,
    },
  },
} as const satisfies StoredRecord;
