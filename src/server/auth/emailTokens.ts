import { createHash } from 'node:crypto';
import { createSignedGrants } from './signedGrants';

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

export const EMAIL_TOKEN_DAYS = 3;
const LIFETIME_S = EMAIL_TOKEN_DAYS * 24 * 60 * 60;

/** The same for all spellings of an address; a link and the table of mails do not show it. */
export const digestOfAddress = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');

export function createEmailTokens(secret: string, clock: () => Date): EmailTokens {
  const grants = createSignedGrants<EmailGrant>(secret, clock, {
    purpose: 'email-tokens',
    lifetimeS: LIFETIME_S,
  });
  return {
    tokenOf: ({ userId, email }) => grants.tokenOf({ userId, address: digestOfAddress(email) }),
    read: grants.read,
  };
}
