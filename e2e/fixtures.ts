import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Caller, callerFor, type Session } from './caller';
import { freezeClock } from './clock';
import { type ApiDocument, createReader, type Reader, readResponses } from './contract';
import { createStudent, type Student } from './records/people';
import {
  createPastPlacement,
  createPlacement,
  type PastPeriod,
  type Place,
  type Placement,
} from './records/placements';
import { followRequests } from './requests';
import { type RunningServer, startServer } from './server';

const DEMO_PASSWORD = 'Magang2026!';

/** The identifiers of the demo accounts. */
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
  /** Calls the API as a demo account, or with an identifier and its password. */
  apiAs: (who: Account | { identifier: string; password: string }) => Promise<Caller>;
  /** Creates a student who has changed the default password. */
  createStudent: (name: string) => Promise<Student>;
  /** Creates a student and an internship with a company and a mentor of its own. */
  createPlacement: (studentName: string, place?: Partial<Place>) => Promise<Placement>;
  /** The same in a period of its own, which has ended. */
  createPastPlacement: (studentName: string, period: PastPeriod) => Promise<Placement>;
  /** Opens a page in a browser context of its own, as another person on another device. */
  openOtherPage: () => Promise<Page>;
  /** Signs in without the login screen and opens the path. */
  openAs: (who: Account | Caller, path: string, page?: Page) => Promise<void>;
}

/** Collects uncaught errors and console errors, such as violations of the CSP. */
const collectErrors = (context: BrowserContext) => {
  const errors: string[] = [];
  context.on('weberror', (webError) => errors.push(String(webError.error())));
  context.on('console', (message) => {
    // The browser logs every failed request, and many tests make requests fail.
    const isFailedRequest = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isFailedRequest) errors.push(message.text());
  });
  return errors;
};

const UNDESCRIBED = 'responses that the API document does not describe';

interface WorkerFixtures {
  server: RunningServer;
  /** A super admin who creates records; shared by all tests of a worker to save logins. */
  recordsAdmin: Caller;
  /** Compares responses with the document that the server publishes. */
  reader: Reader;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright derives dependencies from this pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  recordsAdmin: [
    async ({ server, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: server.baseURL });
      await use(await callerFor(request, accounts.superAdmin, DEMO_PASSWORD));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  reader: [
    async ({ server }, use) => {
      const document = await fetch(`${server.baseURL}/api/docs/json`);
      await use(createReader((await document.json()) as ApiDocument));
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.baseURL),
  context: async ({ context, reader }, use) => {
    await freezeClock(context);
    followRequests(context);
    const errors = collectErrors(context);
    const deviations = readResponses(context, reader);
    await use(context);
    // Routes that are still pending when the test ends must not fail it.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    expect(errors, 'errors in the browser').toEqual([]);
    expect(await deviations(), UNDESCRIBED).toEqual([]);
  },
  apiAs: async ({ request }, use) => {
    // All tests of a worker share the demo accounts, and the 21st session of one ends the oldest.
    const shared: Caller[] = [];
    await use(async (who) => {
      if (typeof who !== 'string') return callerFor(request, who.identifier, who.password);
      const caller = await callerFor(request, accounts[who], DEMO_PASSWORD);
      shared.push(caller);
      return caller;
    });
    await Promise.all(shared.map((caller) => caller.logOut()));
  },
  createStudent: ({ apiAs, recordsAdmin }, use) =>
    use((name) => createStudent(recordsAdmin, apiAs, name)),
  createPlacement: ({ recordsAdmin, createStudent }, use) =>
    use(async (name, place) => createPlacement(recordsAdmin, await createStudent(name), place)),
  createPastPlacement: ({ recordsAdmin, createStudent }, use) =>
    use(async (name, period) =>
      createPastPlacement(recordsAdmin, await createStudent(name), period),
    ),
  openOtherPage: async ({ browser, baseURL, reader }, use) => {
    const contexts: BrowserContext[] = [];
    const deviations: (() => Promise<string[]>)[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL });
      contexts.push(context);
      deviations.push(readResponses(context, reader));
      await freezeClock(context);
      followRequests(context);
      return context.newPage();
    });
    const found = await Promise.all(deviations.map((ofContext) => ofContext()));
    await Promise.all(contexts.map((context) => context.close()));
    expect(found.flat(), UNDESCRIBED).toEqual([]);
  },
  openAs: ({ page: ownPage, apiAs }, use) =>
    use(async (who, path, page = ownPage) => {
      const { session } = typeof who === 'string' ? await apiAs(who) : who;
      await page.addInitScript((stored: Session) => {
        // Only in the first document of the tab, so that a logout is not undone.
        // A frame may show a PDF and have no storage.
        if (window !== window.top || sessionStorage.getItem('signed-in-by-test')) return;
        sessionStorage.setItem('signed-in-by-test', 'yes');
        localStorage.setItem('access_token', stored.access_token);
        localStorage.setItem('user', JSON.stringify(stored.user));
      }, session);
      await page.goto(path);
    }),
});

export { expect };
