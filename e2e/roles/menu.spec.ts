import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { deferResponses } from '../network';
import { ROLES } from '../screens';
import { IN_ALL } from '../testLevel';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu utama' });

for (const role of ROLES) {
  test(`${role}: each entry of the menu leads to its screen`, IN_ALL, async ({ page, openAs }) => {
    await openAs(role, '/change-password');
    const entry = menuOf(page).getByRole('link');
    await expect(entry.first()).toHaveText('Dashboard');
    for (const name of await entry.allTextContents()) {
      await entry.filter({ hasText: new RegExp(`^${name}$`) }).click();
      await expect(menuOf(page).locator('[aria-current="page"]')).toHaveText([name]);
      await expect(page).toHaveTitle(`${name} | SiMagang`);
    }
  });
}

test(
  'logging out shows "Loading..." until the server responds, then the login screen',
  IN_ALL,
  async ({ page, openAs }) => {
    await openAs('lecturer', '/');
    const logout = await deferResponses(page, 'POST /logout');
    await page.getByRole('button', { name: /^Menu pengguna/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    const busy = page.getByRole('menuitem', { name: 'Loading...' });
    await expect(busy).toBeVisible();
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await expect(page).toHaveURL('/');
    logout.release();
    await expect(page).toHaveURL('/auth/login');
    expect(
      await page.evaluate(() => [
        localStorage.getItem('access_token'),
        localStorage.getItem('user'),
      ]),
    ).toEqual([null, null]);
  },
);
