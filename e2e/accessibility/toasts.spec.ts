import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { POSITION } from '../geolocation';
import { intercept, SERVER_ERROR } from '../network';
import { createCompany } from '../records/companies';
import { waitUntilLoaded } from '../screens';
import { IN_ALL } from '../testLevel';
import { expectToast } from '../toasts';
import { expectAccessible } from './checks';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  geolocation: POSITION,
  permissions: ['geolocation'],
});

/** The role makes sure that the toast is in the accessibility tree; hovering keeps it open. */
const expectAccessibleToast = async (page: Page, role: 'status' | 'alert', text: string) => {
  const toast = (await expectToast(page, text)).and(page.getByRole(role));
  await toast.hover();
  await expectAccessible(page, text);
  await toast.getByRole('button', { name: 'Tutup' }).click();
  await expect(toast).toBeHidden();
};

test(
  'a success toast is a status, an error toast is an alert, and both meet WCAG 2.2 AA',
  IN_ALL,
  async ({ page, apiAs, openAs }) => {
    const admin = await apiAs('superAdmin');
    const company = await createCompany(admin);
    await openAs(admin, `/companies/${company.id}/edit`);
    await waitUntilLoaded(page);
    const recover = await intercept(page, 'PUT /companies/*', SERVER_ERROR);
    await page.getByLabel('Nama Perusahaan').fill('PT Kabar Baik');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expectAccessibleToast(page, 'alert', 'Terjadi kesalahan saat mengedit data');

    await recover();
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expectAccessibleToast(page, 'status', 'Data berhasil diedit');
  },
);

test(
  'a toast next to an open dialog is in the accessibility tree',
  IN_ALL,
  async ({ page, apiAs, openAs }) => {
    const student = await apiAs('student');
    await openAs(student, '/student/attendance');
    await intercept(page, 'PATCH /activities/*/presence-student', SERVER_ERROR);
    await page.getByRole('button', { name: 'Absen Sekarang' }).first().click();
    const dialog = page.getByRole('alertdialog', { name: 'Konfirmasi Absen' });
    await dialog.getByRole('button', { name: 'Lanjutkan' }).click();
    await expectAccessibleToast(page, 'alert', 'Terjadi kesalahan saat mencatat absen.');
    // The rest of the page is inert while the dialog is open.
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(0);
  },
);
