import { type APIRequestContext, test as base, type Page } from '@playwright/test';
import { type RunningServer, startServer } from './server';

const DEMO_PASSWORD = 'Magang2026!';

/** The demo accounts of a fresh server, by who they are. */
export const accounts = {
  superAdmin: '197805122003121001',
  lecturer: '198503152010122002',
  mentor: '3273014501880001',
  student: '2403310001',
  studentWithTwoInternships: '2403310002',
  studentWithoutInternship: '2403310080',
} as const;

export type Account = keyof typeof accounts;

interface Session {
  access_token: string;
  user: { id: number; name: string; role: string };
}

const NEW_PASSWORD = 'Rahasia2026!';

/** Today as attendance counts it: 'YYYY-MM-DD', in UTC. */
export const today = () => new Date().toISOString().slice(0, 10);

let people = 0;
/** Digits that no other person of this run has. */
export const ownDigits = (length: number) =>
  `${process.pid}${Date.now()}${++people}`.slice(-length).padStart(length, '9');

export interface Person {
  identifier: string;
  password: string;
  name: string;
}

/** Calls the API as one user; fails loudly on anything but success. */
export interface Caller {
  session: Session;
  get: <T>(path: string) => Promise<T>;
  post: <T>(path: string, body?: unknown) => Promise<T>;
  put: <T>(path: string, body?: unknown) => Promise<T>;
}

const callerFor = async (request: APIRequestContext, identifier: string, password: string) => {
  const call = async <T>(
    method: 'get' | 'post' | 'put',
    path: string,
    data?: unknown,
    token?: string,
  ): Promise<T> => {
    const answer = await request[method](`/api${path}`, {
      ...(data === undefined ? {} : { data }),
      headers: token ? { Authorization: `Bearer ${token}` } : {},
    });
    if (!answer.ok())
      throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const session = await call<Session>('post', '/login', { identifier, password });
  const token = session.access_token;
  return {
    session,
    get: (path) => call('get', path, undefined, token),
    post: (path, body) => call('post', path, body, token),
    put: (path, body) => call('put', path, body, token),
  } satisfies Caller;
};

interface TestFixtures {
  /** Calls the API as a demo account or as any identifier with its password. */
  apiAs: (who: Account | { identifier: string; password: string }) => Promise<Caller>;
  /** Makes a student who belongs to this test alone, and has changed the default password. */
  aStudent: (name: string) => Promise<Person>;
  /** Signs the page in as a demo account without the login screen, and opens the path. */
  openAs: (who: Account | Caller, path: string, page?: Page) => Promise<void>;
}

export const test = base.extend<TestFixtures, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ server }, use) => use(server.baseURL),
  apiAs: ({ request }, use) =>
    use((who) =>
      typeof who === 'string'
        ? callerFor(request, accounts[who], DEMO_PASSWORD)
        : callerFor(request, who.identifier, who.password),
    ),
  aStudent: ({ apiAs }, use) =>
    use(async (name) => {
      const nim = ownDigits(10);
      const admin = await apiAs('superAdmin');
      await admin.post('/students', {
        name,
        email: `${nim}@mhs.kampus.example`,
        nim,
        academic_year: '2026/2027',
      });
      const student = await apiAs({ identifier: nim, password: nim });
      await student.put('/change-password', {
        password: nim,
        new_password: NEW_PASSWORD,
        new_password_confirmation: NEW_PASSWORD,
      });
      return { identifier: nim, password: NEW_PASSWORD, name };
    }),
  openAs: ({ page: ownPage, apiAs }, use) =>
    use(async (who, path, page = ownPage) => {
      const { session } = typeof who === 'string' ? await apiAs(who) : who;
      await page.addInitScript((stored: Session) => {
        // Only the first document of the tab: a later logout must not be undone.
        if (sessionStorage.getItem('signed-in-by-test')) return;
        sessionStorage.setItem('signed-in-by-test', 'yes');
        localStorage.setItem('access_token', stored.access_token);
        localStorage.setItem('user', JSON.stringify(stored.user));
      }, session);
      await page.goto(path);
    }),
});

export { expect } from '@playwright/test';
