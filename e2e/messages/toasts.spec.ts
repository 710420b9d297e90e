import type { Page } from '@playwright/test';
import { installClock } from '../clock';
import { expect, test } from '../fixtures';
import { intercept } from '../network';
import { IN_ALL } from '../testLevel';
import { expectError, toastOf, toasts } from '../toasts';

const AUTO_HIDE_MS = 4000;
const MAX_TOASTS = 3;
const ANIMATION_MS = 500;
const FRAME_MS = 20;

const messageOf = (number: number) => `Kegagalan ke-${number}.`;

const FAILED = 'Gagal mengeluarkan perangkat';

/** Advances frames: transitions end in real time, but their callbacks wait for the paused clock. */
const inFrames = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(FRAME_MS);
    await check();
  }).toPass({ intervals: [FRAME_MS] });

/** The toast of a device that is not signed out shows the server message, which identifies it. */
const failToSignOut = async (page: Page) => {
  const otherDevice = page
    .getByRole('listitem')
    .filter({ hasNot: page.getByText('Perangkat ini', { exact: true }) })
    .filter({ hasText: 'Terakhir dipakai' })
    .first();
  // By keyboard: toasts would obstruct the mouse, and stay open under it.
  const signOut = otherDevice.getByRole('button', { name: 'Keluar dari perangkat tersebut' });
  await Promise.all([page.waitForResponse('**/api/sessions/*'), signOut.press('Enter')]);
  // While the clock is paused, the store notifies React only in the next frame.
  await inFrames(page, () => expect(signOut).toBeEnabled({ timeout: 100 }));
};

test.beforeEach(async ({ page, apiAs, openAs }) => {
  let count = 0;
  await intercept(page, 'DELETE /sessions/*', (route) =>
    route.fulfill({ status: 500, json: { message: messageOf(count++) } }),
  );
  await installClock(page);
  // This login is the other device.
  await apiAs('mentor');
  await openAs('mentor', '/devices');

  // The first toast loads the code for all of them; then the clock is paused.
  await failToSignOut(page);
  await expectError(page, FAILED, messageOf(0));
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AUTO_HIDE_MS);
});

test(
  'a toast is at the top right beside the user menu and disappears after four seconds',
  IN_ALL,
  async ({ page }) => {
    const toast = toastOf(page, 'error', FAILED, messageOf(1));
    await failToSignOut(page);
    await page.clock.runFor(ANIMATION_MS);
    await expect(toast).toBeInViewport({ ratio: 1 });

    const { width = 0 } = page.viewportSize() ?? {};
    const menu = await page.getByRole('button', { name: /^Menu pengguna/ }).boundingBox();
    // The toast slides in.
    await inFrames(page, async () => {
      const place = await toast.boundingBox();
      expect(place?.y).toBeLessThan(80);
      expect(place?.x).toBeGreaterThan(width / 2);
      expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(menu?.x ?? 0);
    });

    await page.clock.runFor(AUTO_HIDE_MS - 2 * ANIMATION_MS);
    await expect(toast).toBeVisible();
    await page.clock.runFor(3 * ANIMATION_MS);
    await inFrames(page, () => expect(toasts(page)).toHaveCount(0, { timeout: 100 }));
  },
);

test('shows at most three toasts, including the newest', IN_ALL, async ({ page }) => {
  for (const number of [1, 2, 3, 4]) {
    await failToSignOut(page);
    const toast = toastOf(page, 'error', FAILED, messageOf(number));
    await page.clock.runFor(ANIMATION_MS);
    await inFrames(page, () => expect(toast).toBeVisible({ timeout: 100 }));
    await inFrames(page, () =>
      expect(toasts(page)).toHaveCount(Math.min(number, MAX_TOASTS), { timeout: 100 }),
    );
  }
  for (const number of [2, 3, 4])
    await expect(toastOf(page, 'error', FAILED, messageOf(number))).toBeVisible();
});

test('a toast can be closed early', IN_ALL, async ({ page }) => {
  await failToSignOut(page);
  const toast = toastOf(page, 'error', FAILED, messageOf(1));
  await toast.getByRole('button', { name: 'Tutup' }).click();
  await page.clock.runFor(ANIMATION_MS);
  await inFrames(page, () => expect(toast).toHaveCount(0, { timeout: 100 }));
});
