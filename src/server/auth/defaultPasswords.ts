import type { Config } from '@/server/config';
import type { Role } from '@/shared/permissions';

/** A super admin's NIP is often public, and the account opens everything. */
const SUPER_ADMIN_TTL_S = 24 * 60 * 60;

interface Account {
  role: Role;
  has_default_password: boolean;
  default_password_given_at: Date;
  last_login_at: Date | null;
}

/**
 * When the default password of an account expires or has expired. null: it was used for a login since
 * it was given, or the user has chosen a password.
 */
export function defaultPasswordExpiry(
  { role, has_default_password, default_password_given_at: given, last_login_at }: Account,
  { defaultPasswordTtl }: Pick<Config, 'defaultPasswordTtl'>,
): Date | null {
  const isUsed = last_login_at !== null && last_login_at >= given;
  if (!has_default_password || isUsed) return null;
  const ttl =
    role === 'super_admin' ? Math.min(SUPER_ADMIN_TTL_S, defaultPasswordTtl) : defaultPasswordTtl;
  return new Date(given.getTime() + ttl * 1000);
}
