import type { StoredRecord } from './storedRecord';

export const students = {
  audited: {
    students: {
      label: ['{name}'],
      subject: ['users', 'user_id'],
      ignored: ['name', 'search_text', 'version'],
    },
  },
  constraints: {
    unique: {
      students_nim_key: { field: 'nim', message: 'NIM sudah digunakan' },
    },
  },
} as const satisfies StoredRecord;
