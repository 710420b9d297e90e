import { confirm } from '../dialogs';
import { expect, test } from '../fixtures';
import { IN_ALL } from '../testLevel';
import { expectToast } from '../toasts';
import { visit } from '../visit';

const FROZEN = 'Divalidasi mentor dan dosen, tidak dapat diubah';

test(
  'a super admin changes what both have validated after undoing one, with a reason',
  IN_ALL,
  async ({ page, openAs, createPlacement }) => {
    const placement = await createPlacement('Mahasiswa Dua Validasi');
    const id = await placement.addActivity({ name: 'Uji dua validasi' });
    const path = `/internships/${placement.internshipId}/activities/${id}`;
    const save = async () => {
      await page.getByLabel('Nama Aktivitas').fill('Uji yang diperbaiki');
      await page.getByRole('button', { name: 'Simpan' }).click();
    };
    await openAs('superAdmin', path);
    for (const who of ['Mentor', 'Dosen']) {
      await page.getByRole('button', { name: `Validasi ${who}`, exact: true }).click();
      await confirm(page, 'Konfirmasi Validasi');
    }
    await expect(page.getByText(FROZEN)).toBeVisible();
    await visit(page, `${path}/edit`);
    await save();
    await expectToast(
      page,
      'Aktivitas ini sudah divalidasi mentor dan dosen. Urungkan salah satu validasi dahulu untuk mengubah atau menghapusnya.',
    );

    await page.goto(path);
    await page.getByRole('button', { name: 'Urungkan untuk Dosen' }).click();
    const reason = page.getByRole('alertdialog').getByRole('textbox', { name: 'Alasan' });
    await expect(reason).toBeFocused();
    await reason.fill('Namanya keliru.');
    await confirm(page, 'Urungkan Validasi', 'Urungkan');
    await expectToast(page, 'Validasi diurungkan.');
    await expect(page.getByText(FROZEN)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Riwayat' })).toContainText('Namanya keliru.');

    await visit(page, `${path}/edit`);
    await save();
    await expectToast(page, 'Data berhasil diedit');
  },
);
