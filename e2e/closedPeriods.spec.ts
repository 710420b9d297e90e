import { formatPeriod } from './dates';
import { confirm } from './dialogs';
import { expect, test } from './fixtures';
import type { ApiResponse } from './records/lists';
import { IN_ALL } from './testLevel';
import { expectToast } from './toasts';
import { visit } from './visit';

const CLOSED = 'Periode ditutup, hanya dapat dibaca';
const REFUSAL = 'Periode ini sudah ditutup.';

test(
  'a super admin closes a period, whose records can then only be read, and opens it again',
  IN_ALL,
  async ({ page, openAs, openOtherPage, apiAs, recordsAdmin, createPlacement }) => {
    // The dashboards choose the newest period that is active.
    const dates = { start_date: '2001-01-01', end_date: '2001-06-30', semester: 1 };
    const { data: period } = await recordsAdmin.post<ApiResponse<typeof dates & { id: number }>>(
      '/internship-periods',
      { ...dates, year: '2001', is_active: true },
    );
    const placement = await createPlacement('Mahasiswa Periode Tutup', { period });
    const id = await placement.addActivity({ name: 'Uji tutup' });
    const activityPath = `/internships/${placement.internshipId}/activities/${id}`;
    const periodPath = `/internship-periods/${period.id}/edit`;
    const student = await apiAs(placement.student);
    const log = { name: 'Apa yang Anda kerjakan dan pelajari?' };

    await openAs('superAdmin', periodPath);
    await page.getByRole('button', { name: 'Tutup periode' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('1 data magang');
    // The question names the placement and what it lacks.
    const unfinished = page.getByRole('group', { name: 'Penempatan yang belum selesai' });
    await expect(unfinished).toContainText('Mahasiswa Periode Tutup');
    await expect(unfinished).toContainText('belum ada nilai');
    await unfinished.getByRole('radio', { name: 'Tutup semuanya' }).check();
    await confirm(page, 'Tutup Periode', 'Tutup semuanya');
    await expectToast(page, 'Periode ditutup.');
    await expect(page.getByText(CLOSED)).toBeVisible();

    // The actions stay in place and explain why they are disabled.
    await visit(page, activityPath);
    await expect(page.getByText(CLOSED)).toBeVisible();
    await page.getByRole('button', { name: 'Validasi Mentor' }).click();
    await confirm(page, 'Konfirmasi Validasi');
    await expectToast(page, REFUSAL);
    await visit(page, `${activityPath}/edit`);
    await page.getByLabel('Nama Aktivitas').fill('Berbeda');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expectToast(page, REFUSAL);

    const studentsPage = await openOtherPage();
    await openAs(student, `/student/activities/${id}`, studentsPage);
    await expect(studentsPage.getByText(CLOSED)).toBeVisible();
    await expect(studentsPage.getByRole('textbox', log)).toHaveCount(0);
    // No decision is possible, so the activity does not count as undecided.
    const lecturer = await apiAs('lecturer');
    const undecided = async () => {
      const query = `student_id=${placement.student.id}`;
      const { data } = await lecturer.get<{ data: { waiting: number; empty: number } }>(
        `/reviews/counts?${query}`,
      );
      return data.waiting + data.empty;
    };
    expect(await undecided()).toBe(0);

    await page.goto(periodPath);
    await page.getByRole('button', { name: 'Buka kembali' }).click();
    await confirm(page, 'Buka Kembali Periode', 'Buka kembali');
    await expectToast(page, 'Periode dibuka kembali.');
    await expect(page.getByText(formatPeriod(period))).toBeVisible();
    await expect(page.getByText(CLOSED)).toHaveCount(0);
    await page.getByRole('button', { name: 'Riwayat', exact: true }).click();
    await expect(page.getByText(/membuka kembali data ini/)).toBeVisible();
    await studentsPage.reload();
    await expect(studentsPage.getByRole('textbox', log)).toBeVisible();
    expect(await undecided()).toBe(1);
  },
);
