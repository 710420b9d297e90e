import { expect, type Page } from '@playwright/test';

export const confirm = async (page: Page, title: string, button = 'Lanjutkan') => {
  const dialog = page.getByRole('alertdialog', { name: title });
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
};

export const expectToast = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();
