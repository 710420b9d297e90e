import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { request } from '@playwright/test';
import { type Caller, callerFor } from '../caller';
import { NOW } from '../clock';
import { POSITION } from '../geolocation';
import { createStudent } from '../records/people';
import { createPlacement, type Place } from '../records/placements';
import { type RunningServer, startServer } from '../server';
import { DESKTOP } from '../viewports';
import type { Browser } from './browser';
import { launchFirefox } from './firefox';
import { type Pages, servePages } from './pages';
import { type Person, personAt } from './person';
import { launchWebKit } from './webKit';

const browserName = process.env.BROWSER === 'webkit' ? 'WebKit' : 'Firefox';
const launch = browserName === 'WebKit' ? launchWebKit : launchFirefox;
const PICTURES = 'test-results/otherBrowsers';

interface Stage {
  person: Person;
  /** Calls the API with an identifier and its password. */
  apiAs: (who: { identifier: string; password: string }) => Promise<Caller>;
  admin: Caller;
  place: (studentName: string, place?: Partial<Place>) => ReturnType<typeof createPlacement>;
  /** Ends the session of the browser on the server, without the browser's knowledge. */
  endSession: () => Promise<void>;
  /** The network between the browser and the server. */
  network: Pages['network'];
  /** Keeps a picture of the page, to look at. */
  picture: (name: string) => Promise<void>;
}

interface Options {
  size?: { width: number; height: number };
  now?: Date;
  timeZone?: string;
}

/** One server for each time of the clock. */
const servers = new Map<number, Promise<RunningServer>>();
const serverAt = (now: Date) => {
  const running = servers.get(now.getTime());
  if (running) return running;
  const started = startServer({ FROZEN_CLOCK: now.toISOString() });
  servers.set(now.getTime(), started);
  return started;
};

before(() => mkdirSync(PICTURES, { recursive: true }));
after(async () => {
  for (const server of servers.values()) await (await server).stop();
});

const keepPicture = async (browser: Browser, name: string) => {
  const png = Buffer.from(await browser.screenshot(), 'base64');
  writeFileSync(join(PICTURES, `${browserName}-${name}.png`), png);
};

/** A test in a new window of the browser, with a server that has the demo data. */
export const journey = (
  title: string,
  { size = DESKTOP, now = NOW, timeZone = 'Asia/Jakarta' }: Options,
  play: (stage: Stage) => Promise<void>,
) =>
  test(`${browserName}: ${title}`, async (t) => {
    const server = await serverAt(now);
    const pages = await servePages(server.baseURL, {
      now: now.getTime(),
      // WebKitGTK asks a service of the desktop, which the machine may lack.
      position: browserName === 'WebKit' ? POSITION : undefined,
    });
    const api = await request.newContext({ baseURL: server.baseURL });
    const apiAs: Stage['apiAs'] = ({ identifier, password }) =>
      callerFor(api, identifier, password);
    const browser = await launch({ timeZone });
    try {
      await browser.resize(size);
      const admin = await apiAs({ identifier: '197805122003121001', password: 'Magang2026!' });
      const person = personAt(browser, pages.url);
      await play({
        person,
        endSession: async () => {
          const headers = { Authorization: `Bearer ${await person.accessToken()}` };
          assert.equal((await api.post('/api/logout', { headers })).ok(), true);
        },
        apiAs,
        network: pages.network,
        admin,
        place: async (name, place) =>
          createPlacement(admin, await createStudent(admin, apiAs, name), place),
        picture: (name) => keepPicture(browser, name),
      });
      await admin.logOut();
      assert.deepEqual(pages.errors, [], 'errors in the browser');
    } catch (error) {
      await keepPicture(browser, `failed-${title.replace(/\W+/g, '-')}`);
      if (pages.errors.length > 0)
        t.diagnostic(`errors in the browser: ${pages.errors.join('\n')}`);
      throw error;
    } finally {
      await browser.close();
      await api.dispose();
      pages.close();
    }
  });
