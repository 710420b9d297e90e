import { expectAccessible } from './accessibility/checks';
import { issueCertificates } from './certificates';
import { periodLabel } from './dates';
import { confirm } from './dialogs';
import { expect, test } from './fixtures';
import { expectNoSidewaysScrolling } from './layout';
import { makeLetter } from './letters';
import { fillOwnCompany, sendRequest } from './ownCompany';
import { pdf } from './pdf';
import { createCourse } from './records/courses';
import type { ApiResponse } from './records/lists';
import { closePeriod } from './records/periods';
import { createPlace } from './records/placements';
import { createActivities } from './records/work';
import { IN_ALL } from './testLevel';
import { expectToast } from './toasts';
import { PHONE } from './viewports';

const STUDENT = 'Sari Perjalanan';
const REFUSAL = 'Mitra ini khusus untuk program studi lain.';
const NEW_PASSWORD = 'Rahasia2026!';
const PERIOD = { start_date: '2004-01-01', end_date: '2004-06-30', semester: 2, year: '2004' };
interface PlannedDefence {
  id: number;
  room: string;
  minutes: number;
  examiners: { lecturer_id: number }[];
}

const PDF = {
  name: 'laporan.pdf',
  mimeType: 'application/pdf',
  buffer: pdf('Surat'),
};

