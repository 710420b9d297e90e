import { expect, test } from '../fixtures';
import { expectToast } from '../forms';

/** What a device may hand over, though no place is there. */
const NOWHERE = ['NaN', 'Infinity', 'null', "''"];

for (const path of ['/', '/student/attendance'])
  test(`a position that is none is told on ${path}, and no attendance is sent`, async ({
    page,
    openAs,
    apiAs,
    aPlacement,
  }) => {
    const { student, addActivity } = await aPlacement('Nina Batas');
    await addActivity();
    await openAs(await apiAs(student), path);

    const sent: string[] = [];
    page.on('request', (asked) => {
      if (asked.url().includes('/presence-student')) sent.push(asked.method());
    });
    await page.getByRole('button', { name: 'Absen Sekarang' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Konfirmasi Absen' });
    for (const coordinate of NOWHERE)
      for (const place of [`${coordinate}, 107.6`, `-6.9, ${coordinate}`])
        await test.step(place, async () => {
          await page.evaluate((text) => {
            const [latitude, longitude] = new Function(`return [${text}]`)();
            navigator.geolocation.getCurrentPosition = (found) =>
              found({ coords: { latitude, longitude } } as GeolocationPosition);
          }, place);
          await dialog.getByRole('button', { name: 'Lanjutkan' }).click();
          await expectToast(page, 'Lokasi tidak tersedia');
          await expectToast(page, 'Aktifkan izin lokasi di browser Anda untuk absen.');
          await expect(dialog.getByRole('button', { name: 'Lanjutkan' })).toBeEnabled();
        });
    expect(sent).toEqual([]);

    await page.evaluate(() => {
      navigator.geolocation.getCurrentPosition = (found) =>
        found({ coords: { latitude: -6.9475, longitude: 107.6349 } } as GeolocationPosition);
    });
    await dialog.getByRole('button', { name: 'Lanjutkan' }).click();
    await expect(dialog).toBeHidden();
    expect(sent).toEqual(['PATCH']);
  });
