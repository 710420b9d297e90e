import type * as Oidc from 'openid-client';
import type { LoginProvider } from '@/server/settings/loginProviders';
import { paths } from '@/shared/paths';
import type { BegunSignOn } from './signOnCookie';

/** The provider answers within this time, or counts as unreachable. */
const CALL_TIMEOUT_S = 5;
/** The difference between the clocks of the provider and of SiMagang that does not matter. */
export const CLOCK_TOLERANCE_S = 60;
/** The time after which the document of a provider is read again. */
export const DISCOVERY_LIFE_MS = 60 * 60 * 1000;
/** Longer tokens are not kept for the log-out. */
const ID_TOKEN_MAX = 10_000;

/** The failures of the network and of the provider's server, by the codes of openid-client. */
const UNREACHABLE: readonly unknown[] = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
];

/** The reason is for the log: it may repeat what the provider, or somebody in its place, has sent. */
export class SignOnFailure extends Error {
  override name = 'SignOnFailure';

  constructor(
    readonly is: 'unreachable' | 'refused',
    cause: unknown,
  ) {
    super(`the provider is ${is}`, { cause });
  }
}

/** The person whom the provider vouches for. */
export interface Identity {
  claims: Readonly<Record<string, unknown>>;
  /** Null if it is too long to be kept. */
  idToken: string | null;
}

export interface IdentityProvider {
  settings: LoginProvider;
  /** The page of the provider. */
  start(begun: BegunSignOn): Promise<string>;
  /** Throws a SignOnFailure unless the answer belongs to the login that has begun. */
  finish(answer: string, begun: BegunSignOn): Promise<Identity>;
  /** Where the browser logs out; null if the provider has no such page, or does not answer. */
  endSessionUrl(idToken: string | null): Promise<string | null>;
}

interface ProviderOptions {
  publicUrl: string;
  clock: () => Date;
}

/** Code flow with PKCE, state and nonce; OpenID Connect Core 1.0, RFC 9700. */
export function createIdentityProvider(
  settings: LoginProvider,
  { publicUrl, clock }: ProviderOptions,
): IdentityProvider {
  const redirectUri = `${publicUrl}${paths.signedOn(settings.id)}`;
  let known: { server: Oidc.ServerMetadata; at: number } | null = null;

  async function discover(oidc: typeof Oidc): Promise<Oidc.ServerMetadata> {
    const now = clock().getTime();
    // One from the future was read while the clock was wrong.
    if (known && known.at <= now && now - known.at < DISCOVERY_LIFE_MS) return known.server;
    const { issuer, clientId } = settings;
    const found = await oidc.discovery(new URL(issuer), clientId, undefined, oidc.None(), {
      timeout: CALL_TIMEOUT_S,
      execute: isPlain(issuer) ? [oidc.allowInsecureRequests] : [],
    });
    const server = found.serverMetadata();
    // The library accepts an issuer for all tenants of Microsoft, each of which can state any number.
    if (new URL(server.issuer).href !== new URL(issuer).href) {
      throw new Error(`the provider at ${issuer} names itself ${server.issuer}`);
    }
    known = { server, at: now };
    return server;
  }

  async function connect() {
    // Most installations never load it.
    const oidc = await import('openid-client');
    try {
      const server = await discover(oidc);
      // A new configuration has read no keys: one with which the provider begins to sign is known at once.
      const configuration = new oidc.Configuration(
        server,
        settings.clientId,
        {
          [oidc.clockSkew]: Math.round((clock().getTime() - Date.now()) / 1000),
          [oidc.clockTolerance]: CLOCK_TOLERANCE_S,
        },
        oidc.ClientSecretPost(settings.clientSecret),
      );
      configuration.timeout = CALL_TIMEOUT_S;
      if (isPlain(settings.issuer)) oidc.allowInsecureRequests(configuration);
      // Signatures are verified although the token comes over TLS.
      oidc.enableNonRepudiationChecks(configuration);
      return { oidc, configuration };
    } catch (error) {
      throw new SignOnFailure('unreachable', error);
    }
  }

  return {
    settings,

    async start({ state, nonce, verifier }) {
      const { oidc, configuration } = await connect();
      return oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: settings.scope,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(settings.hostedDomain !== null && { hd: settings.hostedDomain }),
      }).href;
    },

    async finish(answer, { state, nonce, verifier }) {
      const { oidc, configuration } = await connect();
      const url = new URL(redirectUri);
      url.search = answer;
      try {
        const tokens = await oidc.authorizationCodeGrant(configuration, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims || !tokens.id_token) throw new Error('no ID token');
        const latest = clock().getTime() / 1000 + CLOCK_TOLERANCE_S;
        if (claims.iat > latest) throw new Error('the ID token is from the future');
        const idToken = tokens.id_token.length <= ID_TOKEN_MAX ? tokens.id_token : null;
        return { claims, idToken };
      } catch (error) {
        throw new SignOnFailure(isOfNetwork(error) ? 'unreachable' : 'refused', error);
      }
    },

    async endSessionUrl(idToken) {
      try {
        const { oidc, configuration } = await connect();
        if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
        return oidc.buildEndSessionUrl(configuration, {
          post_logout_redirect_uri: `${publicUrl}${paths.login}`,
          ...(idToken !== null && { id_token_hint: idToken }),
        }).href;
      } catch {
        // The session of SiMagang has ended; that of the provider ends by itself.
        return null;
      }
    },
  };
}

/** The settings accept it on this machine only. */
const isPlain = (issuer: string) => new URL(issuer).protocol === 'http:';

function isOfNetwork(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // `fetch` rejects with a TypeError.
  return (
    UNREACHABLE.includes('code' in error ? error.code : undefined) || error.name === 'TypeError'
  );
}
