import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures';
import { type Frontend, startFrontend } from './frontend';

/** Each test has an address of its own: workers and caches belong to one. */
export const test = base.extend<{ frontend: Frontend }>({
  frontend: async ({ server }, use) => {
    const frontend = await startFrontend(server.baseURL);
    await use(frontend);
    await frontend.stop();
  },
  baseURL: ({ frontend }, use) => use(frontend.baseURL),
});

/** Waits until the device has the application, and loads the page from there. */
export const openKept = async (page: Page) => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
};
