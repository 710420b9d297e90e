import { createHmac, createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';

const ALGORITHM = 'HS256';

interface Purpose {
  /** Tokens of one purpose are not accepted for another. */
  purpose: string;
  lifetimeS: number;
}

/** Tokens that carry a grant for a time. */
export function createSignedGrants<Grant extends object>(
  secret: string,
  clock: () => Date,
  { purpose, lifetimeS }: Purpose,
) {
  const key = createSecretKey(createHmac('sha256', secret).update(purpose).digest());
  const now = () => Math.floor(clock().getTime() / 1000);

  return {
    tokenOf(grant: Grant): string {
      const claims = { ...grant, exp: now() + lifetimeS };
      return jwt.sign(claims, key, { algorithm: ALGORITHM, noTimestamp: true });
    },

    /** The grant of a token that this server issued; null for any other text. */
    read(token: string): Grant | 'expired' | null {
      try {
        const payload = jwt.verify(token, key, {
          algorithms: [ALGORITHM],
          clockTimestamp: now(),
        });
        return typeof payload === 'string' ? null : (payload as jwt.JwtPayload & Grant);
      } catch (error) {
        return error instanceof jwt.TokenExpiredError ? 'expired' : null;
      }
    },
  };
}
