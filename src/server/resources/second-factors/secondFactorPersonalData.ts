import { sql } from 'kysely';
import { deletedFrom, few, type PersonalData } from '@/server/resources/personalRecords';

const apps = (userId: number) => sql`
  select confirmed_at from authenticators where user_id = ${userId} and confirmed_at is not null`;
const passkeys = (userId: number) => sql`
  select name, created_at, last_used_at from passkeys where user_id = ${userId} order by created_at`;
const codes = (userId: number) => sql`
  select created_at, is_given, expires_at from second_factor_codes
  where user_id = ${userId} order by created_at`;

export const secondFactorPersonalData = {
  authenticators: {
    copy: { file: 'aplikasi-autentikator', title: 'Aplikasi autentikator', rows: few(apps) },
    forget: deletedFrom('authenticators'),
  },
  passkeys: {
    copy: { file: 'passkey', title: 'Passkey', rows: few(passkeys) },
    forget: deletedFrom('passkeys'),
  },
  second_factor_codes: {
    copy: { file: 'kode-pemulihan', title: 'Kode pemulihan yang tersisa', rows: few(codes) },
    forget: deletedFrom('second_factor_codes'),
  },
} as const satisfies PersonalData;
