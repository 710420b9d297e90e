import type { StoredRecord } from './storedRecord';

export const savedViews = {
  notAudited: {
    saved_views: 'how somebody looks at a list; changes no record',
  },
  constraints: {
    unique: {
      saved_views_name_key: { field: 'name', message: 'Nama tampilan sudah digunakan' },
    },
  },
} as const satisfies StoredRecord;
