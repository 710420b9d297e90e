import type { LoginProvider, RoleByClaim } from '@/server/settings/loginProviders';
import { IDENTIFIER_MAX } from '@/shared/constants/limits';

type Claims = Readonly<Record<string, unknown>>;

const claimOf = (claims: Claims, name: string): unknown =>
  Object.hasOwn(claims, name) ? claims[name] : undefined;

/**
 * The NIM, NIP or NIK as the provider states it, or null. A mail address is none; its first part is one only in the Google
 * Workspace of the settings, whose administrators give the addresses.
 */
export function numberIn(
  { numberClaim, hostedDomain }: Pick<LoginProvider, 'numberClaim' | 'hostedDomain'>,
  claims: Claims,
): string | null {
  if (hostedDomain !== null && claimOf(claims, 'hd') !== hostedDomain) return null;
  const value = claimOf(claims, numberClaim);
  if (typeof value !== 'string' || value.length > IDENTIFIER_MAX) return null;
  if (numberClaim !== 'email') return value;
  if (claimOf(claims, 'email_verified') !== true) return null;
  const [name = '', domain, ...others] = value.split('@');
  return domain?.toLowerCase() === hostedDomain && others.length === 0 ? name : null;
}

/** The role of the claims; null for none, and for several. */
export function roleIn({ accounts }: Pick<LoginProvider, 'accounts'>, claims: Claims) {
  if (accounts === null) return null;
  const value = claimOf(claims, accounts.claim);
  const roles = new Set<RoleByClaim>();
  for (const name of Array.isArray(value) ? value : [value]) {
    const role =
      typeof name === 'string' && Object.hasOwn(accounts.roles, name)
        ? accounts.roles[name]
        : undefined;
    if (role !== undefined) roles.add(role);
  }
  const [role, ...others] = roles;
  return role !== undefined && others.length === 0 ? role : null;
}
