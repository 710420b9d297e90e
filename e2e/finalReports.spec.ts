import { expectAccessible } from './accessibility/checks';
import { expect, test } from './fixtures';
import { expectNoSidewaysScrolling } from './layout';
import { pdf } from './pdf';
import { IN_ALL } from './testLevel';
import { expectToast } from './toasts';
import { PHONE } from './viewports';

const reportFile = (name: string, text: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: pdf(text),
});

test(
  'a student sends a report on the phone, the lecturer returns it with a comment, and accepts the next version',
  IN_ALL,
  async ({ page, createPlacement, apiAs, openAs, openOtherPage }) => {
    const name = 'Sari Pelapor';
    const placement = await createPlacement(name);
    const student = await apiAs(placement.student);
    const path = `/final-reports/${placement.internshipId}`;

    await page.setViewportSize(PHONE);
    await openAs(student, '/student/final-report');
    const state = page.getByRole('region', { name: 'Status laporan' });
    await expect(state).toContainText('Belum ada');
    const file = page.locator('input[type=file]');
    await page.getByRole('textbox', { name: 'Judul Laporan' }).fill('Pemantauan Jaringan Kantor');
    await file.setInputFiles({
      name: 'laporan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('<html>bukan PDF</html>'),
    });
    await page.getByRole('button', { name: 'Kirim Laporan' }).click();
    await expect(page.getByText('Harus berupa PDF')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Judul Laporan' })).toHaveValue(
      'Pemantauan Jaringan Kantor',
    );
    await file.setInputFiles(reportFile('laporan.pdf', 'versi 1'));
    await page.getByRole('button', { name: 'Kirim Laporan' }).click();
    await expectToast(page, 'Laporan terkirim ke dosen pembimbing.');
    await expect(state).toContainText('Menunggu diperiksa');
    await expectAccessible(page, 'final report of a student');
    await expectNoSidewaysScrolling(page);

    const desk = await openOtherPage();
    await openAs('lecturer', '/final-reports?state=sent', desk);
    await desk.getByRole('link', { name }).click();
    const decision = desk.getByRole('region', { name: 'Periksa Versi 1' });
    await decision.getByRole('textbox', { name: 'Catatan' }).fill('Lengkapi bab 4.');
    await desk.reload();
    // The browser keeps the comment until it is stored.
    await expect(decision.getByRole('textbox', { name: 'Catatan' })).toHaveValue('Lengkapi bab 4.');
    await decision.getByRole('textbox', { name: 'Catatan' }).press('Control+Enter');
    await expectToast(desk, 'Laporan dikembalikan.');
    await expect(decision).toHaveCount(0);

    await page.reload();
    await expect(state).toContainText('Dikembalikan');
    await expect(page.getByRole('group', { name: 'Versi 1' })).toContainText('Lengkapi bab 4.');
    await file.setInputFiles(reportFile('laporan-2.pdf', 'versi 2'));
    await page.getByRole('button', { name: 'Kirim Laporan' }).click();
    await expectToast(page, 'Laporan terkirim ke dosen pembimbing.');
    await expect(page.getByRole('group', { name: 'Versi 2' })).toBeVisible();

    await desk.reload();
    const versions = desk.getByRole('region', { name: 'Versi', exact: true });
    const [second] = await Promise.all([
      desk.waitForEvent('download'),
      versions.getByRole('button', { name: 'Unduh Versi 2' }).click(),
    ]);
    expect(second.suggestedFilename()).toBe('laporan-2.pdf');
    await expectAccessible(desk, 'final report of a placement');
    await desk.getByRole('button', { name: 'Terima' }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Terima' }).click();
    await expectToast(desk, 'Laporan diterima.');

    await page.reload();
    await expect(state).toContainText('Diterima');
    await expect(page.getByRole('button', { name: 'Kirim Laporan' })).toHaveCount(0);
    const office = await openOtherPage();
    await openAs('superAdmin', path, office);
    await expect(office.getByRole('group', { name: 'Versi 1' })).toContainText('Lengkapi bab 4.');
    await expect(office.getByRole('button', { name: 'Buka Kembali' })).toBeVisible();
  },
);
