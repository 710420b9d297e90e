import { expect, test } from '../fixtures';
import { focused, press, tabTo } from '../keyboard';
import { rowsOf } from '../tables';
import { IN_ALL } from '../testLevel';

const LABEL = 'Daftar mahasiswa';

test('sorts, pages and opens a row of a table by keyboard', IN_ALL, async ({ page, openAs }) => {
  await openAs('superAdmin', '/students');
  const { keyboard } = page;
  const rows = rowsOf(page, LABEL);
  const header = (name: string) => page.getByRole('columnheader', { name });
  await expect(rows).toHaveCount(10);

  await test.step('sort', async () => {
    await tabTo(header('NIM'));
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/sort=student\.nim|sort=nim/);
    await expect(header('NIM')).toHaveAttribute('aria-sort', 'ascending');
    await expect(header('NIM')).toBeFocused();
    await keyboard.press('Enter');
    await expect(header('NIM')).toHaveAttribute('aria-sort', 'descending');
  });

  await test.step('turn the page', async () => {
    await press(page.getByRole('button', { name: 'Halaman berikutnya' }));
    await expect(page.getByText('Halaman 2 dari')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Halaman berikutnya' })).toBeFocused();
    const last = page.getByRole('button', { name: 'Halaman terakhir' });
    await press(last);
    await expect(last).toBeDisabled();
    await expect(last).toBeFocused();
    await press(page.getByLabel('Baris per halaman'), '2');
    await expect(rows).toHaveCount(20);
  });

  await test.step('move between cells and open the focused row', async () => {
    await tabTo(header('NIM'), 'Shift+Tab');
    await keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toMatch(/^a \d{10}$/);
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowRight');
    const second = rows.nth(1);
    await expect(second.getByRole('gridcell').nth(1)).toBeFocused();
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await expect(second.getByRole('button', { name: /^Aksi untuk/ })).toBeFocused();
    await keyboard.press('ArrowLeft');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/users\/\d+\/edit$/);
    await expect(page.getByLabel('Nama', { exact: true })).toBeFocused();
  });
});
