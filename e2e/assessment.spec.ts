import { expectAccessible } from './accessibility/checks';
import { confirm } from './dialogs';
import { expect, test } from './fixtures';
import { expectNoSidewaysScrolling } from './layout';
import { createCourse } from './records/courses';
import type { ApiResponse } from './records/lists';
import { IN_CI } from './testLevel';
import { expectToast } from './toasts';
import { PHONE } from './viewports';

const NEW_PASSWORD = 'Rahasia2026!';
const REASON = 'Samakan kedisiplinan dengan rekap kehadiran.';

test(
  'a mentor assesses by keyboard, corrects on a phone, and the grade takes the score over',
  IN_CI,
  async ({ page, apiAs, createPastPlacement, openAs, openOtherPage, recordsAdmin }) => {
    const { internshipId, mentor } = await createPastPlacement('Sari Dinilai', { semester: 2 });
    const course = await createCourse(recordsAdmin, { name: 'Praktik Dinilai', semester: 2 });

    const office = page;
    await openAs('superAdmin', '/assessment-forms', office);
    await office.getByRole('link', { name: 'Tambah Formulir Penilaian' }).click();
    await office.getByRole('combobox', { name: 'Mata Kuliah' }).fill(course.code);
    await office.getByRole('option', { name: course.code }).click();
    await office.getByRole('combobox', { name: 'Mengisi Nilai' }).selectOption({ label: 'UAS' });
    await office.getByRole('textbox', { name: 'Kriteria 1' }).fill('Kedisiplinan');
    await office.getByRole('textbox', { name: 'Bobot 1' }).fill('60');
    await office.getByRole('button', { name: 'Tambah Kriteria' }).click();
    await office.getByRole('textbox', { name: 'Kriteria 2' }).fill('Kerja sama');
    await office.getByRole('textbox', { name: 'Bobot 2' }).fill('40');
    await expect(office.getByText('Total bobot: 100%')).toBeVisible();
    await expectAccessible(office, 'assessment form');
    await office.getByRole('button', { name: 'Simpan' }).click();
    await expect(office.getByRole('article', { name: new RegExp(course.name) })).toBeVisible();

    const signIn = { identifier: mentor.nik, password: mentor.nik };
    await (await apiAs(signIn)).put('/change-password', {
      password: mentor.nik,
      new_password: NEW_PASSWORD,
      new_password_confirmation: NEW_PASSWORD,
    });
    const assessor = await openOtherPage();
    const caller = await apiAs({ identifier: mentor.nik, password: NEW_PASSWORD });
    await openAs(caller, '/assessments', assessor);
    await assessor.getByRole('link', { name: 'Sari Dinilai' }).focus();
    await assessor.keyboard.press('Enter');
    await assessor.getByLabel('Kedisiplinan (60%)').focus();
    await assessor.keyboard.type('80');
    await assessor.keyboard.press('Enter');
    await expect(assessor.getByLabel('Kerja sama (40%)')).toBeFocused();
    // The device keeps typed scores.
    await assessor.goto('/assessments');
    await assessor.getByRole('link', { name: 'Sari Dinilai' }).press('Enter');
    await expect(assessor.getByText('isian Anda yang belum tersimpan')).toBeVisible();
    await expect(assessor.getByLabel('Kedisiplinan (60%)')).toHaveValue('80');
    await assessor.getByLabel('Kerja sama (40%)').focus();
    await assessor.keyboard.type('91');
    await expect(assessor.getByLabel('Total', { exact: true })).toHaveText('Total 84,40');
    await expectAccessible(assessor, 'assessment sheet');
    await assessor.getByRole('button', { name: 'Kirim' }).press('Enter');
    await confirm(assessor, 'Kirim Penilaian', 'Kirim');
    await expectToast(assessor, 'Penilaian terkirim.');

    const [sheet] = (
      await caller.get<ApiResponse<{ form_id: number }[]>>(
        `/internships/${internshipId}/assessments`,
      )
    ).data;
    await office.goto(`/internships/${internshipId}/assessments/${sheet?.form_id}`);
    await office.getByRole('button', { name: 'Minta Perbaikan' }).click();
    const dialog = office.getByRole('alertdialog', { name: 'Minta Perbaikan' });
    await dialog.getByRole('textbox').fill(REASON);
    await dialog.getByRole('button', { name: 'Minta' }).click();
    await expectToast(office, 'Penilai diminta memperbaiki lembar ini.');

    await assessor.setViewportSize(PHONE);
    await assessor.reload();
    await expect(assessor.getByText(REASON)).toBeVisible();
    await expectNoSidewaysScrolling(assessor);
    await assessor.getByLabel('Kedisiplinan (60%)').fill('70');
    await assessor.getByRole('button', { name: 'Kirim' }).click();
    await confirm(assessor, 'Kirim Penilaian', 'Kirim');
    await expectToast(assessor, 'Penilaian terkirim.');
    await expect(assessor.getByText('78,40')).toBeVisible();

    const { data: grade } = await recordsAdmin.post<ApiResponse<{ id: number }>>('/grades', {
      ...{ assignment_1: 80, assignment_2: 80, midterm: 80, final: 65, other: 80 },
      internship_id: internshipId,
      course_code: course.code,
    });
    const lecturer = await openOtherPage();
    await openAs('lecturer', `/internships/${internshipId}/grades/${grade.id}/edit`, lecturer);
    const proposals = lecturer.getByRole('group', { name: 'Usulan dari penilaian' });
    await expect(proposals).toContainText('UAS: 65,00 → 78,40');
    await proposals.getByRole('button', { name: 'Ambil dari Penilaian' }).click();
    await confirm(lecturer, 'Ambil dari Penilaian', 'Ganti nilai');
    await expect(lecturer.getByRole('textbox', { name: 'UAS' })).toHaveValue('78,4');
    await lecturer.getByRole('textbox', { name: 'Alasan perubahan' }).fill('Nilai mentor masuk.');
    await lecturer.getByRole('button', { name: 'Simpan' }).click();
    await expect(lecturer).not.toHaveURL(/\/edit$/);
    const { data: stored } = await recordsAdmin.get<ApiResponse<{ final: number }>>(
      `/grades/${grade.id}`,
    );
    expect(stored.final).toBe(78.4);
    // The other placements in this semester need no sheet any more.
    const url = `/assessment-forms/${sheet?.form_id}`;
    const { data: form } = await recordsAdmin.get<ApiResponse<object>>(url);
    await recordsAdmin.put(url, { ...form, is_active: false });
  },
);
