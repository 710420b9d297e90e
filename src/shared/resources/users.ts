import { crudPaths } from '../addresses';
import type { Role } from '../permissions';
import type { RecordKinds } from './recordKind';

export const userRecords = {
  users: {
    name: 'akun',
    title: 'User',
    tag: 'User',
    history: 'masterData',
    imported: null,
    views: 'users',
    isFound: false,
    isPersonal: true,
  },
} as const satisfies RecordKinds;

export const userPaths = {
  ...crudPaths('/users'),
  /** A role preselects it in the form. */
  createWithRole: (role: Exclude<Role, 'super_admin'>) => `/users/create?role=${role}`,
};
