import { NIK_LENGTH, NIP_LENGTH } from '@/shared/constants/limits';
import type { InvitedRole } from '@/shared/resources/invitations/invitedRoles';
import { lecturerFields } from '@/shared/resources/lecturers/lecturerFields';
import { mentorFields } from '@/shared/resources/mentors/mentorFields';

/** The number with which each of them logs in. */
export const INVITED_NUMBERS = {
  lecturer: { name: 'nip', label: lecturerFields.nip.label, length: NIP_LENGTH },
  mentor: { name: 'nik', label: mentorFields.nik.label, length: NIK_LENGTH },
} as const satisfies Record<InvitedRole, { name: string; label: string; length: number }>;
