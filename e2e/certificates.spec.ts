import { expectAccessible, expectStructure } from './accessibility/checks';
import { formatPeriod } from './dates';
import { expect, test } from './fixtures';
import { expectNoSidewaysScrolling } from './layout';
import type { ApiResponse } from './records/lists';
import { closePeriod } from './records/periods';
import { IN_CI } from './testLevel';
import { expectToast } from './toasts';
import { PHONE } from './viewports';

test(
  'the office issues a certificate, its student opens it, anybody verifies it, and the office revokes it',
  IN_CI,
  async ({ page, apiAs, createPlacement, openAs, openOtherPage, recordsAdmin }) => {
    // The dashboards choose the newest period that is active.
    const dates = { start_date: '2003-01-01', end_date: '2003-06-30', semester: 1 };
    const { data: period } = await recordsAdmin.post<ApiResponse<typeof dates & { id: number }>>(
      '/internship-periods',
      { ...dates, year: '2003', is_active: true },
    );
    const ready = await createPlacement('Sari Bersertifikat', { period });
    const { company, mentor } = ready;
    const activityId = await ready.addActivity({ date: '2003-02-03' });
    await recordsAdmin.post(`/activities/${activityId}/presses`, {
      kind: 'in',
      claimed_time: '08:00',
      reason_note: 'Ponsel mahasiswa rusak.',
    });
    await ready.addGrade();
    const missing = await createPlacement('Bima Belum Lengkap', { period, company, mentor });
    const student = await apiAs(ready.student);

    await page.setViewportSize(PHONE);
    await openAs(student, '/');
    const card = page.getByRole('region', { name: 'Sertifikat' });
    await expect(card).toContainText('penempatan belum selesai');
    await closePeriod(recordsAdmin, period.id);

    const office = await openOtherPage();
    await openAs('superAdmin', `/certificates?internship_period_id=${period.id}`, office);
    await expect(office.getByRole('row', { name: /Bima Belum Lengkap/ })).toContainText(
      'Rekap kehadiran kosong, belum ada nilai',
    );
    await expectAccessible(office, 'recipients of certificates');
    await office.getByRole('button', { name: 'Pilih', exact: true }).click();
    for (const name of ['Sari Bersertifikat', 'Bima Belum Lengkap']) {
      await office.getByRole('checkbox', { name: new RegExp(name) }).check();
    }
    await office.getByRole('button', { name: 'Terbitkan' }).click();
    const dialog = office.getByRole('dialog', { name: 'Terbitkan Sertifikat' });
    await expect(dialog).toContainText('1 memenuhi syarat, 1 tidak');
    await expect(dialog).toContainText('Bima Belum Lengkap: Rekap kehadiran kosong');
    await expectAccessible(office, 'certificates to issue');
    await dialog.getByLabel('Tempat').fill('Bandung');
    await dialog.getByLabel('Nama Penanda Tangan').fill('Dr. Ratna Dewi, M.Kom.');
    await dialog.getByLabel('Jabatan').fill('Ketua Jurusan');
    await dialog.getByRole('button', { name: 'Terbitkan' }).click();
    await expectToast(office, '1 sertifikat terbit, 1 tidak.');
    await expect(office.getByRole('row', { name: /Sari Bersertifikat/ })).toContainText('Terbit');

    await page.reload();
    await expect(card.getByRole('button', { name: 'Print PDF' })).toBeVisible();
    await expectAccessible(page, 'certificate of a student');
    await expectNoSidewaysScrolling(page);
    const { data: own } = await student.get<
      ApiResponse<{ certificate: { id: number; code: string } }>
    >(`/internships/${ready.internshipId}/certificate`);
    const pdf = await student.getFile(`/certificates/${own.certificate.id}/file`);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const other = await apiAs(missing.student);
    await expect(other.getFile(`/certificates/${own.certificate.id}/file`)).rejects.toThrow('404');

    const visitor = await openOtherPage();
    await visitor.setViewportSize(PHONE);
    const path = `/verify/${own.certificate.code}`;
    await visitor.goto(path);
    const verdict = visitor.getByRole('heading', { level: 2 });
    await expect(verdict).toHaveText('Sertifikat ini asli dan berlaku');
    for (const shown of ['Sari Bersertifikat', company.name, formatPeriod(period)]) {
      await expect(visitor.getByRole('main')).toContainText(shown);
    }
    await expect(visitor.getByRole('main')).not.toContainText(ready.student.identifier);
    await expectStructure(visitor, path);
    await expectAccessible(visitor, path);
    await expectNoSidewaysScrolling(visitor);

    await office.getByRole('button', { name: 'Selesai memilih' }).click();
    await office.getByRole('button', { name: 'Aksi untuk Sari Bersertifikat' }).click();
    await office.getByRole('menuitem', { name: 'Cabut' }).click();
    const question = office.getByRole('alertdialog', { name: 'Cabut Sertifikat' });
    await question.getByRole('textbox').fill('Nama mitra salah.');
    await question.getByRole('button', { name: 'Cabut' }).click();
    await expectToast(office, 'Sertifikat dicabut.');

    await visitor.reload();
    await expect(verdict).toHaveText('Sertifikat ini sudah dicabut');
    await page.reload();
    await expect(card).toContainText('Sertifikat dicabut: Nama mitra salah.');
  },
);
