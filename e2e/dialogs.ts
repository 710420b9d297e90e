import { expect, type Page } from '@playwright/test';

/** Accepts a confirmation dialog and waits until it has closed. */
export const confirm = async (page: Page, title: string, button = 'Lanjutkan') => {
  const dialog = page.getByRole('alertdialog', { name: title });
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
};
