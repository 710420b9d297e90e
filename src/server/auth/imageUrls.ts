import { createHmac, timingSafeEqual } from 'node:crypto';

/** URLs of stored images that work in an `<img>`, without a token, for a limited time. */
export interface ImageUrls {
  /** Valid for one to two hours. The URL only changes every hour, so that browsers can cache the image. */
  urlOf(imageId: number): string;
  /** Whether this server issued the URL and it has not expired. `expires` is a Unix time in seconds. */
  isValid(imageId: number, expires: number, signature: string): boolean;
}

const HOUR_S = 60 * 60;

/** `kind` is the resource in the URL, such as 'signatures'; a URL of one kind is never one of another. */
export function createImageUrls(kind: string, secret: string, clock: () => Date): ImageUrls {
  // A derived key, so that a URL signature can never be used as a token signature.
  const key = createHmac('sha256', secret).update(`urls of ${kind}`).digest();
  const proof = (id: number, expires: number) =>
    createHmac('sha256', key).update(`${id}.${expires}`).digest();
  const now = () => Math.floor(clock().getTime() / 1000);

  return {
    urlOf(id) {
      const expires = (Math.floor(now() / HOUR_S) + 2) * HOUR_S;
      const signature = proof(id, expires).toString('base64url');
      return `/api/${kind}/${id}?expires=${expires}&signature=${signature}`;
    },

    isValid(id, expires, signature) {
      const expected = proof(id, expires);
      const received = Buffer.from(signature, 'base64url');
      return (
        received.length === expected.length &&
        timingSafeEqual(received, expected) &&
        expires > now()
      );
    },
  };
}
