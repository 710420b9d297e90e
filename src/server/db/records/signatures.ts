import type { StoredRecord } from './storedRecord';

export const signatures = {
  audited: {
    signatures: {
      label: ['{user_name}'],
      namedBy: 'user_id',
      subject: ['users', 'user_id'],
      ignored: ['updated_at'],
      secret: { image: 'digital_signature' },
    },
  },
} as const satisfies StoredRecord;
