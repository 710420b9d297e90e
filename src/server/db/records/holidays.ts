import type { StoredRecord } from './storedRecord';

export const holidays = {
  audited: {
    holidays: { label: ['{name}', ' ({date})'], ignored: ['version'] },
  },
  constraints: {
    unique: {
      holidays_date_key: { field: 'date', message: 'Tanggal ini sudah ada' },
    },
  },
} as const satisfies StoredRecord;
