import { INVITE_PARAM } from '@/shared/constants/invitations';
import type { RecordKinds } from '@/shared/resources/recordKind';

export const lecturerRecords = {
  lecturers: {
    name: 'profil dosen',
    title: 'Dosen',
    tag: 'Lecturer',
    history: null,
    imported: 'masterData',
    views: 'lecturers',
    isFound: true,
    isPersonal: true,
  },
} as const satisfies RecordKinds;

export const lecturerPaths = {
  index: '/lecturers',
  /** The list with the dialog that invites. */
  invite: `/lecturers?${INVITE_PARAM}=1`,
  unsigned: '/lecturers?has_signature=false',
} as const;
