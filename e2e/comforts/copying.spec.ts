import { expect, test } from '../fixtures';
import { rowsOf } from '../tables';
import { IN_ALL } from '../testLevel';
import { expectToast } from '../toasts';
import { visit } from '../visit';

const NUMBERS = [
  { path: '/students', label: 'Daftar mahasiswa', kind: 'NIM', number: '2403310001' },
  { path: '/lecturers', label: 'Daftar dosen', kind: 'NIP', number: '198503152010122002' },
  { path: '/mentors', label: 'Daftar mentor', kind: 'NIK', number: '3273014501880001' },
  { path: '/internships', label: 'Daftar mahasiswa magang', kind: 'NIM', number: '2403310001' },
] as const;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('copies a NIM, NIP or NIK without opening the row', IN_ALL, async ({ page, openAs }) => {
  await openAs('superAdmin', '/change-password');
  for (const { path, label, kind, number } of NUMBERS) {
    await test.step(path, async () => {
      await visit(page, `${path}?search=${number}`);
      const row = rowsOf(page, label);
      await expect(row).toHaveCount(1);
      await page.evaluate(() => navigator.clipboard.writeText('something else'));
      await row.hover();
      await row.getByRole('button', { name: `Salin ${kind} ${number}` }).click();
      await expectToast(page, 'Disalin');
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(number);
      await expect(page).toHaveURL(new RegExp(`${path}\\?`));
    });
  }
});

test.describe('when the browser denies clipboard access', () => {
  test.use({ permissions: [] });

  test('shows an error', IN_ALL, async ({ page, openAs }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await openAs('superAdmin', '/students?search=2403310001');
    const row = rowsOf(page, 'Daftar mahasiswa');
    await row.hover();
    await row.getByRole('button', { name: 'Salin NIM 2403310001' }).click();
    await expectToast(page, 'Gagal menyalin');
  });
});
