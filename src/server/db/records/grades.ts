import type { StoredRecord } from './storedRecord';

export const grades = {
  audited: {
    grades: {
      label: ['{course_code}', ' – {student_name}'],
      namedBy: 'internship_id',
      ignored: ['version'],
    },
  },
  constraints: {
    unique: {
      grades_internship_course_key: {
        field: 'course_code',
        message: 'Nilai untuk mata kuliah ini sudah ada',
      },
    },
    reference: {
      grades_internship_id_fkey: { field: 'internship_id', message: 'Magang tidak ditemukan' },
      grades_course_code_fkey: { field: 'course_code', message: 'Mata kuliah tidak ditemukan' },
    },
    stillReferenced: {
      grades_internship_id_fkey: 'Magang tidak dapat dihapus karena masih memiliki nilai.',
      grades_course_code_fkey: 'Mata kuliah tidak dapat dihapus karena masih memiliki nilai.',
    },
  },
} as const satisfies StoredRecord;
