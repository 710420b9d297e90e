import { ACTIVATES } from '../audit/recordKind';
import type { StoredRecord } from './storedRecord';

export const companies = {
  audited: {
    companies: { label: ['{name}'], actions: ACTIVATES, ignored: ['version'] },
  },
} as const satisfies StoredRecord;
