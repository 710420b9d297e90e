import { createHmac, timingSafeEqual } from 'node:crypto';

/** Addresses of signature images that work in an `<img>`, without a token, for a limited time. */
export interface SignatureUrls {
  /** Valid for one to two hours, and the same address within an hour, so that browsers can keep the image. */
  urlOf(signatureId: number): string;
  /** Whether this server made the address, and it is still valid. `expires` is in seconds since 1970. */
  isValid(signatureId: number, expires: number, signature: string): boolean;
}

const HOUR_S = 60 * 60;

export function createSignatureUrls(secret: string, clock: () => Date): SignatureUrls {
  // A key of its own: what signs addresses can sign nothing else.
  const key = createHmac('sha256', secret).update('signature-urls').digest();
  const proof = (id: number, expires: number) =>
    createHmac('sha256', key).update(`${id}.${expires}`).digest();
  const now = () => Math.floor(clock().getTime() / 1000);

  return {
    urlOf(id) {
      const expires = (Math.floor(now() / HOUR_S) + 2) * HOUR_S;
      const signature = proof(id, expires).toString('base64url');
      return `/api/signatures/${id}?expires=${expires}&signature=${signature}`;
    },

    isValid(id, expires, signature) {
      const expected = proof(id, expires);
      const given = Buffer.from(signature, 'base64url');
      return (
        given.length === expected.length && timingSafeEqual(given, expected) && expires > now()
      );
    },
  };
}
