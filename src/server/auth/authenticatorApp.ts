import { createHmac } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Config } from '@/server/config';

const PERIOD_S = 30;
const SECRET_BYTES = 20;

/** An app that shows a code of six digits each half minute (RFC 6238). The secret is stored nowhere. */
export function authenticatorApp(
  { user_id, nonce }: { user_id: number; nonce: string },
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
) {
  const key = createHmac('sha256', sessionSecret).update('authenticators').digest();
  const secret = new Secret({
    buffer: Uint8Array.from(
      createHmac('sha256', key).update(`${user_id} ${nonce}`).digest().subarray(0, SECRET_BYTES),
    ).buffer,
  });
  const totpOf = (issuer: string, label: string) =>
    new TOTP({ issuer, label, secret, period: PERIOD_S });

  return {
    secret: secret.base32,
    uriFor: (issuer: string, label: string): string => totpOf(issuer, label).toString(),
    /** The half minute of the code since 1970; null for a code of another time than about now. */
    stepOf(code: string, now: Date): number | null {
      const timestamp = now.getTime();
      const delta = totpOf('', '').validate({ token: code, timestamp, window: 1 });
      return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
    },
  };
}
