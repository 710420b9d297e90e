import type { Page } from '@playwright/test';
import { intercept, SERVER_ERROR } from '../answers';
import { expect, test } from '../fixtures';
import { aCompany } from '../records/companies';
import { untilDrawn } from '../screens';
import { expectAccessible } from './checks';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  geolocation: { latitude: -6.9475, longitude: 107.6349 },
  permissions: ['geolocation'],
});

/** By role: what is hidden from screen readers is not found. A pointer on it keeps it from going. */
const expectToast = async (page: Page, role: 'status' | 'alert', text: string) => {
  const toast = page.getByRole(role).filter({ hasText: text });
  await expect(toast).toBeVisible();
  await toast.hover();
  await expectAccessible(page, text);
  await toast.getByRole('button', { name: 'Tutup' }).click();
  await expect(toast).toBeHidden();
};

test('good news is a status, what went wrong an alert, and both meet WCAG 2.2 AA', async ({
  page,
  apiAs,
  openAs,
}) => {
  const admin = await apiAs('superAdmin');
  const company = await aCompany(admin);
  await openAs(admin, `/companies/${company.id}/edit`);
  await untilDrawn(page);
  const recover = await intercept(page, 'PUT /companies/*', SERVER_ERROR);
  await page.getByLabel('Nama Perusahaan').fill('PT Kabar Baik');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expectToast(page, 'alert', 'Terjadi kesalahan saat mengedit data');

  await recover();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expectToast(page, 'status', 'Data berhasil diedit');
});

test('a toast beside an open dialog is there for screen readers too', async ({
  page,
  apiAs,
  openAs,
}) => {
  const student = await apiAs('student');
  await openAs(student, '/student/attendance');
  await intercept(page, 'PATCH /activities/*/presence-student', SERVER_ERROR);
  await page.getByRole('button', { name: 'Absen Sekarang' }).first().click();
  const dialog = page.getByRole('alertdialog', { name: 'Konfirmasi Absen' });
  await dialog.getByRole('button', { name: 'Lanjutkan' }).click();
  await expectToast(page, 'alert', 'Terjadi kesalahan saat mencatat absen.');
  // The rest of the page is not: the dialog has the floor.
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(0);
});
