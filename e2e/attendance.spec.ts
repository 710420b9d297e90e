import { confirm } from './dialogs';
import { expect, test } from './fixtures';
import { closeLocationSteps } from './geolocation';
import { IN_ALL } from './testLevel';
import { expectToast } from './toasts';
import { PHONE } from './viewports';

test.use({ viewport: PHONE });

test.describe('without the geolocation permission', () => {
  test.use({ permissions: [] });

  test(
    'the attendance page shows an error and redirects to the activities',
    IN_ALL,
    async ({ page, openAs }) => {
      await openAs('student', '/student/attendance');
      await page.getByRole('button', { name: 'Absen Sekarang' }).first().click();
      await confirm(page, 'Konfirmasi Absen');
      await expectToast(page, 'Lokasi diperlukan');
      await expectToast(page, 'Aktifkan izin lokasi di browser Anda untuk absen.');
      await expect(page).toHaveURL(/\/student\/activities/);
      await closeLocationSteps(page);
    },
  );

  test('the dashboard shows an error and stays open', IN_ALL, async ({ page, openAs }) => {
    await openAs('student', '/');
    await page.getByRole('button', { name: 'Absen Sekarang' }).first().click();
    await confirm(page, 'Konfirmasi Absen');
    await expectToast(page, 'Gagal mendapatkan lokasi');
    await expectToast(page, 'Pastikan GPS aktif dan izin lokasi diberikan.');
    await closeLocationSteps(page);
    await expect(page.getByRole('button', { name: 'Absen Sekarang' }).first()).toBeEnabled();
  });
});

test('serves the app for deep links and a 404 for unknown API paths', async ({
  page,
  openAs,
  request,
}) => {
  await openAs('student', '/student/activities?sort=name');
  await expect(page.getByRole('heading', { name: 'Aktivitas Magang' })).toBeVisible();
  await expect(page).toHaveTitle('Daftar Aktivitas | SiMagang');
  await page.goto('/companies');
  await expect(page).toHaveURL('/');
  expect((await request.get('/api/nowhere')).status()).toBe(404);
});
