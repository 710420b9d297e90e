import { paths } from '@/shared/paths';
import { PERMISSIONS } from '@/shared/permissions';
import type { RecordPages, Screens } from '../screen';

export const courseScreens = {
  'courses.index': {
    path: paths.courses.index,
    title: 'Mata Kuliah',
    roles: PERMISSIONS.masterData,
  },
  'courses.create': {
    path: paths.courses.create,
    title: 'Tambah Mata Kuliah',
    roles: PERMISSIONS.masterData,
    parent: 'courses.index',
  },
  'courses.edit': {
    path: paths.courses.edit(':code'),
    title: 'Edit Mata Kuliah',
    roles: PERMISSIONS.masterData,
    parent: 'courses.index',
  },
} as const satisfies Screens;

export const courseRecordPages = {
  courses: {
    list: 'courses.index',
    listed: 'listCourses',
    order: 'code',
    urlOf: paths.courses.edit,
  },
} as const satisfies RecordPages;