test(
  'a student goes from the wish for a place to a verified certificate',
  IN_ALL,
  async ({ page, apiAs, createStudent, openAs, openOtherPage, recordsAdmin }) => {
    const post = async <Data>(path: string, body: object) =>
      (await recordsAdmin.post<ApiResponse<Data>>(path, body)).data;
    const { id: periodId } = await post<{ id: number }>('/internship-periods', {
      ...PERIOD,
      is_active: true,
      min_guidance_sessions: 1,
      requires_final_report: true,
      requires_defence: true,
    });
    const period = { ...PERIOD, id: periodId };
    await recordsAdmin.put(`/internship-periods/${periodId}/placement-window`, {
      open_from: '2004-01-01',
      open_until: '2099-12-31',
    });
    const course = await createCourse(recordsAdmin, {
      ...{ name: 'Praktik Perjalanan', semester: 2, defence_score_part: 'final' },
    });
    const form = {
      ...{ course_code: course.code, assessor: 'mentor', is_active: true, score_part: 'other' },
      criteria: [{ name: 'Kedisiplinan', guidance: null, weight: 100, words: null }],
    };
    const { id: formId } = await post<{ id: number }>('/assessment-forms', form);
    const { company, mentor, lecturer } = await createPlace(recordsAdmin, { period });
    const other = await createPlace(recordsAdmin, { period });
    const account = await createStudent(STUDENT);
    const student = await apiAs(account);

    // The office refuses the first request; the student finds a company of their own.
    await page.setViewportSize(PHONE);
    await openAs(student, '/student/placement-requests');
    await page
      .getByRole('region', { name: periodLabel(period) })
      .getByRole('link', { name: 'Ajukan Tempat' })
      .click();
    await page.getByRole('combobox', { name: 'Pilihan 1' }).fill(other.company.name);
    await page.getByRole('option', { name: other.company.name }).click();
    const status = page.getByRole('region', { name: 'Status' });
    await sendRequest(page);
    await expect(status).toContainText('Menunggu keputusan');

    const office = await openOtherPage();
    const waiting = `/placement-requests?state=sent&internship_period_id=${periodId}`;
    await openAs('superAdmin', waiting, office);
    await office.getByText(STUDENT).click();
    await office.getByRole('button', { name: 'Tolak' }).click();
    const refusal = office.getByRole('alertdialog', { name: 'Tolak Pengajuan' });
    await refusal.getByRole('textbox').fill(REFUSAL);
    await refusal.getByRole('button', { name: 'Tolak' }).click();
    await expectToast(office, 'Pengajuan ditolak.');

    await page.reload();
    await expect(status).toContainText(REFUSAL);
    await page.getByRole('link', { name: 'Ajukan Lagi' }).click();
    await fillOwnCompany(page, company.name);
    await sendRequest(page);
    await expect(status).toContainText('Menunggu keputusan');

    await office.goto(waiting);
    await office.getByText(STUDENT).click();
    await office.getByRole('button', { name: `Gabungkan dengan ${company.name}` }).click();
    await confirm(office, 'Gabungkan dengan Mitra', 'Gabungkan');
    await expectToast(office, 'Perusahaan terhubung dengan mitra.');
    await office.getByRole('button', { name: 'Terima', exact: true }).click();
    await expectToast(office, 'Pengajuan diterima, penempatan dibuat.');
    const number = await makeLetter(office, STUDENT);

    await page.goto('/student/placement-requests');
    await expect(page.getByRole('button', { name: `Unduh ${number}` })).toBeVisible();
    await expectNoSidewaysScrolling(page);
    const { data: placements } =
      await student.get<ApiResponse<{ id: number }[]>>('/student/internships');
    const internshipId = placements[0]?.id ?? 0;

    // The suggestion was the lecturer with the fewest students, whose account the test does not know.
    const { data: placement } = await recordsAdmin.get<ApiResponse<object>>(
      `/internships/${internshipId}`,
    );
    await recordsAdmin.put(`/internships/${internshipId}`, {
      ...placement,
      lecturer_id: lecturer.id,
    });

    // The period is over by the clock of the tests: the office enters the attendance.
    const activityIds = await createActivities(recordsAdmin, internshipId, [
      { date: '2004-02-03' },
    ]);
    await recordsAdmin.post(`/activities/${activityIds[0]}/presses`, {
      ...{ kind: 'in', claimed_time: '08:00', reason_note: 'Ponsel mahasiswa rusak.' },
    });

    // Guidance and the report on the phone of the student, and at the desk of the lecturer.
    await page.goto('/student/final-report');
    await page.getByRole('textbox', { name: 'Judul Laporan' }).fill('Jaringan Kantor Cabang');
    await page.locator('input[type=file]').setInputFiles(PDF);
    await page.getByRole('button', { name: 'Kirim Laporan' }).click();
    await expectToast(page, 'Laporan terkirim ke dosen pembimbing.');
    const desk = await openOtherPage();
    await openAs('lecturer', `/internships/${internshipId}`, desk);
    const line = desk.getByRole('list', { name: 'Tahap magang' });
    await expect(line.getByRole('listitem').filter({ hasText: 'Laporan' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await desk.goto(`/final-reports/${internshipId}`);
    await desk.getByRole('button', { name: 'Terima' }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Terima' }).click();
    await expectToast(desk, 'Laporan diterima.');

    // The office plans the defence, and the lecturer scores it.
    await office.goto(`/defences?internship_period_id=${periodId}`);
    await office.getByRole('button', { name: `Aksi untuk ${STUDENT}` }).click();
    await office.getByRole('menuitem', { name: 'Jadwalkan' }).click();
    const plan = office.getByRole('dialog', { name: `Jadwalkan Ujian ${STUDENT}` });
    await plan.getByRole('textbox', { name: 'Ruang' }).fill(`Ruang ${course.code}`);
    await plan.getByRole('button', { name: 'Jadwalkan' }).click();
    await expectToast(office, 'Ujian dijadwalkan.');
    const { data: rows } = await recordsAdmin.get<ApiResponse<{ defence: PlannedDefence }[]>>(
      `/defences?internship_period_id=${periodId}`,
    );
    const defence = rows[0]?.defence;
    if (!defence) throw new Error('The list has no defence.');
    // A defence of this year has not begun by the clock of the server.
    await recordsAdmin.put(`/defences/${defence.id}`, {
      ...{ date: '2004-06-16', time: '09:00', minutes: defence.minutes, room: defence.room },
      examiner_ids: defence.examiners.map(({ lecturer_id }) => lecturer_id),
    });
    await desk.goto(`/defences/${defence.id}`);
    await desk.getByRole('button', { name: 'Isi Nilai' }).click();
    await desk.getByRole('textbox', { name: 'Nilai Ujian' }).fill('82,5');
    await desk.getByRole('button', { name: 'Kirim' }).click();
    await expectToast(desk, 'Nilai ujian terkirim.');

    // The mentor assesses on a phone.
    const signIn = { identifier: mentor.nik, password: mentor.nik };
    await (await apiAs(signIn)).put('/change-password', {
      password: mentor.nik,
      new_password: NEW_PASSWORD,
      new_password_confirmation: NEW_PASSWORD,
    });
    const assessor = await openOtherPage();
    await assessor.setViewportSize(PHONE);
    const caller = await apiAs({ identifier: mentor.nik, password: NEW_PASSWORD });
    await openAs(caller, '/assessments', assessor);
    await assessor.getByRole('link', { name: STUDENT }).click();
    await assessor.getByLabel('Kedisiplinan (100%)').fill('90');
    await assessor.getByRole('button', { name: 'Kirim' }).click();
    await confirm(assessor, 'Kirim Penilaian', 'Kirim');
    await expectToast(assessor, 'Penilaian terkirim.');
    await expectNoSidewaysScrolling(assessor);

    // The grade takes over both scores.
    const grade = await post<{ id: number }>('/grades', {
      ...{ assignment_1: 80, assignment_2: 80, midterm: 80, final: 65, other: 65 },
      ...{ internship_id: internshipId, course_code: course.code },
    });
    await desk.goto(`/internships/${internshipId}/grades/${grade.id}/edit`);
    const proposals = desk.getByRole('group', { name: 'Usulan dari penilaian' });
    await expect(proposals).toContainText('65,00 → 82,50');
    await expect(proposals).toContainText('65,00 → 90,00');
    await proposals.getByRole('button', { name: 'Ambil dari Penilaian' }).click();
    await confirm(desk, 'Ambil dari Penilaian', 'Ganti nilai');
    await desk.getByRole('textbox', { name: 'Alasan perubahan' }).fill('Nilai sudah masuk.');
    await desk.getByRole('button', { name: 'Simpan' }).click();
    await expect(desk).toHaveURL(new RegExp(`/internships/${internshipId}`));
    await desk.goto(`/internships/${internshipId}`);
    await expect(line.getByRole('listitem').filter({ hasText: 'Sertifikat' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expectAccessible(desk, 'progress of a placement');

    // The office finds the student by the stage, closes the period and issues the certificate.
    await office.goto(`/internships?stage=certificate&internship_period_id=${periodId}`);
    await expect(office.getByRole('row', { name: new RegExp(STUDENT) })).toContainText(
      'Sertifikat',
    );
    await closePeriod(recordsAdmin, periodId);
    await office.goto(`/certificates?internship_period_id=${periodId}`);
    await issueCertificates(office, [STUDENT]);

    await page.goto('/');
    const card = page.getByRole('region', { name: 'Sertifikat' });
    await expect(card.getByRole('button', { name: 'Print PDF' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Tahap magang' })).toBeVisible();
    await expectAccessible(page, 'dashboard with a certificate');
    await expectNoSidewaysScrolling(page);
    const { data: own } = await student.get<ApiResponse<{ certificate: { code: string } }>>(
      `/internships/${internshipId}/certificate`,
    );
    const visitor = await openOtherPage();
    await visitor.goto(`/verify/${own.certificate.code}`);
    await expect(visitor.getByRole('heading', { level: 2 })).toHaveText(
      'Sertifikat ini asli dan berlaku',
    );
    await expect(visitor.getByRole('main')).toContainText(STUDENT);

    // The other placements in this semester need no sheet any more.
    await recordsAdmin.put(`/assessment-forms/${formId}`, {
      ...form,
      version: 1,
      is_active: false,
    });
  },
);
