import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';

/**
 * Marks a browser that has logged in to an account, so that wrong passwords of strangers do not lock
 * its user out (OWASP: "device cookies"). It opens no session. The signature covers the password
 * hash: a changed or reset password makes all devices unknown.
 */
interface Account {
  id: number;
  password_hash: string;
}

interface DeviceOptions {
  secret: string;
  now: Date;
}

/** Only the login reads it. */
const PATH = '/api/login';
const LIFETIME_S = 365 * 24 * 60 * 60;
/**
 * Accounts share cookies by number, which bounds the headers of a computer that a whole class uses.
 * The later login of two accounts with the same number replaces the other's cookie.
 */
const COOKIES_PER_BROWSER = 16;

const cookieNameOf = (userId: number) => `simagang_device_${userId % COOKIES_PER_BROWSER}`;

/** The device in the account's cookie; null without a valid cookie. */
export function readDevice(
  cookies: string | undefined,
  account: Account,
  { secret, now }: DeviceOptions,
): string | null {
  const value = parseCookie(cookies ?? '')[cookieNameOf(account.id)];
  const [, userId, device, issued, signature] =
    /^(\d{1,10})\.([\w-]{22})\.(\d{1,12})\.([\w-]{43})$/.exec(value ?? '') ?? [];
  if (device === undefined || signature === undefined || Number(userId) !== account.id) return null;
  const issuedAt = Number(issued);
  const age = Math.floor(now.getTime() / 1000) - issuedAt;
  const expected = proof(account, device, issuedAt, secret);
  const isSigned = timingSafeEqual(Buffer.from(signature, 'base64url'), expected);
  return isSigned && age < LIFETIME_S ? device : null;
}

/** The `Set-Cookie` header after a login; without `device` a new device gets a name. */
export function deviceCookie(
  account: Account,
  { secret, now, isSecure, device }: DeviceOptions & { isSecure: boolean; device?: string | null },
): string {
  const name = device ?? randomBytes(16).toString('base64url');
  const issuedAt = Math.floor(now.getTime() / 1000);
  const signature = proof(account, name, issuedAt, secret).toString('base64url');
  return stringifySetCookie({
    name: cookieNameOf(account.id),
    value: `${account.id}.${name}.${issuedAt}.${signature}`,
    path: PATH,
    maxAge: LIFETIME_S,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
  });
}

function proof(account: Account, device: string, issuedAt: number, secret: string): Buffer {
  // A derived key, so that a device signature can never be used as a token signature.
  const key = createHmac('sha256', secret).update('device-cookies').digest();
  return createHmac('sha256', key)
    .update(`${account.id}.${device}.${issuedAt}.${account.password_hash}`)
    .digest();
}
