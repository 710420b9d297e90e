import type { RecordKinds } from '@/shared/resources/recordKind';

export const studentRecords = {
  students: {
    name: 'profil mahasiswa',
    title: 'Mahasiswa',
    tag: 'Student',
    history: null,
    imported: 'masterData',
    views: 'students',
    isFound: true,
    isPersonal: true,
  },
} as const satisfies RecordKinds;

export const studentPaths = { index: '/students' } as const;
