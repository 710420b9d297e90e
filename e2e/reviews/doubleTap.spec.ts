import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { POSITION } from '../geolocation';
import { createDesk } from '../records/desks';
import { IN_ALL } from '../testLevel';
import { PHONE } from '../viewports';

test.use({
  viewport: PHONE,
  hasTouch: true,
  isMobile: true,
  geolocation: POSITION,
  permissions: ['geolocation'],
});

/** So slow that the second tap of a double tap is never late. */
const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
};

/** Taps where the element is, whether or not that reaches it. */
const tapPlaceOf = async (page: Page, element: Locator) => {
  // The bar is drawn again when the answer to the first tap arrives.
  await expect(element).toBeVisible();
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to tap.');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
};

test('a double tap validates one activity, and does not undo it', async ({
  page,
  recordsAdmin,
  apiAs,
  openAs,
}) => {
  const desk = await createDesk(recordsAdmin, apiAs, { students: 1, activitiesEach: 4 });
  await openAs(desk.caller, '/reviews');
  const rows = page.getByRole('article');
  await expect(rows).toHaveCount(4);
  await slowDown(page);
  const tapped = await rows
    .first()
    .getByRole('button', { name: /^Validasi/ })
    .evaluate((button) => {
      // Not under the bar of the phone.
      button.scrollIntoView({ block: 'center' });
      const { x, y } = button.getBoundingClientRect();
      const tap = () => {
        const target = document.elementFromPoint(x + 20, y + 20);
        target?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
        return target?.textContent;
      };
      // Both taps in one task, on a busy machine too.
      return [tap(), tap()];
    });
  expect(tapped).toEqual([expect.stringMatching(/^Validasi/), expect.stringMatching(/^Validasi/)]);
  await expect(rows).toHaveCount(3);
  // Both taps reached the button of one row, so the second decision finds the first.
  await expect(page.getByText('Sudah divalidasi sebelumnya')).toBeVisible();
  await tapPlaceOf(page, page.getByRole('button', { name: /^Urungkan/ }));
  await expect
    .poll(async () => (await desk.caller.get<{ data: object }>('/reviews/counts')).data)
    .toMatchObject({ waiting: 3, done: 1 });
});

test(
  'a double tap on the selection does not confirm it',
  IN_ALL,
  async ({ page, recordsAdmin, apiAs, openAs }) => {
    const desk = await createDesk(recordsAdmin, apiAs, { students: 1, activitiesEach: 2 });
    await openAs(desk.caller, '/reviews');
    await page.getByRole('checkbox', { name: 'Pilih yang tampil (2)' }).check();
    const validate = page.getByRole('button', { name: 'Validasi 2 aktivitas' });
    await validate.click({ trial: true });
    await slowDown(page);
    await tapPlaceOf(page, validate);
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: 'Validasi 2 aktivitas' });
    await tapPlaceOf(page, confirm);
    await expect(confirm).toBeEnabled();
    // The keyboard needs no protection.
    await confirm.press('Enter');
    await expect(dialog).toContainText('2 divalidasi.');
  },
);

test(
  'a double tap on Absen Sekarang does not confirm it',
  IN_ALL,
  async ({ page, createPlacement, apiAs, openAs }) => {
    const placement = await createPlacement('Mahasiswa Jari Gemetar');
    await placement.addActivity({ name: 'Uji absen' });
    await openAs(await apiAs(placement.student), '/student/attendance');
    const attend = page.getByRole('button', { name: 'Absen Sekarang' });
    await attend.click({ trial: true });
    await slowDown(page);
    await tapPlaceOf(page, attend);
    const dialog = page.getByRole('alertdialog', { name: 'Konfirmasi Absen' });
    const confirm = dialog.getByRole('button', { name: 'Lanjutkan' });
    await tapPlaceOf(page, confirm);
    await expect(confirm).toBeEnabled();
    await confirm.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(attend).toBeDisabled();
  },
);
