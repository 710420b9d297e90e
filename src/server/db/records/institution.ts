import type { StoredRecord } from './storedRecord';

export const institution = {
  audited: { institution: { label: [] } },
} as const satisfies StoredRecord;
