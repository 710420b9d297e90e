import { sql } from 'kysely';
import { deletedFrom, few, type PersonalData } from '@/server/resources/personalRecords';

const codes = (userId: number) => sql`
  select created_at, expires_at, is_mailed from password_codes where user_id = ${userId}`;

export const passwordCodePersonalData = {
  password_codes: {
    copy: { file: 'kode-password', title: 'Kode untuk membuat password baru', rows: few(codes) },
    forget: deletedFrom('password_codes'),
  },
} as const satisfies PersonalData;
