import { expect, type Locator, type Page } from '@playwright/test';

/** Types into a searchable choice and takes the option. */
export const choose = async (page: Page, label: string, text: string) => {
  const box = page.getByRole('combobox', { name: label });
  await box.click();
  await box.fill(text);
  await page.getByRole('option', { name: text }).first().click();
};

/** Types the digits of a date or a time into its sections, as on a keyboard. */
export const typeInto = async (group: Locator, digits: string) => {
  await group.getByRole('spinbutton').first().click();
  await group.page().keyboard.type(digits);
};

/** '2026-11-21' as it is typed: 21112026. */
export const asTyped = (date: string) => date.split('-').reverse().join('');

export const confirm = async (page: Page, title: string, button = 'Lanjutkan') => {
  const dialog = page.getByRole('alertdialog', { name: title });
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
};

export const expectToast = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();
