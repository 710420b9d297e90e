import { expect, type Locator, type Page } from '@playwright/test';

const MAX_TAB_PRESSES = 80;

/** Presses Tab until the element has the focus. */
export const tabTo = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  await expect(target).toBeVisible();
  const { keyboard } = target.page();
  for (let stops = 0; stops < MAX_TAB_PRESSES; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await keyboard.press(key);
  }
  throw new Error(`Tab does not reach ${target}.`);
};

/** Tabs to the element and presses a key. */
export const press = async (target: Locator, key = 'Enter') => {
  await tabTo(target);
  await target.page().keyboard.press(key);
};

/** Tabs to the element and types. */
export const type = async (target: Locator, text: string) => {
  await tabTo(target);
  await target.page().keyboard.type(text);
};

/** Tabs to the table header, moves down to the first row and opens it. */
export const openFirstRow = async (page: Page, name: string | RegExp) => {
  await tabTo(page.getByRole('columnheader').first());
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('grid').getByRole('link', { name })).toBeFocused();
  await page.keyboard.press('Enter');
};

/** Tabs to a picker, searches and selects the first option. */
export const pick = async (page: Page, label: string, text: string) => {
  await type(page.getByRole('combobox', { name: label }), text);
  const option = page.getByRole('option', { name: text }).first();
  await expect(option).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(option).toBeHidden();
};

/** Tabs to a date or time field and types its digits. */
export const typeDigits = async (field: Locator, digits: string) => {
  await tabTo(field);
  await field.page().keyboard.type(digits);
};

/** Role and name of the focused element: 'button Simpan'. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing';
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.getAttribute('role') ?? element.tagName.toLowerCase()} ${name}`.trim();
  });
