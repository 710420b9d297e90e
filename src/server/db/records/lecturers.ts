import type { StoredRecord } from './storedRecord';

export const lecturers = {
  audited: {
    lecturers: {
      label: ['{user_name}'],
      namedBy: 'user_id',
      subject: ['users', 'user_id'],
      ignored: ['version'],
    },
  },
  constraints: {
    unique: {
      lecturers_nip_key: { field: 'nip', message: 'NIP sudah digunakan' },
    },
  },
} as const satisfies StoredRecord;
