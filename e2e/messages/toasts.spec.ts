import { expect, test } from '../fixtures';
import { toastOf, toasts } from './toasts';
import { intercept } from './unhappy';

// Each logout that fails says the words of the server, so that the toasts can be told apart.
test.beforeEach(async ({ page, openAs }) => {
  let told = 0;
  await intercept(page, 'POST /logout', (route) => {
    told += 1;
    return route.fulfill({ status: 500, json: { message: `Kegagalan ke-${told}.` } });
  });
  await page.clock.install();
  await openAs('mentor', '/');
  await page.getByRole('button', { name: /^Menu pengguna/ }).click();
});

const GONE_AFTER_MS = 4000;
const ANIMATION_MS = 500;

test('a toast stands at the top right, and is gone after four seconds', async ({ page }) => {
  const toast = toastOf(page, 'error', 'Gagal keluar', 'Kegagalan ke-1.');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(toast).toHaveCount(1);
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
  const logOut = page.getByRole('menuitem', { name: 'Log out' });
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const time of [1, 2, 3, 4, 5]) {
    await logOut.click();
    await expect(page.getByText(`Kegagalan ke-${time}.`)).toHaveCount(time > 3 ? 0 : 1);
    await page.clock.runFor(ANIMATION_MS);
    await expect(page.getByText(`Kegagalan ke-${time}.`)).toBeVisible();
    await expect(toasts(page)).toHaveCount(Math.min(time, 3));
  }
  await expect(toasts(page).getByText(/^Kegagalan/)).toHaveText([
    'Kegagalan ke-3.',
    'Kegagalan ke-4.',
    'Kegagalan ke-5.',
  ]);
});

test('a toast can be closed before its time', async ({ page }) => {
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  const toast = toastOf(page, 'error', 'Gagal keluar', 'Kegagalan ke-1.');
  await toast.getByRole('button', { name: 'Tutup' }).click();
  await expect(toast).toHaveCount(0);
});
