import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';
import { intercept, SERVER_ERROR } from '../network';
import { createCompany } from '../records/companies';
import { IN_ALL } from '../testLevel';
import { toasts } from '../toasts';
import { PHONE } from '../viewports';

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

/** Both sides of the breakpoints at which the user menu changes its width. */
const SIZES = [
  PHONE,
  { width: 899, height: 700 },
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
];

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element has no box');
  return box;
};

const expectApart = async (toast: Locator, other: Locator) => {
  const [one, two] = [await boxOf(toast), await boxOf(other)];
  const isBeside = one.x + one.width <= two.x || two.x + two.width <= one.x;
  expect(isBeside || one.y + one.height <= two.y || two.y + two.height <= one.y).toBe(true);
};

test(
  'on a phone a toast covers neither the title of the page nor its action',
  IN_ALL,
  async ({ page, apiAs, openAs }) => {
    const admin = await apiAs('superAdmin');
    const company = await createCompany(admin);
    await openAs(admin, `/companies/${company.id}/edit`);
    const save = page.getByRole('button', { name: 'Simpan' });
    const title = page.getByRole('heading', { level: 1 });
    const toast = toasts(page).first();

    await test.step('a failure, after which the form stays', async () => {
      const recover = await intercept(page, 'PUT /companies/*', SERVER_ERROR);
      await save.click();
      await toast.hover();
      await expectApart(toast, save);
      await title.scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectApart(toast, title);
      await toast.getByRole('button', { name: 'Tutup' }).click();
      await expect(toast).toBeHidden();
      await recover();
    });

    await test.step('a success, which leads to the list', async () => {
      await save.click();
      await toast.hover();
      await expect(page).toHaveURL('/companies');
      await expectApart(toast, title);
      await expectApart(toast, page.getByRole('link', { name: 'Tambah Mitra Industri' }).first());
    });
  },
);

test(
  'no toast covers the bell or is transparent, at any width',
  IN_ALL,
  async ({ page, apiAs, openAs }) => {
    const admin = await apiAs('superAdmin');
    const company = await createCompany(admin);
    await openAs(admin, `/companies/${company.id}/edit`);
    await intercept(page, 'PUT /companies/*', SERVER_ERROR);
    const toast = toasts(page).first();
    const bell = page.getByRole('banner').locator('[aria-label^="Kotak masuk"]');
    for (const size of SIZES) {
      await test.step(`${size.width} pixels`, async () => {
        await page.setViewportSize(size);
        await page.getByRole('button', { name: 'Simpan' }).click();
        await toast.hover();
        await expectApart(toast, bell);
        await expectApart(toast, page.getByRole('button', { name: /^Menu pengguna/ }));
        const look = await toast.evaluate((element) => {
          const { opacity, backgroundColor } = getComputedStyle(element);
          return { opacity, isOpaque: /^rgb\(/.test(backgroundColor) };
        });
        expect(look).toEqual({ opacity: '1', isOpaque: true });
        await toast.getByRole('button', { name: 'Tutup' }).click();
        await expect(toast).toBeHidden();
      });
    }
  },
);
