import { expect, type Page } from '@playwright/test';
import { sendLogin, signIn } from '../signIn';
import { expectToast } from '../toasts';

export interface Person {
  name: string;
  /** NIM, NIK or NIP */
  number: string;
}

export const PASSWORD = 'Rahasia-Baru-2026';

/** The first login of an imported account, whose password is its number. */
export const signInFirst = async (page: Page, { number }: Person) => {
  await page.goto('/auth/login');
  await sendLogin(page, number, number);
  await expect(page).toHaveURL('/change-password');
  await page.getByLabel('Password Saat Ini', { exact: true }).fill(number);
  await page.getByLabel('Password Baru', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Konfirmasi Password Baru', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Ganti Password' }).click();
  await expectToast(page, 'Password berhasil diganti.');
  await expect(page).toHaveURL('/');
};

export const signInAgain = (page: Page, { number }: Person) => signIn(page, number, PASSWORD);
