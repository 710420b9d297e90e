import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScrolling } from './layout';

/** Draws a signature in the open form and uses it. */
export const drawSignature = async (page: Page) => {
  await page.getByRole('button', { name: 'Gambar tanda tangan' }).click();
  const box = page.getByRole('img', { name: 'Kotak tanda tangan' });
  const use = page.getByRole('button', { name: 'Pakai' });
  await expect(use).toBeDisabled();
  const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width * 0.2, y + height * 0.6);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.5, y + height * 0.2, { steps: 8 });
  await page.mouse.move(x + width * 0.8, y + height * 0.7, { steps: 8 });
  await page.mouse.up();
  await expectNoSidewaysScrolling(page);
  await use.click();
  await expect(page.getByAltText('Pratinjau tanda-tangan.png')).toBeVisible();
};
