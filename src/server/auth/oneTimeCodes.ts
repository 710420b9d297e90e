import { createHmac } from 'node:crypto';
import type { Config } from '@/server/config';
import { verificationCodeOf } from '@/shared/verificationCode';

type Secret = Pick<Config, 'sessionSecret'>;

const keyFrom = ({ sessionSecret }: Secret) =>
  createHmac('sha256', sessionSecret).update('invitations').digest();

/** The code of an invitation, which is stored nowhere: neither the table nor a backup opens an account. */
export const invitationCodeOf = (
  { user_id, nonce }: { user_id: number; nonce: string },
  secret: Secret,
): string =>
  verificationCodeOf(
    createHmac('sha256', keyFrom(secret)).update(`code ${user_id} ${nonce}`).digest(),
  );

/** Finds an invitation by its code. */
export const digestOfCode = (code: string, secret: Secret): string =>
  createHmac('sha256', keyFrom(secret)).update(`digest ${code}`).digest('hex');
