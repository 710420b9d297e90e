import { paths } from '@/shared/paths';
import { PERMISSIONS } from '@/shared/permissions';
import type { RecordPages, Screens } from '../screen';

export const lecturerScreens = {
  'lecturers.index': { path: paths.lecturers.index, title: 'Dosen', roles: PERMISSIONS.masterData },
} as const satisfies Screens;

export const lecturerRecordPages = {
  lecturers: {
    list: 'lecturers.index',
    listed: 'listLecturers',
    order: 'user.name',
    urlOf: paths.users.edit,
  },
} as const satisfies RecordPages;
