import { finish, issueCertificates } from './certificates';
import { expect, test } from './fixtures';
import type { ApiResponse } from './records/lists';
import { IN_CI } from './testLevel';
import { expectToast } from './toasts';
import { visit } from './visit';

const FINISHED = 'Penempatan selesai, hanya dapat dibaca';
const STUDENT = 'Nadia Selesai Awal';
const REFUSAL = 'Penempatan ini sudah selesai, hanya dapat dibaca.';

test(
  'an early finisher is frozen and gets a numbered certificate while the period is open',
  IN_CI,
  async ({ page, createPlacement, openAs, recordsAdmin }) => {
    // The dashboards choose the newest period that is active.
    const dates = { start_date: '2008-01-01', end_date: '2008-06-30', semester: 1 };
    const { data: period } = await recordsAdmin.post<ApiResponse<typeof dates & { id: number }>>(
      '/internship-periods',
      { ...dates, year: '2008', is_active: true },
    );
    const placement = await createPlacement(STUDENT, { period });
    const activityId = await placement.addActivity({ date: '2008-02-03' });
    await recordsAdmin.post(`/activities/${activityId}/presses`, {
      kind: 'in',
      claimed_time: '08:00',
      reason_note: 'Ponsel mahasiswa rusak.',
    });
    const path = `/internships/${placement.internshipId}`;
    const form = `${path}/activities/${activityId}/edit`;

    await openAs('superAdmin', path);
    await finish(page, STUDENT);
    await expectToast(page, 'Belum dapat diselesaikan. Belum ada nilai.');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await placement.addGrade();
    await finish(page, STUDENT);
    await expectToast(page, 'Penempatan ditandai selesai.');
    await expect(page.getByText(FINISHED)).toBeVisible();

    // A form that was open before says why it is refused.
    await visit(page, form);
    await page.getByLabel('Nama Aktivitas').fill('Berbeda');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expectToast(page, REFUSAL);

    await page.goto(`/certificates?internship_period_id=${period.id}`);
    const row = page.getByRole('row', { name: new RegExp(STUDENT) });
    await expect(row).toContainText('Siap');
    await issueCertificates(page, [STUDENT]);
    await expect(row).toContainText('Terbit');

    // With a valid certificate it stays finished.
    await page.goto(path);
    await page.getByRole('button', { name: `Aksi untuk ${STUDENT}` }).click();
    await page.getByRole('menuitem', { name: 'Batalkan selesai' }).click();
    await page.getByRole('textbox', { name: 'Alasan' }).fill('Nilai salah');
    await page
      .getByRole('alertdialog', { name: 'Batalkan Selesai' })
      .getByRole('button', { name: 'Batalkan selesai' })
      .click();
    await expectToast(
      page,
      'Sertifikatnya masih berlaku. Cabut sertifikat dahulu, lalu batalkan selesainya.',
    );
  },
);
