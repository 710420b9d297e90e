import type { Config } from '@/server/config';
import { HttpError, MESSAGES } from '@/server/http/errors';
import { PASSWORD_CHANGE_REQUIRED, SECOND_FACTOR_REQUIRED } from '@/shared/constants/errorCodes';
import type { operations } from '@/shared/contract.gen';
import { mustAddSecondFactor, type PolicyServices } from './secondFactorPolicy';
import type { SessionUser } from './sessionUser';

/** Also allowed to accounts that must change their default password first. */
const WITH_DEFAULT_PASSWORD = [
  'getCurrentUser',
  'logout',
  'refreshSession',
  'changePassword',
] as const satisfies (keyof operations)[];

/** Also allowed to accounts that must add a second factor first. */
const WITHOUT_SECOND_FACTOR = [
  ...WITH_DEFAULT_PASSWORD,
  'getSecondFactors',
  'createAuthenticator',
  'confirmAuthenticator',
  'createPasskeyCreation',
  'createPasskey',
  'confirmIdentity',
] as const satisfies (keyof operations)[];

export type AccountServices = PolicyServices & { config: Pick<Config, 'requirePasswordChange'> };

/** Throws 403 for an account that must change its default password or add a second factor first. */
export function refuseUnfinished(
  user: SessionUser,
  services: AccountServices,
  operation?: string,
): void {
  const { config } = services;
  const isOpenTo = (operations: readonly string[]) =>
    operation !== undefined && operations.includes(operation);
  if (config.requirePasswordChange && user.hasDefaultPassword && !isOpenTo(WITH_DEFAULT_PASSWORD)) {
    throw new HttpError(403, MESSAGES.passwordChangeRequired, { code: PASSWORD_CHANGE_REQUIRED });
  }
  if (isOpenTo(WITHOUT_SECOND_FACTOR)) return;
  if (mustAddSecondFactor(user, services)) {
    throw new HttpError(403, MESSAGES.secondFactorRequired, { code: SECOND_FACTOR_REQUIRED });
  }
}
