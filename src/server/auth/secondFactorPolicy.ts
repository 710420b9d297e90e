import type { Config } from '@/server/config';
import { campusToday } from '@/server/http/campusToday';
import { HttpError, MESSAGES } from '@/server/http/errors';
import { PROOF_REQUIRED } from '@/shared/constants/errorCodes';
import type { operations } from '@/shared/contract.gen';
import type { Role } from '@/shared/permissions';
import type { SessionUser } from './sessionUser';

type OperationId = keyof operations;

const PROOF_LASTS_MS = 15 * 60_000;

/** Whether people of this role need a second factor, now or from a day on. */
export const isSecondFactorRequired = (
  role: Role,
  { requireSecondFactor }: Pick<Config, 'requireSecondFactor'>,
): boolean => (requireSecondFactor === 'staff' ? role !== 'student' : requireSecondFactor === role);

export interface PolicyServices {
  clock: () => Date;
  config: Pick<Config, 'requireSecondFactor' | 'secondFactorFrom' | 'campusTimeZone'>;
}

type Account = Pick<SessionUser, 'role' | 'hasSecondFactor' | 'isVouchedFor'>;

/** Whether the account needs a second factor, now or from a day on, and has none. */
export const lacksSecondFactor = (
  { role, hasSecondFactor, isVouchedFor }: Account,
  config: Pick<Config, 'requireSecondFactor'>,
): boolean => !hasSecondFactor && !isVouchedFor && isSecondFactorRequired(role, config);

/** Whether the account may do nothing before it has a second factor. */
export const mustAddSecondFactor = (account: Account, services: PolicyServices): boolean => {
  const { secondFactorFrom } = services.config;
  // Each request asks: the day is computed for those only whom it concerns.
  return (
    lacksSecondFactor(account, services.config) &&
    (secondFactorFrom === null || secondFactorFrom <= campusToday(services))
  );
};

/**
 * The operations that ask again who it is after a quarter of an hour: `withSecondFactor` spares accounts that have none,
 * which the specification lets do these with a password once a day.
 */
const SENSITIVE = {
  resetUserPassword: 'withSecondFactor',
  createPasswordCode: 'withSecondFactor',
  createSecondFactorCode: 'withSecondFactor',
  deleteUserEmailConfirmation: 'withSecondFactor',
  closeInternshipPeriod: 'withSecondFactor',
  reopenInternshipPeriod: 'withSecondFactor',
  exportUsers: 'withSecondFactor',
  exportUser: 'withSecondFactor',
  anonymiseUser: 'withSecondFactor',
  applyToUsers: 'withSecondFactor',
  createBackup: 'withSecondFactor',
  changeOwnSignature: 'withSecondFactor',
  createAuthenticator: 'always',
  confirmAuthenticator: 'always',
  deleteAuthenticator: 'always',
  createPasskeyCreation: 'always',
  createPasskey: 'always',
  deletePasskey: 'always',
  renewRecoveryCodes: 'always',
} as const satisfies Partial<Record<OperationId, 'always' | 'withSecondFactor'>>;

/** Throws 403 if the person has not proved for too long who they are. */
export function refuseStaleProof(
  operation: string,
  { hasSecondFactor, provedAt }: Pick<SessionUser, 'hasSecondFactor' | 'provedAt'>,
  now: Date,
): void {
  const asks = operation in SENSITIVE && SENSITIVE[operation as keyof typeof SENSITIVE];
  if (!asks || (asks === 'withSecondFactor' && !hasSecondFactor)) return;
  if (now.getTime() - provedAt.getTime() < PROOF_LASTS_MS) return;
  throw new HttpError(403, MESSAGES.proofRequired, { code: PROOF_REQUIRED });
}
