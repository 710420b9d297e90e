import type { InvitedRole } from '@/shared/resources/invitations/invitedRoles';

/** In the place of a number that an invited person has not given yet. */
export const INVITED = 'Diundang';

/** How lists mark a person who has not opened the account; null for everybody else. */
export function invitedNote(until: string | null, now = new Date()): string | null {
  if (until === null) return null;
  return new Date(until) > now ? INVITED : 'Undangan kedaluwarsa';
}

export const INVITE: Readonly<Record<InvitedRole, string>> = {
  lecturer: 'Undang Dosen',
  mentor: 'Undang Mentor',
};
