import { expect, test } from './fixtures';
import { IN_ALL } from './testLevel';

test('an old browser is named above the page, a supported one is not', IN_ALL, async ({ page }) => {
  const note = page.getByRole('alert').filter({ hasText: 'Browser ini terlalu lama' });
  await page.goto('/auth/login');
  await expect(page.getByLabel('NIK / NIP / NIM')).toBeVisible();
  await expect(note).toBeHidden();

  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.reload();
  await expect(note).toBeVisible();
  await expect(page.getByLabel('NIK / NIP / NIM')).toBeVisible();
});
