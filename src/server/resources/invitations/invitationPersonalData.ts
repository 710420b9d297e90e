import { sql } from 'kysely';
import { deletedFrom, few, type PersonalData } from '@/server/resources/personalRecords';

const invitations = (userId: number) => sql`
  select invited_at, expires_at from invitations where user_id = ${userId}`;

export const invitationPersonalData = {
  invitations: {
    copy: { file: 'undangan', title: 'Undangan untuk membuka akun', rows: few(invitations) },
    forget: deletedFrom('invitations'),
  },
} as const satisfies PersonalData;
