import type { Page } from '@playwright/test';
import { intercept } from '../answers';
import { expect, test } from '../fixtures';
import { expectError, toastOf, toasts } from './toasts';

const GONE_AFTER_MS = 4000;
const AT_ONCE = 3;
const ANIMATION_MS = 500;
const FRAME_MS = 20;

const words = (number: number) => `Kegagalan ke-${number}.`;

/** A logout that fails says the words of the server, so that the toasts can be told apart. */
const failToLogOut = async (page: Page) => {
  const logOut = page.getByRole('menuitem', { name: 'Log out' });
  await Promise.all([page.waitForResponse('**/api/logout'), logOut.click()]);
  // Where time stands still, the store tells of it in the next frame only.
  await expect(async () => {
    await page.clock.runFor(FRAME_MS);
    await expect(logOut).toBeEnabled({ timeout: 100 });
  }).toPass();
};

test.beforeEach(async ({ page, openAs }) => {
  let told = 0;
  await intercept(page, 'POST /logout', (route) =>
    route.fulfill({ status: 500, json: { message: words(told++) } }),
  );
  await page.clock.install();
  await openAs('mentor', '/');
  await page.getByRole('button', { name: /^Menu pengguna/ }).click();

  // The first one fetches what draws them all; then time stands still until it is told to go on.
  await failToLogOut(page);
  await expectError(page, 'Gagal keluar', words(0));
  await page.clock.pauseAt(Date.now() + GONE_AFTER_MS);
});

test('a toast stands at the top right, and is gone after four seconds', async ({ page }) => {
  const toast = toastOf(page, 'error', 'Gagal keluar', words(1));
  await failToLogOut(page);
  await page.clock.runFor(ANIMATION_MS);
  await expect(toast).toBeInViewport({ ratio: 1 });

  const place = await toast.boundingBox();
  const { width = 0 } = page.viewportSize() ?? {};
  expect(place?.y).toBeLessThan(80);
  expect(width - (place?.x ?? 0) - (place?.width ?? 0)).toBeLessThan(40);

  await page.clock.runFor(GONE_AFTER_MS - 2 * ANIMATION_MS);
  await expect(toast).toBeVisible();
  await page.clock.runFor(3 * ANIMATION_MS);
  await expect(toasts(page)).toHaveCount(0);
});

test('at most three toasts stand at once, the newest among them', async ({ page }) => {
  for (const number of [1, 2, 3, 4, 5]) {
    await failToLogOut(page);
    await page.clock.runFor(ANIMATION_MS);
    await expect(toastOf(page, 'error', 'Gagal keluar', words(number))).toBeVisible();
    await expect(toasts(page)).toHaveCount(Math.min(number, AT_ONCE));
  }
  for (const number of [3, 4, 5])
    await expect(toastOf(page, 'error', 'Gagal keluar', words(number))).toBeVisible();
});

test('a toast can be closed before its time', async ({ page }) => {
  await failToLogOut(page);
  const toast = toastOf(page, 'error', 'Gagal keluar', words(1));
  await toast.getByRole('button', { name: 'Tutup' }).click();
  await page.clock.runFor(ANIMATION_MS);
  await expect(toast).toHaveCount(0);
});
