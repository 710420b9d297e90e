import { crudPaths } from '@/shared/addresses';
import type { Role } from '@/shared/permissions';
import type { RecordKinds } from '@/shared/resources/recordKind';

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
