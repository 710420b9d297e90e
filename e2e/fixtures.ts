import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Caller, callerFor, type Session } from './caller';
import { aStudent, type Student } from './records/people';
import { aPlacement, type Placement } from './records/placements';
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

interface TestFixtures {
  /** Calls the API as a demo account or as any identifier with its password. */
  apiAs: (who: Account | { identifier: string; password: string }) => Promise<Caller>;
  /** Makes a student who belongs to this test alone, and has changed the default password. */
  aStudent: (name: string) => Promise<Student>;
  /** Places such a student at a company of this test, with a mentor of its own. */
  aPlacement: (studentName: string) => Promise<Placement>;
  /** Signs the page in as a demo account without the login screen, and opens the path. */
  openAs: (who: Account | Caller, path: string, page?: Page) => Promise<void>;
}

/** What the browser complains about while a test runs: errors nobody caught, rules of the CSP. */
const complaintsOf = (context: BrowserContext) => {
  const complaints: string[] = [];
  context.on('weberror', (thrown) => complaints.push(String(thrown.error())));
  context.on('console', (message) => {
    // The browser notes every refused call by itself; the tests refuse many on purpose.
    const isRefusedCall = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isRefusedCall) complaints.push(message.text());
  });
  return complaints;
};

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
  context: async ({ context }, use) => {
    const complaints = complaintsOf(context);
    await use(context);
    // What is still being answered by a test's own hand when it ends is nobody's concern any more.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    expect(complaints, 'errors on the pages of this test').toEqual([]);
  },
  apiAs: ({ request }, use) =>
    use((who) =>
      typeof who === 'string'
        ? callerFor(request, accounts[who], DEMO_PASSWORD)
        : callerFor(request, who.identifier, who.password),
    ),
  aStudent: ({ apiAs }, use) =>
    use(async (name) => aStudent(await apiAs('superAdmin'), apiAs, name)),
  aPlacement: ({ apiAs, aStudent }, use) =>
    use(async (name) => aPlacement(await apiAs('superAdmin'), await aStudent(name))),
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

export { expect };
