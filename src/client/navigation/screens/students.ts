import { paths } from '@/shared/paths';
import { PERMISSIONS } from '@/shared/permissions';
import type { RecordPages, Screens } from '../screen';

export const studentScreens = {
  'students.index': {
    path: paths.students.index,
    title: 'Mahasiswa',
    roles: PERMISSIONS.masterData,
  },
} as const satisfies Screens;

export const studentRecordPages = {
  students: {
    list: 'students.index',
    listed: 'listStudents',
    order: 'user.name',
    urlOf: paths.users.edit,
  },
} as const satisfies RecordPages;
