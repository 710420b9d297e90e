import { ROLE_LABELS } from '@/shared/constants/labels';
import { paths } from '@/shared/paths';
import { PERMISSIONS } from '@/shared/permissions';
import type { RecordPages, Screens } from '../screen';

export const userScreens = {
  'users.index': { path: paths.users.index, title: 'User', roles: PERMISSIONS.masterData },
  'users.create': {
    path: paths.users.create,
    title: 'Tambah User',
    roles: PERMISSIONS.masterData,
    parent: 'users.index',
    forRole: {
      student: { title: `Tambah ${ROLE_LABELS.student}`, parent: 'students.index' },
      lecturer: { title: `Tambah ${ROLE_LABELS.lecturer}`, parent: 'lecturers.index' },
      mentor: { title: `Tambah ${ROLE_LABELS.mentor}`, parent: 'mentors.index' },
    },
  },
  'users.edit': {
    path: paths.users.edit(':id'),
    title: 'Edit User',
    roles: PERMISSIONS.masterData,
    parent: 'users.index',
    otherParents: ['students.index', 'mentors.index', 'lecturers.index'],
  },
} as const satisfies Screens;

export const userRecordPages = {
  users: {
    list: 'users.index',
    listed: 'listUsers',
    order: 'name',
    read: 'getUser',
    urlOf: paths.users.edit,
  },
} as const satisfies RecordPages;
