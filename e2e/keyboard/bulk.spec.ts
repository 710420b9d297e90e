import { expectAccessible } from '../accessibility/checks';
import { expect, test } from '../fixtures';
import { press, tabTo } from '../keyboard';
import { createCompany } from '../records/companies';
import { createMentor } from '../records/people';
import { uniqueDigits } from '../records/uniqueDigits';
import { rowsOf } from '../tables';

// A dialog has too little contrast while it fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('selects rows and deletes them together by keyboard; what is held stays, with its reason', async ({
  page,
  apiAs,
  openAs,
}) => {
  test.setTimeout(120_000);
  const admin = await apiAs('superAdmin');
  const family = `Keluarga ${uniqueDigits(8)}`;
  const held = await createCompany(admin, { name: `PT Satu ${family}` });
  await createCompany(admin, { name: `PT Dua ${family}` });
  await createCompany(admin, { name: `PT Tiga ${family}` });
  await createMentor(admin, held);
  await openAs(admin, `/companies?search=${encodeURIComponent(family)}`);
  const rows = rowsOf(page, 'Daftar mitra industri');
  await expect(rows).toHaveCount(3);

  const bar = page.getByRole('region', { name: 'Baris terpilih' });
  await press(page.getByRole('button', { name: 'Pilih', exact: true }));
  await expect(bar.getByText('0 dipilih')).toBeVisible();

  await press(page.getByRole('checkbox', { name: 'Pilih semua baris di halaman ini' }), 'Space');
  await expect(bar.getByText('3 dipilih')).toBeVisible();
  await expectAccessible(page, 'selected rows');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(bar.getByText('2 dipilih')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(bar.getByText('3 dipilih')).toBeVisible();

  await tabTo(bar.getByRole('button', { name: 'Hapus' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Hapus: 3 mitra industri' });
  await expectAccessible(page, 'question');
  await press(question.getByRole('button', { name: 'Hapus 3 mitra industri' }));

  const results = page.getByRole('dialog', { name: 'Hasil' });
  await expect(results.getByRole('status')).toHaveText('2 dihapus, 1 ditolak.');
  await expect(results.getByRole('listitem').first()).toContainText(
    'Mitra industri tidak dapat dihapus karena masih memiliki mentor.',
  );
  await expectAccessible(page, 'results');
  await page.keyboard.press('Enter');
  await expect(results).toBeHidden();
  await expect(rows).toHaveCount(1);
  await expect(bar.getByText('1 dipilih')).toBeVisible();

  await press(bar.getByRole('button', { name: 'Selesai memilih' }));
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});
