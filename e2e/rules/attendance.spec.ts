import { expect, test } from '../fixtures';
import { IN_ALL } from '../testLevel';
import { expectToast } from '../toasts';

for (const path of ['/', '/student/attendance'])
  test(
    `shows an error on ${path} for coordinates that are not numbers, and sends no attendance`,
    IN_ALL,
    async ({ page, openAs, apiAs, createPlacement }) => {
      const { student, addActivity } = await createPlacement('Nina Batas');
      await addActivity();
      await openAs(await apiAs(student), path);

      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/presence-student')) sent.push(request.method());
      });
      const locateAt = (latitude: number, longitude: number) =>
        page.evaluate(
          (coords) => {
            navigator.geolocation.getCurrentPosition = (resolve) =>
              resolve({ coords } as GeolocationPosition);
          },
          { latitude, longitude },
        );
      await page.getByRole('button', { name: 'Absen Sekarang' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Konfirmasi Absen' });
      await locateAt(Number.NaN, 107.6);
      await dialog.getByRole('button', { name: 'Lanjutkan' }).click();
      await expectToast(page, 'Lokasi tidak tersedia');
      await expectToast(page, 'Aktifkan izin lokasi di browser Anda untuk absen.');
      await expect(dialog.getByRole('button', { name: 'Lanjutkan' })).toBeEnabled();
      expect(sent).toEqual([]);

      await locateAt(-6.9475, 107.6349);
      await dialog.getByRole('button', { name: 'Lanjutkan' }).click();
      await expect(dialog).toBeHidden();
      expect(sent).toEqual(['PATCH']);
    },
  );
