import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { readDevice } from '@/server/auth/deviceCookies';
import { fingerprint } from '@/server/auth/fingerprint';
import { type IdentityProvider, SignOnFailure } from '@/server/auth/signOn/identityProvider';
import type { IdentityProviders } from '@/server/auth/signOn/identityProviders';
import { createSignOnCookies } from '@/server/auth/signOn/signOnCookie';
import type { Handlers } from '@/server/contract/operations';
import { foundOr404, HttpError } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import type { Services } from '@/server/services';
import { SIGN_ON_CODES } from '@/shared/constants/errorCodes';
import { signOnAnswerRules, signOnRules } from '@/shared/resources/session/signOnRules';
import { openSession } from './openSession';
import { signOnAccount } from './signOnAccount';
import { takeOnce } from './signOnQueries';

const failure = (code: string, message: string) => new HttpError(409, message, { code });

const over = () =>
  failure(
    SIGN_ON_CODES.over,
    'Percobaan masuk ini sudah selesai, kedaluwarsa, atau dimulai di browser lain. Silakan mulai lagi.',
  );

const FAILURES = {
  unreachable: (name: string) =>
    failure(
      SIGN_ON_CODES.unreachable,
      `${name} sedang tidak dapat dihubungi. Silakan coba lagi nanti.`,
    ),
  refused: (name: string) =>
    failure(SIGN_ON_CODES.refused, `Masuk dengan ${name} tidak berhasil. Silakan coba lagi.`),
};

/** Logins with accounts of other organisations (docs/decisions/0004). */
export const signOnHandlers = (services: Services & { identityProviders: IdentityProviders }) => {
  const { db, config, clock, identityProviders } = services;
  const cookies = createSignOnCookies(config.sessionSecret, clock);
  const transport = ({ protocol }: FastifyRequest) => ({ isSecure: protocol === 'https' });

  /** Tells the log why a login has failed, and the person only what to do. */
  async function told<T>({ settings }: IdentityProvider, log: FastifyBaseLogger, work: Promise<T>) {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof SignOnFailure)) throw error;
      log.warn({ err: error, provider: settings.id }, 'a login through a provider has failed');
      throw FAILURES[error.is](settings.name);
    }
  }

  return {
    async createSignOn({ params, body, raw, log }, reply) {
      const provider = foundOr404(identityProviders.find(params.provider));
      const { remember } = await parseBody(signOnRules, body);
      const begun = {
        provider: params.provider,
        state: aSecret(),
        nonce: aSecret(),
        verifier: aSecret(),
        remember,
      };
      const url = await told(provider, log, provider.start(begun));
      reply.header('set-cookie', cookies.set(begun, transport(raw)));
      return { data: { url } };
    },

    async loginWithProvider({ params, body, raw, log }, reply) {
      const provider = foundOr404(identityProviders.find(params.provider));
      const { answer } = await parseBody(signOnAnswerRules, body);
      const begun = cookies.read(raw.headers.cookie, params.provider);
      // Compared before anybody else is asked: only the browser that has begun costs the provider a request.
      if (new URLSearchParams(answer).get('state') !== begun?.state) throw over();
      if (!(await takeOnce(db, fingerprint(begun.state), clock()))) throw over();

      const { claims, idToken } = await told(provider, log, provider.finish(answer, begun));
      const account = await signOnAccount(services, provider.settings, claims);
      raw.loginOf = account.id;
      const { secret, now } = { secret: config.sessionSecret, now: clock() };
      reply.header('set-cookie', cookies.remove(transport(raw)));
      return openSession(services, account, {
        raw,
        reply,
        remember: begun.remember,
        device: readDevice(raw.headers.cookie, account, { secret, now }),
        cameBy: { providerId: params.provider, name: provider.settings.name, idToken },
        changed: over,
      });
    },
  } satisfies Partial<Handlers>;
};

const aSecret = () => randomBytes(32).toString('base64url');
