import { expectAccessible } from './accessibility/checks';
import { confirm } from './dialogs';
import { expect, test } from './fixtures';
import { expectNoSidewaysScrolling } from './layout';
import { createCourse } from './records/courses';
import type { ApiResponse } from './records/lists';
import { IN_ALL } from './testLevel';
import { expectToast } from './toasts';
import { PHONE } from './viewports';

test(
  'the office plans a defence, the lecturer scores it by keyboard, the student reads it on a phone, and the grade takes the score over',
  IN_ALL,
  async ({ page, apiAs, createPastPlacement, openAs, openOtherPage, recordsAdmin }) => {
    const { internshipId, period, student } = await createPastPlacement('Sari Diuji', {
      semester: 2,
    });
    const { code } = await createCourse(recordsAdmin, {
      ...{ name: 'Laporan Diuji', semester: 2, defence_score_part: 'final' },
    });

    const office = page;
    await openAs('superAdmin', `/defences?internship_period_id=${period.id}`, office);
    await expect(office.getByRole('row', { name: /Sari Diuji/ })).toContainText(
      'Belum dijadwalkan',
    );
    await expectAccessible(office, 'list of defences');
    await office.getByRole('button', { name: 'Aksi untuk Sari Diuji' }).click();
    await office.getByRole('menuitem', { name: 'Jadwalkan' }).click();
    const dialog = office.getByRole('dialog', { name: 'Jadwalkan Ujian Sari Diuji' });
    await dialog.getByRole('textbox', { name: 'Ruang' }).fill(`Ruang ${code}`);
    await expectAccessible(office, 'plan of a defence');
    await dialog.getByRole('button', { name: 'Jadwalkan' }).click();
    await expectToast(office, 'Ujian dijadwalkan.');
    await expect(office.getByRole('row', { name: /Sari Diuji/ })).toContainText('Dijadwalkan');
    const rows = await recordsAdmin.get<ApiResponse<{ defence: { id: number } }[]>>(
      `/defences?internship_period_id=${period.id}`,
    );
    const id = rows.data[0]?.defence.id ?? 0;
    // The tests have a clock of their own; a defence of this year has begun.
    const { data: stored } = await recordsAdmin.get<
      ApiResponse<{ room: string; minutes: number; examiners: { lecturer_id: number }[] }>
    >(`/defences/${id}`);
    await recordsAdmin.put(`/defences/${id}`, {
      date: '2003-06-16',
      time: '09:00',
      minutes: stored.minutes,
      room: stored.room,
      examiner_ids: stored.examiners.map(({ lecturer_id }) => lecturer_id),
    });

    const reader = await openOtherPage();
    await reader.setViewportSize(PHONE);
    const caller = await apiAs(student);
    await openAs(caller, '/student/defence', reader);
    const card = reader.getByRole('region', { name: /^Ujian magang di/ });
    await expect(card).toContainText('16 Juni 2003');
    await expect(card).toContainText(stored.room);
    await expect(card).toContainText('Dijadwalkan');
    await expectAccessible(reader, 'defence of a student');
    await expectNoSidewaysScrolling(reader);

    const lecturer = await openOtherPage();
    await openAs('lecturer', `/defences/${id}`, lecturer);
    await lecturer.getByRole('button', { name: 'Isi Nilai' }).focus();
    await lecturer.keyboard.press('Enter');
    await expect(lecturer.getByRole('textbox', { name: 'Nilai Ujian' })).toBeFocused();
    await lecturer.keyboard.type('82,5');
    await lecturer.keyboard.press('Tab');
    await lecturer.keyboard.type('Menguasai materi.');
    await expectAccessible(lecturer, 'score of a defence');
    await lecturer.getByRole('button', { name: 'Kirim' }).press('Enter');
    await expectToast(lecturer, 'Nilai ujian terkirim.');
    await expect(lecturer.getByRole('region', { name: 'Penguji' })).toContainText('82,50');
    await expectAccessible(lecturer, 'defence');
    const pdf = await recordsAdmin.getFile(`/defences/${id}/file`);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');

    await reader.reload();
    await expect(card).toContainText('Selesai');
    await expect(reader.getByRole('main').getByText(/\b82\b/)).toHaveCount(0);

    const { data: grade } = await recordsAdmin.post<ApiResponse<{ id: number }>>('/grades', {
      ...{ assignment_1: 80, assignment_2: 80, midterm: 80, final: 65, other: 80 },
      internship_id: internshipId,
      course_code: code,
    });
    await lecturer.goto(`/internships/${internshipId}/grades/${grade.id}/edit`);
    const proposals = lecturer.getByRole('group', { name: 'Usulan dari penilaian' });
    await expect(proposals).toContainText('UAS: 65,00 → 82,50 (Penguji:');
    await proposals.getByRole('button', { name: 'Ambil dari Penilaian' }).click();
    await confirm(lecturer, 'Ambil dari Penilaian', 'Ganti nilai');
    await expect(lecturer.getByRole('textbox', { name: 'UAS' })).toHaveValue('82,5');
    await lecturer.getByRole('textbox', { name: 'Alasan perubahan' }).fill('Nilai ujian masuk.');
    await lecturer.getByRole('button', { name: 'Simpan' }).click();
    const storedScore = async () => {
      const { data } = await recordsAdmin.get<ApiResponse<{ final: number }>>(
        `/grades/${grade.id}`,
      );
      return data.final;
    };
    await expect.poll(storedScore).toBe(82.5);
  },
);
