import { ACTIVATES } from '../audit/recordKind';
import type { StoredRecord } from './storedRecord';

export const mentors = {
  audited: {
    mentors: {
      label: ['{user_name}'],
      namedBy: 'user_id',
      actions: ACTIVATES,
      subject: ['users', 'user_id'],
      ignored: ['version'],
    },
  },
  constraints: {
    unique: {
      mentors_nik_key: { field: 'nik', message: 'NIK sudah digunakan' },
    },
    reference: {
      mentors_company_id_fkey: { field: 'company_id', message: 'Perusahaan tidak ditemukan' },
    },
    stillReferenced: {
      mentors_company_id_fkey: 'Mitra industri tidak dapat dihapus karena masih memiliki mentor.',
    },
  },
} as const satisfies StoredRecord;
