import { expectAccessible } from './accessibility/checks';
import { expect, test } from './fixtures';
import { expectNoSidewaysScrolling } from './layout';
import { createLecturer } from './records/people';
import { createPlace, createPlacement } from './records/placements';
import { uniqueDigits } from './records/uniqueDigits';
import { createGrade, firstCourseCode } from './records/work';
import { IN_ALL } from './testLevel';
import { expectToast } from './toasts';
import { PHONE } from './viewports';

// A dialog has too little contrast while it fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'gives the students of a company another lecturer together, and prints their grades as one file',
  IN_ALL,
  async ({ page, createStudent, openAs, openOtherPage, recordsAdmin }) => {
    const mark = `Regu ${uniqueDigits(8)}`;
    const place = await createPlace(recordsAdmin);
    const next = await createLecturer(recordsAdmin, `Dosen ${mark}`);
    const placed: { internshipId: number; student: { id: number } }[] = [];
    for (const name of ['Satu', 'Dua', 'Tiga']) {
      placed.push(
        await createPlacement(recordsAdmin, await createStudent(`${name} ${mark}`), place),
      );
    }

    const dialog = page.getByRole('dialog', { name: 'Ubah 3 Penempatan' });
    const chooseLecturer = async () => {
      await dialog.getByRole('combobox', { name: 'Dosen' }).pressSequentially(next.name);
      await expect(page.getByRole('option', { name: next.name })).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    };

    await openAs('superAdmin', `/internships?search=${encodeURIComponent(mark)}`);
    const bar = page.getByRole('region', { name: 'Baris terpilih' });
    await page.getByRole('button', { name: 'Pilih', exact: true }).press('Enter');
    await page.getByRole('checkbox', { name: 'Pilih semua baris di halaman ini' }).press('Space');
    await bar.getByRole('button', { name: 'Ubah Penempatan' }).press('Enter');
    await expect(dialog.getByRole('combobox', { name: 'Dosen' })).toBeFocused();
    await chooseLecturer();
    await expect(dialog.getByText('3 akan diubah')).toBeVisible();
    await expect(dialog.getByText(`→ ${next.name}`)).toHaveCount(3);
    await expectAccessible(page, 'placements to change');

    // Somebody else changes one of them meanwhile.
    const [first] = placed;
    const third = await createLecturer(recordsAdmin, `Dosen Lain ${mark}`);
    await recordsAdmin.put(`/internships/${first?.internshipId}`, {
      student_id: first?.student.id,
      company_id: place.company.id,
      mentor_id: place.mentor.id,
      internship_period_id: place.period.id,
      lecturer_id: third.id,
    });
    await dialog.getByRole('button', { name: 'Ubah 3 Penempatan' }).press('Enter');
    const results = page.getByRole('dialog', { name: 'Hasil' });
    await expect(results).toContainText('2 diubah, 1 ditolak.');
    await expect(results.getByRole('listitem').first()).toContainText(`Satu ${mark}`);
    await expectAccessible(page, 'results');
    await page.keyboard.press('Enter');
    await bar.getByRole('button', { name: 'Ubah Penempatan' }).press('Enter');
    await chooseLecturer();
    await expect(dialog.getByText('1 akan diubah, 2 sudah sesuai')).toBeVisible();
    await dialog.getByRole('button', { name: 'Ubah 1 Penempatan' }).press('Enter');
    await expectToast(page, '1 penempatan diubah');

    const course = await firstCourseCode(recordsAdmin);
    for (const { internshipId } of placed) await createGrade(recordsAdmin, internshipId, course);
    const phone = await openOtherPage();
    await phone.setViewportSize(PHONE);
    await openAs(
      'superAdmin',
      `/reports/grades?lecturer_id=${next.id}&internship_period_id=${place.period.id}`,
      phone,
    );
    await phone.getByRole('button', { name: 'Cetak Banyak' }).press('Enter');
    const printing = phone.getByRole('dialog', { name: 'Cetak Nilai Banyak Mahasiswa' });
    await expect(printing.getByText('3 nilai dari 3 mahasiswa, 1 laporan')).toBeVisible();
    await expectAccessible(phone, 'grades of many');
    await expectNoSidewaysScrolling(phone);
    const saved = phone.waitForEvent('download');
    await printing.getByRole('button', { name: 'Ekspor XLSX' }).press('Enter');
    expect((await saved).suggestedFilename()).toBe('laporan-penilaian-per-dosen-dan-mentor.xlsx');
    await printing.getByRole('combobox', { name: 'Susunan' }).selectOption('Satu daftar');
    const opened = phone.waitForEvent('popup');
    await printing.getByRole('button', { name: 'Print PDF' }).press('Enter');
    await (await opened).waitForURL(/daftar-nilai\.pdf/);
  },
);
