import { TEST_PASSWORD } from './builders';
import type { TestApp } from './buildTestApp';

const START = Date.parse('2026-03-02T08:00:00Z');

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Calls of one client from one address, with a frozen clock, for tests of sessions. */
export function sessionCalls(app: () => TestApp) {
  const post = (url: string, token: string) =>
    app().inject({ method: 'POST', url, headers: bearer(token) });
  const login = (identifier: string, password = TEST_PASSWORD, more: object = {}) =>
    app().inject({
      method: 'POST',
      url: '/api/login',
      payload: { identifier, password, ...more },
      remoteAddress: '10.0.0.1',
    });

  return {
    login,
    me: (token: string) => post('/api/me', token),
    refresh: (token: string) => post('/api/refresh', token),
    async tokenFor(identifier: string, more: object = {}): Promise<string> {
      return (await login(identifier, TEST_PASSWORD, more)).json().access_token;
    },
    /** Sets the clock to this many seconds after the start of the test. */
    inSeconds: (seconds: number) => app().setTime(new Date(START + seconds * 1000)),
    /** Resets the clock, in `beforeEach`. */
    async reset() {
      app().setTime(new Date(START));
      await app().db.deleteFrom('login_failures').execute();
      await app().db.deleteFrom('login_networks').execute();
    },
  };
}

export const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
