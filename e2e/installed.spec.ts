import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility/checks';
import { expect } from './fixtures';
import type { BuildName, Frontend } from './frontend';
import { openKept, test } from './keptApp';
import { IN_ALL, IN_CI } from './testLevel';
import { PHONE } from './viewports';
import { visit } from './visit';
import { updateWorker } from './workers';

test.use({ serviceWorkers: 'allow', viewport: PHONE });

const BAR = 'Pembaruan aplikasi';
const bar = (page: Page) => page.getByRole('region', { name: BAR });

/** The files on the device, by the name of the cache. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const files = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => new URL(url).pathname)] as const;
    });
    return Object.fromEntries(await Promise.all(files));
  });

const keptBuilds = async (page: Page) =>
  Object.entries(await kept(page))
    .filter(([name, files]) => name.startsWith('build-') && files.includes('/'))
    .map(([, files]) => files);

/** The files that the open page has loaded. */
const loaded = (page: Page) =>
  page.evaluate(() => [
    ...[...document.scripts].map(({ src }) => src),
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ]);

const expectBuild = async (page: Page, frontend: Frontend, build: BuildName) =>
  expect(frontend.buildsOf(await loaded(page))).toEqual([build]);

test(
  'an open page keeps the files of its build, and the next page has the newer one',
  IN_CI,
  async ({ page, openAs, frontend }) => {
    await openAs('student', '/');
    await openKept(page);
    frontend.serve('second');
    await updateWorker(page);

    await expect(bar(page)).toBeVisible();
    await expectAccessible(page, 'the notice of a newer version');
    // The server has no such file any more.
    await visit(page, '/student/requests');
    await expect(page.getByRole('heading', { name: 'Izin & Koreksi', level: 1 })).toBeVisible();
    await expectBuild(page, frontend, 'first');
    expect(await keptBuilds(page)).toHaveLength(2);

    await bar(page).getByRole('button', { name: 'Muat ulang' }).click();
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Izin & Koreksi', level: 1 })).toBeVisible();
    await expectBuild(page, frontend, 'second');
    await expect.poll(async () => (await keptBuilds(page)).length).toBe(1);
    expect(frontend.buildsOf((await keptBuilds(page)).flat())).toEqual(['second']);
  },
);

test(
  'two builds are never mixed, however often the servers of both take turns',
  IN_CI,
  async ({ page, openAs, frontend }) => {
    await openAs('student', '/');
    await openKept(page);
    frontend.takeTurns();
    for (const path of ['/student/activities', '/student/attendance', '/']) {
      await updateWorker(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(frontend.buildsOf(await loaded(page))).toHaveLength(1);
      for (const files of await keptBuilds(page)) expect(frontend.buildsOf(files)).toHaveLength(1);
    }
  },
);

test('a newer version waits while a form has text', IN_ALL, async ({ page, openAs, frontend }) => {
  await openAs('student', '/student/requests/create');
  await openKept(page);
  const reason = page.getByRole('textbox', { name: 'Alasan' });
  await reason.fill('Demam sejak tadi malam.');
  await page.evaluate(() => {
    const told = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('message', () => resolve(true)),
    );
    Object.assign(window, { told });
  });
  frontend.serve('second');
  await updateWorker(page);
  await page.evaluate(() => (window as unknown as { told: Promise<unknown> }).told);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  await expect(bar(page)).toBeHidden();
  await expect(reason).toHaveValue('Demam sejak tadi malam.');

  await reason.fill('');
  await expect(bar(page)).toBeVisible();
});

test(
  'answers of the API and public pages never come from the device',
  IN_ALL,
  async ({ page, openAs, frontend }) => {
    await openAs('student', '/');
    await openKept(page);
    for (const path of [
      '/student/activities',
      '/student/attendance-days',
      '/verify',
      '/undangan',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    const files = Object.values(await kept(page)).flat();
    expect(files.filter((file) => file.startsWith('/api'))).toEqual([]);
    expect(frontend.documents).toEqual(expect.arrayContaining(['/verify', '/undangan']));
    expect(frontend.documents).not.toContain('/student/activities');
  },
);

test(
  'a server whose operator has switched it off removes what the device keeps',
  IN_ALL,
  async ({ page, openAs, frontend }) => {
    await openAs('student', '/');
    await openKept(page);
    frontend.remove();
    await updateWorker(page);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    // A kept page that has just opened registers its worker, which can save the removing one from its own removal.
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js?role=student');
    });
    await page.goto('/student/activities');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(frontend.documents).toContain('/student/activities');
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registrations).toBe(0);
  },
);
