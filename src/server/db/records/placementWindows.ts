import type { StoredRecord } from './storedRecord';

export const placementWindows = {
  audited: {
    placement_windows: {
      label: ['{open_from}', ' s/d {open_until}'],
      key: 'internship_period_id',
      subject: ['internship_periods', 'internship_period_id'],
      ignored: ['version'],
    },
    placement_window_exceptions: {
      label: ['{until}'],
      subject: ['internship_periods', 'internship_period_id'],
      ignored: ['reason'],
    },
  },
} as const satisfies StoredRecord;
