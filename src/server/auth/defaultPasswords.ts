import type { Config } from '@/server/config';
import type { Role } from '@/shared/permissions';

/** A super admin's NIP is often public, and the account opens everything. */
export const SUPER_ADMIN_TTL_S = 24 * 60 * 60;

interface Account {
  role: Role;
  has_default_password: boolean;
  default_password_given_at: Date;
  last_login_at: Date | null;
}

/**
 * The time at which the default password of an account expires. Null: it has been used for a login, or the
 * user has chosen a password (docs/decisions/0015).
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
