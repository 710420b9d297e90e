import type { Role } from '@/shared/permissions';

/** The roles of people who can be invited. */
export const INVITED_ROLES = ['lecturer', 'mentor'] as const satisfies readonly Role[];

export type InvitedRole = (typeof INVITED_ROLES)[number];

export const isInvitedRole = (role: Role): role is InvitedRole =>
  (INVITED_ROLES as readonly Role[]).includes(role);
