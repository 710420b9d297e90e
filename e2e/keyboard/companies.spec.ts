import { accounts, expect, test } from '../fixtures';
import { focused, press, tabTo, type } from '../keyboard';
import { uniqueDigits } from '../records/uniqueDigits';
import { rowsOf } from '../tables';
import { expectToast } from '../toasts';

test('logs in and creates, finds, edits and deletes a company by keyboard', async ({ page }) => {
  const { keyboard } = page;
  const name = `PT Papan Tik ${uniqueDigits(8)}`;
  const table = rowsOf(page, 'Daftar mitra industri');
  const row = table.filter({ hasText: name });
  const actions = page.getByRole('button', { name: `Aksi untuk ${name}`, exact: true });

  await test.step('log in', async () => {
    await page.goto('/auth/login');
    await expect(page.getByLabel('NIK / NIP / NIM')).toBeFocused();
    await keyboard.type(accounts.superAdmin);
    await keyboard.press('Tab');
    await keyboard.type('Magang2026!');
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });

  await test.step('use the skip link, then open a page from the menu', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Langsung ke isi' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await tabTo(
      page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', {
        name: 'Mitra Industri',
      }),
      'Shift+Tab',
    );
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/companies');
    await expect(page.getByRole('main', { name: 'Mitra Industri' })).toBeFocused();
    await expect(table.first()).toBeVisible();
  });

  await test.step('create', async () => {
    await press(page.getByRole('main').getByRole('link', { name: 'Tambah Mitra Industri' }));
    await expect(page.getByLabel('Nama Perusahaan')).toBeFocused();
    const values = [
      name,
      'Perangkat Keras',
      'Jl. Tanpa Tetikus No. 1',
      '0225550999',
      'papan@tik.example',
      '4',
    ];
    for (const value of values) {
      await keyboard.type(value);
      await keyboard.press('Tab');
    }
    await expect(page.getByRole('switch', { name: 'Mitra aktif' })).toBeFocused();
    await keyboard.press('Space');
    await expect(page.getByRole('switch', { name: 'Mitra aktif' })).not.toBeChecked();
    await press(page.getByRole('button', { name: 'Simpan', exact: true }));
    await expectToast(page, 'Data berhasil ditambahkan');
    await expect(page).toHaveURL('/companies');
  });

  await test.step('find it and open its actions', async () => {
    await type(page.getByRole('searchbox'), name);
    await expect(table).toHaveCount(1);
    await expect(row).toContainText('Tidak Aktif');
    await press(actions);
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Hapus' })).toBeFocused();
    await keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(actions).toBeFocused();
  });

  await test.step('open its row and change it; Enter saves', async () => {
    await keyboard.press('Home');
    await expect(row.getByRole('link', { name })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/companies\/\d+\/edit$/);
    await expect(page.getByLabel('Nama Perusahaan')).toBeFocused();
    await tabTo(page.getByLabel('Kuota Magang'));
    await keyboard.press('Control+a');
    await keyboard.type('9');
    await keyboard.press('Enter');
    await expectToast(page, 'Data berhasil diedit');
    // The list comes back with its search.
    await expect(page.getByRole('searchbox')).toHaveValue(name);
  });

  await test.step('delete it after cancelling once', async () => {
    await expect(row).toContainText('9');
    const dialog = page.getByRole('alertdialog', { name: 'Konfirmasi Hapus' });
    const ask = async () => {
      await press(actions);
      await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
      // Enter must not confirm a deletion.
      await expect(dialog.getByRole('button', { name: 'Batal' })).toBeFocused();
    };
    await ask();
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(actions).toBeFocused();

    await ask();
    await keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Hapus' })).toBeFocused();
    await keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Batal' })).toBeFocused();
    await keyboard.press('Shift+Tab');
    await keyboard.press('Enter');
    await expectToast(page, 'Data berhasil dihapus.');
    await expect(row).toHaveCount(0);
    // The focused row was removed, so the focus must move into the page.
    await expect.poll(() => focused(page)).not.toBe('nothing');
  });
});
