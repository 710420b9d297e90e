import type { StoredRecord } from './storedRecord';

export const courses = {
  audited: {
    courses: { label: ['{code}', ' {name}'], key: 'code', ignored: ['version'] },
  },
  constraints: {
    unique: {
      courses_pkey: { field: 'code', message: 'Kode mata kuliah sudah digunakan' },
    },
  },
} as const satisfies StoredRecord;
