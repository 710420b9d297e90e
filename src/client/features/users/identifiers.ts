import type { Role } from '@/shared/permissions';

/** With what a person of this role signs in; it is also the default password (spec §9). */
export const IDENTIFIERS = {
  student: 'NIM',
  lecturer: 'NIP',
  super_admin: 'NIP',
  mentor: 'NIK',
} as const satisfies Record<Role, string>;
