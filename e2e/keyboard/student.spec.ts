import { expect, test } from '../fixtures';
import { POSITION } from '../geolocation';
import { press, tabTo } from '../keyboard';
import { IN_ALL } from '../testLevel';
import { expectToast } from '../toasts';

test.use({
  geolocation: POSITION,
  permissions: ['geolocation'],
});

test(
  'a student records attendance and reads activities by keyboard',
  IN_ALL,
  async ({ page, apiAs, createPlacement, openAs }) => {
    const { keyboard } = page;
    const { student, addActivity } = await createPlacement('Bima Tanpa Tetikus');
    const name = 'Memeriksa patch panel';
    await addActivity({ name });
    await openAs(await apiAs(student), '/student/attendance');

    const attend = page.getByRole('button', { name: 'Absen Sekarang' });
    const dialog = page.getByRole('alertdialog', { name: 'Konfirmasi Absen' });
    await press(attend);
    await expect(dialog.getByRole('button', { name: 'Lanjutkan' })).toBeFocused();
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(attend).toBeFocused();
    await keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Lanjutkan' })).toBeFocused();
    await keyboard.press('Enter');
    await expectToast(page, 'Absen berhasil dicatat.');
    await expect(attend).toBeDisabled();

    await press(page.getByRole('link', { name: 'Lihat Detail' }));
    await expect(page.getByRole('main', { name })).toBeFocused();
    await press(page.getByRole('link', { name: 'Kembali' }));
    await expect(page).toHaveURL('/student/activities');

    await test.step('the user menu opens, closes and logs out', async () => {
      const opener = page.getByRole('button', { name: /^Menu pengguna/ });
      await tabTo(opener, 'Shift+Tab');
      await keyboard.press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Akun Saya' })).toBeFocused();
      await keyboard.press('Escape');
      // Wait until the menu has faded out; until then Enter would reopen it.
      await expect(page.getByLabel('Menu pengguna', { exact: true })).toHaveCount(0);
      await expect(opener).toBeFocused();
      await keyboard.press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Akun Saya' })).toBeFocused();
      await keyboard.press('End');
      await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
      await keyboard.press('Enter');
      await expect(page).toHaveURL('/auth/login');
      await expect(page.getByLabel('NIK / NIP / NIM')).toBeFocused();
    });
  },
);
