import { crudPaths } from '@/shared/addresses';
import type { RecordKinds } from '@/shared/resources/recordKind';

export const courseRecords = {
  courses: {
    name: 'mata kuliah',
    title: 'Mata Kuliah',
    tag: 'Course',
    history: 'masterData',
    imported: 'masterData',
    views: 'courses',
    isFound: false,
    isPersonal: false,
  },
} as const satisfies RecordKinds;

export const coursePaths = crudPaths('/courses');
