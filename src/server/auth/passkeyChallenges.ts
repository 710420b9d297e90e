import { randomUUID } from 'node:crypto';
import { createSignedGrants } from './signedGrants';

const LIFETIME_S = 5 * 60;

interface Grant {
  nonce: string;
  /** The account that makes a passkey; missing for a proof, which anybody may ask for. */
  user_id?: number;
}

/**
 * Challenges that carry their own signature and end, so that asking for one stores nothing. The handler stores the used
 * ones.
 */
export function createPasskeyChallenges(secret: string, clock: () => Date) {
  const grants = createSignedGrants<Grant>(secret, clock, {
    purpose: 'passkeys',
    lifetimeS: LIFETIME_S,
  });
  const toText = (token: string) => Buffer.from(token).toString('base64url');

  return {
    forProof: () => toText(grants.tokenOf({ nonce: randomUUID() })),
    forPasskeyOf: (user_id: number) => toText(grants.tokenOf({ nonce: randomUUID(), user_id })),

    isForProof: (challenge: string): boolean => ownerOf(challenge) === null,
    isForPasskeyOf: (user_id: number, challenge: string): boolean => ownerOf(challenge) === user_id,

    /** By then, every challenge of now has expired. */
    end: () => new Date(clock().getTime() + LIFETIME_S * 1000),
  };

  /** Null for a proof; undefined for what is no challenge, or none any more. */
  function ownerOf(challenge: string): number | null | undefined {
    const grant = grants.read(Buffer.from(challenge, 'base64url').toString());
    return grant === null || grant === 'expired' ? undefined : (grant.user_id ?? null);
  }
}
