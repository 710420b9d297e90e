import { expect, type Locator, type Page } from '@playwright/test';

const LONGEST_WAY = 80;

/** Presses Tab until the element has the focus, as whoever has no mouse does. */
export const tabTo = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  await expect(target).toBeVisible();
  const { keyboard } = target.page();
  for (let stops = 0; stops < LONGEST_WAY; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await keyboard.press(key);
  }
  throw new Error(`Tab does not reach ${target}.`);
};

/** Goes there with Tab and presses a key. */
export const press = async (target: Locator, key = 'Enter') => {
  await tabTo(target);
  await target.page().keyboard.press(key);
};

/** Goes there with Tab and types, as over an empty field. */
export const type = async (target: Locator, text: string) => {
  await tabTo(target);
  await target.page().keyboard.type(text);
};

/** Goes to the table, down from its header to the first row, and opens that. */
export const openFirstRow = async (page: Page, name: string | RegExp) => {
  await tabTo(page.getByRole('columnheader').first());
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('grid').getByRole('link', { name })).toBeFocused();
  await page.keyboard.press('Enter');
};

/** Types into a searchable choice and takes the first option. */
export const pick = async (page: Page, label: string, text: string) => {
  await type(page.getByRole('combobox', { name: label }), text);
  const option = page.getByRole('option', { name: text }).first();
  await expect(option).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(option).toBeHidden();
};

/** Goes into a date or a time and types its digits. */
export const typeDigits = async (group: Locator, digits: string) => {
  await tabTo(group.getByRole('spinbutton').first());
  await group.page().keyboard.type(digits);
};

/** The element that has the focus, in words: 'button Simpan'. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing';
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.getAttribute('role') ?? element.tagName.toLowerCase()} ${name}`.trim();
  });
