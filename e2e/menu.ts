import { expect, type Page } from '@playwright/test';

/** Opens a screen by its entry in the menu, which is a drawer on a phone. */
export const openEntry = async (page: Page, name: string) => {
  const opener = page.getByRole('button', { name: 'Buka menu' });
  const menu = page.getByRole('navigation', { name: 'Menu utama' });
  await opener.or(menu).first().waitFor();
  if (await opener.isVisible()) await opener.click();
  await menu.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveTitle(new RegExp(`^${name} \\| `));
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
};
