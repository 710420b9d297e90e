import type { StoredRecord } from './storedRecord';

export const letterSeries = {
  audited: {
    // Letters have entries of their own, with their numbers.
    letter_series: { label: ['{kind}', ' {year}'], ignored: ['last_number', 'version'] },
  },
} as const satisfies StoredRecord;
