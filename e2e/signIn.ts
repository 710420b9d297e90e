import { expect, type Page } from '@playwright/test';

/** Fills in the open login screen and sends it. */
export const sendLogin = async (page: Page, identifier: string, password: string) => {
  await page.getByLabel('NIK / NIP / NIM').fill(identifier);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
};

/** Signs in through the login screen. */
export const signIn = async (page: Page, identifier: string, password = 'Magang2026!') => {
  await page.goto('/auth/login');
  await sendLogin(page, identifier, password);
  await expect(page).toHaveURL('/');
};

export const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Menu pengguna/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/auth/login');
};
