import { expect, test } from './fixtures';
import { rowsOf } from './tables';
import { IN_ALL } from './testLevel';
import { visit } from './visit';

test(
  'an account that a super admin switches off is signed out and cannot log in again',
  IN_ALL,
  async ({ page, openAs, openOtherPage, apiAs, createStudent, recordsAdmin }) => {
    const student = await createStudent('Wulan Nonaktif');
    const other = await openOtherPage();
    await openAs(await apiAs(student), '/student/activities', other);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

    await openAs(recordsAdmin, '/users?search=Wulan+Nonaktif');
    const row = rowsOf(page, 'Daftar user').filter({ hasText: student.name });
    await expect(row).not.toContainText('Tidak dapat masuk');
    await row.getByRole('link', { name: student.name }).click();
    const account = page.getByRole('form', { name: 'Akun' });
    await account.getByRole('switch', { name: 'Dapat masuk' }).uncheck();
    await account.getByRole('button', { name: 'Simpan Akun' }).click();
    await expect(page.getByText('Data pengguna berhasil diperbarui.')).toBeVisible();

    await visit(page, '/users?search=Wulan+Nonaktif');
    await expect(row.getByText('Tidak dapat masuk')).toBeVisible();
    await page.getByRole('combobox', { name: 'Akun' }).selectOption({ label: 'Akun: Dapat masuk' });
    await expect(row).toHaveCount(0);

    await other.reload();
    await expect(other).toHaveURL(/\/auth\/login$/);
    await other.getByLabel('NIK / NIP / NIM').fill(student.identifier);
    await other.getByLabel('Password', { exact: true }).fill(student.password);
    await other.getByRole('button', { name: 'Log in' }).click();
    await expect(other.locator('[data-field="identifier"]')).toContainText(/salah/i);
  },
);
