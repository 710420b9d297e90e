import { createHmac } from 'node:crypto';
import type { Config } from '@/server/config';
import { verificationCodeOf } from '@/shared/verificationCode';

type Secret = Pick<Config, 'sessionSecret'>;

/** Codes that work once. They are stored nowhere: neither a table nor a backup has one that works. */
const createOneTimeCodes = (purpose: string) => {
  const keyFrom = ({ sessionSecret }: Secret) =>
    createHmac('sha256', sessionSecret).update(purpose).digest();

  return {
    codeOf: ({ user_id, nonce }: { user_id: number; nonce: string }, secret: Secret): string =>
      verificationCodeOf(
        createHmac('sha256', keyFrom(secret)).update(`code ${user_id} ${nonce}`).digest(),
      ),

    /** Finds a row by its code. */
    digestOf: (code: string, secret: Secret): string =>
      createHmac('sha256', keyFrom(secret)).update(`digest ${code}`).digest('hex'),
  };
};

export const invitationCodes = createOneTimeCodes('invitations');
export const passwordCodes = createOneTimeCodes('password-codes');
export const secondFactorCodes = createOneTimeCodes('second-factor-codes');
