import { expect, test } from './fixtures';
import { confirm, expectToast } from './forms';
import { PHONE } from './viewports';

test.use({ viewport: PHONE });

test.describe('without the permission to know the position', () => {
  test.use({ permissions: [] });

  test('the attendance page sends the student to the activities and says why', async ({
    page,
    openAs,
  }) => {
    await openAs('student', '/student/attendance');
    await page.getByRole('button', { name: 'Absen Sekarang' }).first().click();
    await confirm(page, 'Konfirmasi Absen');
    await expectToast(page, 'Lokasi diperlukan');
    await expectToast(page, 'Aktifkan izin lokasi di browser Anda untuk absen.');
    await expect(page).toHaveURL(/\/student\/activities/);
  });

  test('the dashboard stays and says what to do', async ({ page, openAs }) => {
    await openAs('student', '/');
    await page.getByRole('button', { name: 'Absen Sekarang' }).first().click();
    await confirm(page, 'Konfirmasi Absen');
    await expectToast(page, 'Gagal mendapatkan lokasi');
    await expectToast(page, 'Pastikan GPS aktif dan izin lokasi diberikan.');
    await expect(page.getByRole('button', { name: 'Absen Sekarang' }).first()).toBeEnabled();
  });
});

test('what is typed in the address bar is an app, and what is not there is a 404', async ({
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
