import { parseCookie, stringifySetCookie } from 'cookie';
import { createSignedGrants } from '@/server/auth/signedGrants';

/** A login that has begun at a provider. */
export interface BegunSignOn {
  provider: string;
  state: string;
  nonce: string;
  /** The PKCE code verifier, without which the provider's code is of no use. */
  verifier: string;
  remember: boolean;
}

/** The time that a person has at the provider. */
export const SIGN_ON_S = 10 * 60;

const NAME = 'simagang_sign_on';
/** The address that takes the answer; the cookies of known devices go there, too. */
const PATH = '/api/login';

/** Binds a login to the browser that has begun it: the answer of the provider is of no use in another one. */
export function createSignOnCookies(secret: string, clock: () => Date) {
  const grants = createSignedGrants<BegunSignOn>(secret, clock, {
    purpose: 'sign-ons',
    lifetimeS: SIGN_ON_S,
  });
  const cookie = (value: string, maxAge: number, isSecure: boolean) =>
    stringifySetCookie({
      name: NAME,
      value,
      path: PATH,
      maxAge,
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
    });

  return {
    set: (begun: BegunSignOn, { isSecure }: { isSecure: boolean }) =>
      cookie(grants.tokenOf(begun), SIGN_ON_S, isSecure),
    remove: ({ isSecure }: { isSecure: boolean }) => cookie('', 0, isSecure),

    /** Null without a valid cookie, or with that of another provider. */
    read(cookies: string | undefined, provider: string): BegunSignOn | null {
      const begun = grants.read(parseCookie(cookies ?? '')[NAME] ?? '');
      return begun === null || begun === 'expired' || begun.provider !== provider ? null : begun;
    },
  };
}
