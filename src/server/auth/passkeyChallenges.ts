import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '@/server/config';

const LIFETIME_S = 5 * 60;
const NONCE_BYTES = 16;
const TIME_BYTES = 6;
const SIGNED_BYTES = NONCE_BYTES + TIME_BYTES;

/** The use of a challenge: a proof by anybody, or a new passkey of one account. */
export type ChallengePurpose = 'proof' | `passkey of ${number}`;

/**
 * Challenges that carry their own signature and end, so that asking for one stores nothing. The handler stores the used
 * ones.
 */
export function createPasskeyChallenges({ sessionSecret }: Pick<Config, 'sessionSecret'>) {
  const key = createHmac('sha256', sessionSecret).update('passkey-challenges').digest();
  const signatureOf = (signed: Buffer, purpose: ChallengePurpose) =>
    createHmac('sha256', key).update(purpose).update('\n').update(signed).digest();

  return {
    create(purpose: ChallengePurpose, now: Date): string {
      const signed = Buffer.alloc(SIGNED_BYTES);
      randomBytes(NONCE_BYTES).copy(signed);
      signed.writeUIntBE(Math.floor(now.getTime() / 1000) + LIFETIME_S, NONCE_BYTES, TIME_BYTES);
      return Buffer.concat([signed, signatureOf(signed, purpose)]).toString('base64url');
    },

    /** When the challenge expires; null for one of another purpose or server, and for an expired one. */
    expiryOf(challenge: string, purpose: ChallengePurpose, now: Date): Date | null {
      const bytes = Buffer.from(challenge, 'base64url');
      const signed = bytes.subarray(0, SIGNED_BYTES);
      const signature = bytes.subarray(SIGNED_BYTES);
      const expected = signatureOf(signed, purpose);
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected))
        return null;
      const expiry = new Date(signed.readUIntBE(NONCE_BYTES, TIME_BYTES) * 1000);
      return expiry > now ? expiry : null;
    },
  };
}
