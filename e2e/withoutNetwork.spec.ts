import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility/checks';
import { expect } from './fixtures';
import { openKept, test } from './keptApp';
import { expectNoSidewaysScrolling } from './layout';
import { untilQuiet } from './requests';
import { signOut } from './signIn';
import { IN_CI } from './testLevel';
import { PHONE } from './viewports';
import { visit } from './visit';

test.use({ serviceWorkers: 'allow', viewport: PHONE });

const NOTE = 'Tanpa jaringan: data per';

/** The number of answers on the device. */
const keptAnswers = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('kept-answers')) return 0;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open('kept-answers');
      opening.onsuccess = () => {
        const db = opening.result;
        const count = db.transaction('answers').objectStore('answers').count();
        count.onsuccess = () => {
          db.close();
          resolve(count.result);
        };
      };
    });
  });

const today = (page: Page) => page.getByRole('region', { name: 'Aktivitas Hari Ini' });

test('a student opens the application without a network and reads what was loaded last', async ({
  page,
  context,
  openAs,
  frontend,
}) => {
  await openAs('student', '/');
  await openKept(page);
  await expect(today(page).getByRole('heading', { level: 3 }).first()).toBeVisible();
  const names = await today(page).getByRole('listitem').getByRole('heading').allTextContents();
  expect(names.length).toBeGreaterThan(1);
  await visit(page, '/student/activities');
  const first = page.getByRole('main').getByRole('link', { name: names[0] }).first();
  await first.click();
  await expect(page).toHaveURL(/\/student\/activities\/\d+$/);
  const detail = new URL(page.url()).pathname;
  await visit(page, '/student/attendance-days');
  await expect(page.getByRole('region', { name: 'Kehadiran', exact: true })).toBeVisible();
  await untilQuiet(page);
  await expect.poll(() => keptAnswers(page)).toBeGreaterThan(3);
  await page.close();

  frontend.cut();
  await context.setOffline(true);
  const phone = await context.newPage();
  await phone.goto('/');
  await expect(today(phone).getByRole('listitem').getByRole('heading')).toHaveText(names);
  await expect(phone.getByText(NOTE)).toBeVisible();
  await expect(phone.getByText('Silahkan login untuk melanjutkan')).toHaveCount(0);
  await expectAccessible(phone, 'the dashboard without a network');
  await expectNoSidewaysScrolling(phone);

  await visit(phone, '/student/attendance');
  await expect(phone.getByRole('heading', { name: names[0] })).toBeVisible();
  await visit(phone, '/student/attendance-days');
  await expect(phone.getByRole('region', { name: 'Kehadiran', exact: true })).toBeVisible();
  await phone.goto(detail);
  await expect(phone.getByRole('heading', { name: names[0], level: 1 })).toBeVisible();
  await expect(phone.getByText(NOTE)).toBeVisible();

  await visit(phone, '/student/guidance-sessions');
  await expect(phone.getByText(/memerlukan jaringan/).first()).toBeVisible();
  frontend.mend();
  await context.setOffline(false);
  // The emulation does not always tell pages that come from a worker.
  await phone.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(phone.getByText(/memerlukan jaringan/)).toHaveCount(0);
  await visit(phone, '/');
  await expect(today(phone).getByRole('listitem').getByRole('heading')).toHaveText(names);
  await expect(phone.getByText(NOTE)).toBeHidden();
});

test('a log-out empties what the device keeps of the person', IN_CI, async ({ page, openAs }) => {
  await openAs('student', '/');
  await openKept(page);
  await expect.poll(() => keptAnswers(page)).toBeGreaterThan(1);
  await signOut(page);
  await expect.poll(() => keptAnswers(page)).toBe(0);
});

/** Ends the session on the device only, as the night does. */
const expireToken = (page: Page) =>
  page.evaluate(() => {
    const [head, , signature] = (localStorage.getItem('access_token') ?? '').split('.');
    localStorage.setItem('access_token', [head, btoa('{"exp":1}'), signature].join('.'));
  });

test(
  'a student whose session has expired still sees the day without a network, and logs in once there is one',
  IN_CI,
  async ({ page, context, openAs, frontend }) => {
    await openAs('student', '/');
    await openKept(page);
    const names = await today(page).getByRole('listitem').getByRole('heading').allTextContents();
    await untilQuiet(page);
    await expect.poll(() => keptAnswers(page)).toBeGreaterThan(1);
    await expireToken(page);
    await page.close();

    frontend.cut();
    await context.setOffline(true);
    const phone = await context.newPage();
    await phone.goto('/');
    await expect(today(phone).getByRole('listitem').getByRole('heading')).toHaveText(names);
    await expect(phone).toHaveURL('/');

    frontend.mend();
    await context.setOffline(false);
    await phone.reload();
    await expect(phone).toHaveURL('/auth/login');
    await expect.poll(() => keptAnswers(phone)).toBe(0);
  },
);
