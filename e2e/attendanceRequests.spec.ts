import { expect, test } from './fixtures';
import { pdf } from './pdf';
import { IN_CI } from './testLevel';
import { expectToast } from './toasts';
import { PHONE } from './viewports';

test(
  'a student who is ill asks with a letter, and the day is no longer missed',
  IN_CI,
  async ({ page, createPlacement, apiAs, openAs, openOtherPage }) => {
    const name = 'Sari Wulandari';
    const placement = await createPlacement(name);
    const id = await placement.addActivity({ name: 'Uji jaringan' });
    await page.setViewportSize(PHONE);
    await openAs(await apiAs(placement.student), `/student/activities/${id}`);
    await page.getByRole('link', { name: 'Ajukan izin atau koreksi' }).click();
    await page.getByRole('combobox', { name: 'Jenis Pengajuan' }).selectOption({ label: 'Sakit' });
    await page.getByRole('textbox', { name: 'Alasan' }).fill('Demam sejak semalam.');
    await page.getByLabel('Lampiran').setInputFiles({
      name: 'surat dokter.pdf',
      mimeType: 'application/pdf',
      buffer: pdf('Surat dokter'),
    });
    await page.getByRole('button', { name: 'Kirim Pengajuan' }).click();
    await expectToast(page, 'Pengajuan terkirim dan menunggu keputusan.');
    const own = page.getByRole('article', { name: /^Sakit/ });
    await expect(own).toContainText('Menunggu');

    const office = await openOtherPage();
    await openAs('superAdmin', '/attendance-requests', office);
    const row = office.getByRole('article', { name: `Sakit, ${name}` });
    const [letter] = await Promise.all([
      office.waitForEvent('download'),
      row.getByRole('button', { name: /surat dokter\.pdf/ }).click(),
    ]);
    expect(letter.suggestedFilename()).toBe('surat dokter.pdf');
    await row.focus();
    await office.keyboard.press('v');
    await expect(row).toHaveCount(0);
    await expect(office.getByRole('toolbar', { name: 'Keputusan' })).toContainText(
      `${name} disetujui`,
    );

    await page.reload();
    await expect(own).toContainText('Disetujui oleh');
    await page.goto('/student/attendance-days');
    await expect(page.getByRole('button', { name: /: Sakit$/ })).toBeVisible();
  },
);
