import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../accessibility/checks';
import { expect, test } from '../fixtures';
import { press, tabTo } from '../keyboard';
import { createCompany } from '../records/companies';
import { createMentor } from '../records/people';
import { uniqueDigits } from '../records/uniqueDigits';
import { rowsOf } from '../tables';
import { IN_ALL } from '../testLevel';
import { PHONE } from '../viewports';

// A dialog has too little contrast while it fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'selects rows and deletes them together by keyboard; what is held stays, with its reason',
  IN_ALL,
  async ({ page, apiAs, openAs }) => {
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
    const first = rows.first().getByRole('checkbox');
    await expect(first).toBeFocused();
    await page.keyboard.press('Space');
    await expect(bar.getByText('2 dipilih')).toBeVisible();
    await expect(first).toBeFocused();
    await expect(first).not.toBeChecked();
    await page.keyboard.press('Space');
    await expect(bar.getByText('3 dipilih')).toBeVisible();

    await tabTo(bar.getByRole('button', { name: 'Hapus' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Hapus: 3 mitra industri' });
    await expectAccessible(page, 'question');
    await press(question.getByRole('button', { name: 'Hapus 3 mitra industri' }));

    const results = page.getByRole('dialog', { name: 'Hasil' });
    await expect(results).toContainText('2 dihapus, 1 ditolak.');
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
  },
);

test(
  'selects cards on a phone by keyboard and saves them; the bar covers neither them nor the focus',
  IN_ALL,
  async ({ page, apiAs, openAs }) => {
    const admin = await apiAs('superAdmin');
    const family = `Kartu ${uniqueDigits(8)}`;
    const names = ['Dua', 'Empat', 'Satu', 'Tiga'].map((name) => `PT ${name} ${family}`);
    for (const name of names) await createCompany(admin, { name });
    await page.setViewportSize(PHONE);
    await openAs(admin, `/companies?search=${encodeURIComponent(family)}`);
    const cards = page.getByRole('list', { name: 'Daftar mitra industri' }).getByRole('listitem');
    await expect(cards).toHaveCount(4);
    await expect(page.getByRole('checkbox')).toHaveCount(0);

    const bar = page.getByRole('region', { name: 'Baris terpilih' });
    await press(page.getByRole('button', { name: 'Filter' }));
    await press(page.getByRole('button', { name: 'Pilih', exact: true }));
    await expect(bar.getByText('0 dipilih')).toBeVisible();
    await press(bar.getByRole('checkbox', { name: 'Semua di halaman ini' }), 'Space');
    await expect(bar.getByText('4 dipilih')).toBeVisible();
    await expectAccessible(page, 'selected cards');

    for (const name of names) {
      const checkbox = page.getByRole('checkbox', { name: `Pilih ${name}` });
      await tabTo(checkbox, name === names[0] ? 'Shift+Tab' : 'Tab');
      await expect
        .poll(async () => {
          const [focus, top] = await Promise.all([checkbox.boundingBox(), bar.boundingBox()]);
          return focus !== null && top !== null && focus.y + focus.height <= top.y;
        }, `the bar leaves ${name} visible`)
        .toBe(true);
    }
    await page.keyboard.press('Space');
    await expect(bar.getByText('3 dipilih')).toBeVisible();

    await press(bar.getByRole('button', { name: 'Ekspor yang dipilih' }));
    await page.getByRole('menuitem', { name: /^CSV.*yang tampil/ }).focus();
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    const [, ...rows] = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(rows.map((row) => row.split(';')[0])).toEqual([...names.slice(0, 3), '']);

    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const [last, below] = await Promise.all([cards.last().boundingBox(), bar.boundingBox()]);
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  },
);
