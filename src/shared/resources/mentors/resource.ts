import { INVITE_PARAM } from '@/shared/constants/invitations';
import type { RecordKinds } from '@/shared/resources/recordKind';

export const mentorRecords = {
  mentors: {
    name: 'profil mentor',
    title: 'Mentor',
    tag: 'Mentor',
    history: null,
    imported: 'masterData',
    views: 'mentors',
    isFound: true,
    isPersonal: true,
  },
} as const satisfies RecordKinds;

export const mentorPaths = {
  index: '/mentors',
  /** The list with the dialog that invites. */
  invite: `/mentors?${INVITE_PARAM}=1`,
  unsigned: '/mentors?has_signature=false',
} as const;
