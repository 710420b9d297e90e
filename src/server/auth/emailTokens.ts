import { createHash, createHmac, createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';

/** The grant of a token: mails to this address reach this person. */
interface ConfirmedAddress {
  userId: number;
  email: string;
}

export interface EmailGrant {
  userId: number;
  /** of `digestOfAddress` */
  address: string;
}

/** Tokens in the links of mails that confirm an address. */
export interface EmailTokens {
  /** Valid for three days. */
  tokenOf(confirmed: ConfirmedAddress): string;
  /** The grant of a token that this server issued; null for any other text. */
  read(token: string): EmailGrant | 'expired' | null;
}

const ALGORITHM = 'HS256';
export const EMAIL_TOKEN_DAYS = 3;
const LIFETIME_S = EMAIL_TOKEN_DAYS * 24 * 60 * 60;

/** The same for all spellings of an address; a link and the table of mails do not show it. */
export const digestOfAddress = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');

export function createEmailTokens(secret: string, clock: () => Date): EmailTokens {
  // A derived key, so that no other token is accepted for one of these.
  const key = createSecretKey(createHmac('sha256', secret).update('email-tokens').digest());
  const now = () => Math.floor(clock().getTime() / 1000);

  return {
    tokenOf({ userId, email }) {
      const grant: EmailGrant = { userId, address: digestOfAddress(email) };
      const claims = { ...grant, exp: now() + LIFETIME_S };
      return jwt.sign(claims, key, { algorithm: ALGORITHM, noTimestamp: true });
    },

    read(token) {
      try {
        const payload = jwt.verify(token, key, {
          algorithms: [ALGORITHM],
          clockTimestamp: now(),
        });
        return typeof payload === 'string' ? null : (payload as jwt.JwtPayload & EmailGrant);
      } catch (error) {
        return error instanceof jwt.TokenExpiredError ? 'expired' : null;
      }
    },
  };
}
