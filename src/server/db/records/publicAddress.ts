import type { StoredRecord } from './storedRecord';

export const publicAddress = {
  audited: {
    public_address: { label: [], ignored: ['confirmed_at'] },
  },
} as const satisfies StoredRecord;
