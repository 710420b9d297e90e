import { parseSetCookie } from 'cookie';
import type { Config } from '@/server/config';
import type { LoginProvider } from '@/server/settings/loginProviders';
import { buildTestApp, type TestApp } from './buildTestApp';
import { startOidcProvider, type TestProvider } from './oidcProvider';

export const PUBLIC_URL = 'https://magang.example';
export const CLIENT = { clientId: 'simagang', clientSecret: 'rahasia-di-antara-dua-server' };

type Answer = Awaited<ReturnType<TestApp['inject']>>;

/** An app with a real provider, by the ids of its settings, and the calls of people who log in through it. */
export async function signingOn(
  accounts: Record<string, object>,
  settingsById: Record<string, Partial<LoginProvider>>,
  more: Partial<Pick<Config, 'localLogin' | 'requireSecondFactor'>> = {},
) {
  const provider: TestProvider = await startOidcProvider({
    ...CLIENT,
    redirectUris: Object.keys(settingsById).map((id) => `${PUBLIC_URL}/masuk/${id}`),
    logoutUri: `${PUBLIC_URL}/auth/login`,
    accounts,
  });
  const loginProviders = Object.entries(settingsById).map(([id, settings]) => ({
    ...CLIENT,
    id,
    name: 'Akun Kampus',
    issuer: provider.issuer,
    scope: 'openid profile email',
    numberClaim: 'nim',
    hostedDomain: null,
    roles: null,
    accounts: null,
    ...settings,
  }));
  const app = await buildTestApp({ config: { publicUrl: PUBLIC_URL, loginProviders, ...more } });

  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: `/api${url}`, payload, headers });

  /** Begins a login, which the returned function finishes with an answer of the provider. */
  async function begin(id = 'kampus', input: object = {}) {
    const begun = await post(`/login/${id}/start`, input);
    expect(begun.statusCode).toBe(200);
    const [set] = cookiesOf(begun);
    const cookie = `${set?.name}=${set?.value}`;
    const url: string = begun.json().data.url;
    return {
      url,
      cookie,
      finish: (answer: string, headers: Record<string, string> = { cookie }) =>
        post(`/login/${id}`, { answer }, headers),
    };
  }

  return {
    app,
    provider,
    post,
    begin,
    /** The whole way of a person. */
    async logIn(name: string, id?: string, input?: object) {
      const { url, finish } = await begin(id, input);
      return finish(await provider.logIn(url, name));
    },
    /** The last entries of the audit trail, the latest first. */
    trail: () =>
      app.db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').limit(3).execute(),
    /** In `beforeEach`: the time of the machine, and a provider that does everything right. */
    async reset() {
      app.setTime(new Date());
      await provider.behave();
    },
    async close() {
      await app.close();
      await provider.stop();
    },
  };
}

export type SigningOn = Awaited<ReturnType<typeof signingOn>>;

export const cookiesOf = (answer: Answer) =>
  [answer.headers['set-cookie'] ?? []].flat().map((set) => parseSetCookie(set));

/** A refusal opens no session and leaves no cookie. */
export function expectRefusal(answer: Answer, code: string, message?: string) {
  expect(answer.json()).toEqual({ message: message ?? expect.any(String), code });
  expect(answer.statusCode).toBe(409);
  expect(answer.headers['set-cookie']).toBeUndefined();
}
