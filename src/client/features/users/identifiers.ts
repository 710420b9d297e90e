import type { Role } from '@/shared/permissions';

/** The sign-in name of each role; also its default password (spec §9). */
export const IDENTIFIERS = {
  student: 'NIM',
  lecturer: 'NIP',
  super_admin: 'NIP',
  mentor: 'NIK',
} as const satisfies Record<Role, string>;
