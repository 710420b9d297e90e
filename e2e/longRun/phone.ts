import { mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContextOptions,
  chromium,
  expect,
  type LaunchOptions,
  type Page,
} from '@playwright/test';
import { NOW } from '../clock';
import { POSITION } from '../geolocation';
import type { Student } from '../records/people';
import { sendLogin } from '../signIn';
import { goOnline, unsentItems } from '../unsent';
import { PHONE } from '../viewports';

const DEVICE: BrowserContextOptions = {
  viewport: PHONE,
  geolocation: POSITION,
  permissions: ['geolocation'],
  locale: 'id-ID',
  timezoneId: 'Asia/Jakarta',
  reducedMotion: 'reduce',
  serviceWorkers: 'allow',
};

export type Phone = Awaited<ReturnType<typeof startPhone>>;

/** A browser whose profile survives its death, with a clock of its own. */
export async function startPhone(baseURL: string, launchOptions: LaunchOptions) {
  const profile = mkdtempSync(join(tmpdir(), 'phone-'));
  let now = NOW;
  let secondTab: Page | undefined;

  const launch = async () => {
    const options = { ...launchOptions, ...DEVICE, baseURL };
    const context = await chromium.launchPersistentContext(profile, options);
    await context.clock.setFixedTime(now);
    // A person who reloads a page leaves what is typed there.
    context.on('page', (opened) => opened.on('dialog', (dialog) => dialog.accept()));
    return { context, page: await context.newPage() };
  };
  let { context, page } = await launch();

  return {
    page: () => page,
    /** The time on the clock of the phone. */
    time: () => now.toISOString(),
    async setClock(ahead: number) {
      now = new Date(NOW.getTime() + ahead);
      await context.clock.setFixedTime(now);
    },
    /** Signs a student in on a phone that another one may have used. */
    async signIn({ identifier, password }: Student) {
      await page.goto('/auth/login');
      await page.evaluate(() => {
        for (const key of ['access_token', 'user']) localStorage.removeItem(key);
      });
      await page.goto('/auth/login');
      await sendLogin(page, identifier, password);
      await expect(page).toHaveURL('/');
    },
    /** Waits until the phone can open the application without a network. */
    async keepApp() {
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
    /** Kills the browser with SIGKILL, and starts it again. */
    async killBrowser() {
      const pid = Number(readlinkSync(join(profile, 'SingletonLock')).split('-').at(-1));
      const closed = new Promise((resolve) => context.once('close', resolve));
      process.kill(pid, 'SIGKILL');
      await closed;
      secondTab = undefined;
      ({ context, page } = await launch());
    },
    async openSecondTab() {
      secondTab ??= await context.newPage();
      await secondTab.goto('/student/unsent');
      await page.bringToFront();
    },
    /** Gives the second tab the time to read and to send what waits, if it does. */
    async letSecondTabSend() {
      if (!secondTab) return;
      await goOnline(secondTab);
      for (let read = 0; read < 5; read += 1) await unsentItems(secondTab);
    },
    async closeSecondTab() {
      await secondTab?.close();
      secondTab = undefined;
    },
    /** Tells the tabs at once that the network is back. */
    goOnline: () => Promise.all([page, ...(secondTab ? [secondTab] : [])].map(goOnline)),
    /** Fills the disk until the returned function is called: the browser notices it when a transaction is to be complete. */
    async fillStorage() {
      await page.evaluate(() => {
        const { put } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.put = function (...row) {
          const putting = put.apply(this, row);
          putting.addEventListener('success', () => this.transaction.abort());
          return putting;
        };
        const emptyStorage = () => Object.assign(IDBObjectStore.prototype, { put });
        Object.assign(window, { emptyStorage });
      });
      return () => page.evaluate('emptyStorage()');
    },
    /** Lets the browser refuse to store anything, as some do in private windows, until the page is loaded again. */
    refuseStorage: () =>
      page.evaluate(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('refused', 'SecurityError');
        };
      }),
    async stop() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
