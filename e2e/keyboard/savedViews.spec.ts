import { expectAccessible } from '../accessibility/checks';
import { expect, test } from '../fixtures';
import { press, type } from '../keyboard';
import { uniqueDigits } from '../records/uniqueDigits';
import { columnsOf } from '../tables';
import { IN_ALL } from '../testLevel';

// A dialog has too little contrast while it fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LABEL = 'Daftar mahasiswa magang';

test(
  'a view is saved for everybody and opened by keyboard, and its link shows the same',
  IN_ALL,
  async ({ page, apiAs, openAs, openOtherPage }) => {
    const admin = await apiAs('superAdmin');
    const name = `Tanpa periode ${uniqueDigits(8)}`;
    await openAs(
      admin,
      '/internships?sort=mentor.company.name&columns=student.user.name,mentor.company.name',
    );
    const shown = ['Nama ↕', 'Mitra Industri ↑', 'Aksi'];
    expect(await columnsOf(page, LABEL)).toEqual(shown);

    const button = page.getByRole('button', { name: 'Tampilan tersimpan' });
    const panel = page.getByRole('dialog', { name: 'Tampilan tersimpan' });
    await press(button);
    await expect(panel.getByRole('button', { name: /^Menurut mitra/ })).toBeVisible();
    await expectAccessible(page, 'saved views');
    await page.emulateMedia({ colorScheme: 'light' });
    await type(panel.getByLabel('Simpan tampilan ini sebagai'), name);
    await press(panel.getByRole('checkbox', { name: 'Untuk semua orang' }), 'Space');
    await press(panel.getByRole('button', { name: 'Simpan' }));
    await expect(panel.getByRole('button', { name: `Hapus ${name}` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();

    const other = await openOtherPage();
    await openAs('lecturer', '/internships', other);
    expect(await columnsOf(other, LABEL)).toHaveLength(6);
    const others = other.getByRole('dialog', { name: 'Tampilan tersimpan' });
    await press(other.getByRole('button', { name: 'Tampilan tersimpan' }));
    await press(others.getByRole('button', { name }));
    await expect(others).toBeHidden();
    await expect.poll(() => columnsOf(other, LABEL)).toEqual(shown);
    const link = other.url();
    await other.goto('/internships');
    expect(await columnsOf(other, LABEL)).toHaveLength(6);
    await other.goto(link);
    await expect.poll(() => columnsOf(other, LABEL)).toEqual(shown);
  },
);
