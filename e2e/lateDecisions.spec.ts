import type { Caller } from './caller';
import { toDigits } from './dates';
import { confirm } from './dialogs';
import { dateOrTime } from './fields';
import { expect, test } from './fixtures';
import type { ApiResponse } from './records/lists';
import { IN_ALL } from './testLevel';
import { expectSuccess } from './toasts';

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';

const ask = (student: Caller, internshipId: number, kind: 'leave' | 'sick', date: string) =>
  student.postForm('/attendance-requests', {
    internship_id: internshipId,
    kind,
    start_date: date,
    end_date: date,
    reason: 'Menunggu surat.',
  });

const desk = (name: string) => `/attendance-requests?search=${encodeURIComponent(name)}`;
const recap = (name: string) =>
  `/attendance-recap?month=2026-11&search=${encodeURIComponent(name)}`;

test(
  'a late decision says which past days it changes, and the student reads who has changed them',
  IN_ALL,
  async ({ page, openAs, openOtherPage, apiAs, createPlacement }) => {
    const name = 'Citra Susulan';
    const { internshipId, student, addActivity } = await createPlacement(name);
    for (const date of [MONDAY, TUESDAY]) await addActivity({ date });
    const asStudent = await apiAs(student);
    await ask(asStudent, internshipId, 'sick', MONDAY);

    await openAs('superAdmin', recap(name));
    const waiting = page.getByRole('gridcell', { name: 'Alpa, pengajuan menunggu keputusan' });
    await expect(waiting).toHaveAttribute('data-date', MONDAY);
    await page.goto(desk(name));
    const row = page.getByRole('article', { name: `Sakit, ${name}` });
    await expect(row.getByRole('list', { name: 'Bila disetujui' })).toHaveText(
      'Bila disetujui, 23 Nov 2026: Alpa → Sakit',
    );
    await row.focus();
    await page.keyboard.press('v');
    await expect(page.getByRole('toolbar', { name: 'Keputusan' })).toContainText(
      `${name} disetujui`,
    );
    await page.goto(recap(name));
    await expect(page.getByRole('gridcell', { name: 'Sakit', exact: true })).toHaveAttribute(
      'data-date',
      MONDAY,
    );
    await expect(waiting).toHaveCount(0);

    const own = await openOtherPage();
    await openAs(asStudent, '/student/attendance-days', own);
    await own.getByRole('button', { name: /^Senin, 23 November 2026: Sakit/ }).click();
    await expect(own.getByRole('list', { name: 'Perubahan' })).toContainText(
      'Berubah dari Alpa menjadi Sakit oleh',
    );
  },
);

test(
  'a leave over a press is approved after a question, and its day is settled from the recap',
  IN_ALL,
  async ({ page, openAs, apiAs, recordsAdmin, createPlacement }) => {
    const name = 'Dimas Bentrok';
    const { internshipId, student, addActivity } = await createPlacement(name);
    const id = await addActivity({ name: 'Uji jaringan', date: TUESDAY });
    await ask(await apiAs(student), internshipId, 'leave', TUESDAY);
    await recordsAdmin.post(`/activities/${id}/presses`, {
      kind: 'in',
      claimed_time: '08:00',
      reason_note: 'Ponsel mahasiswa rusak.',
    });
    await openAs('superAdmin', desk(name));
    const row = page.getByRole('article', { name: `Izin, ${name}` });
    await expect(row.getByRole('list', { name: 'Bertabrakan' })).toContainText('08:00');
    await row.focus();
    await page.keyboard.press('v');
    const question = page.getByRole('alertdialog', { name: 'Setujui walau bertabrakan?' });
    await expect(
      question.getByText('Hari dengan absen dan izin atau sakit menjadi Perlu Diselesaikan.'),
    ).toBeVisible();
    // A second Enter, pressed before reading, approves nothing.
    await expect(question.getByRole('button', { name: 'Batal' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: /^Setujui/ }).click();
    await question.getByRole('button', { name: 'Setujui' }).click();
    await expect(row).toHaveCount(0);

    await page.goto(recap(name));
    await page.getByRole('gridcell', { name: 'Perlu Diselesaikan', exact: true }).click();
    const day = page.getByRole('dialog', { name: 'Selasa, 24 November 2026' });
    const panel = day.getByRole('region', { name: 'Perlu diselesaikan' });
    await expect(panel).toContainText('Uji jaringan');
    await panel.getByRole('button', { name: 'Urungkan persetujuan izin' }).press('Enter');
    await expect(panel).toHaveCount(0);
    await expect(day.getByRole('region', { name: 'Hasil' })).toContainText('Hadir');
  },
);

test(
  'a past holiday is moved after its changed days were seen, with a reason',
  IN_ALL,
  async ({ page, openAs, recordsAdmin, createPastPlacement }) => {
    // Days of a period of its own, so that no other placement changes.
    const [from, to] = ['2005-03-03', '2005-03-04'];
    const { data: holiday } = await recordsAdmin.post<ApiResponse<{ id: number }>>('/holidays', {
      date: from,
      name: 'Dies Natalis Kampus',
      kind: 'campus',
      certainty: 'decreed',
    });
    const { addActivity } = await createPastPlacement('Eka Libur', {
      semester: 4,
      start_date: '2005-01-05',
      end_date: '2005-06-25',
      year: '2005',
    });
    for (const date of [from, to]) await addActivity({ date });
    await openAs('superAdmin', `/holidays/${holiday.id}/edit`);
    const form = page.locator('main form').first();
    await dateOrTime('Tanggal').enter(form, toDigits(to));
    await form.getByRole('button', { name: 'Simpan' }).press('Enter');
    const title = '2 hari yang sudah lewat akan berubah';
    const question = page.getByRole('alertdialog', { name: title });
    await expect(
      question.getByText('Kehadiran 1 mahasiswa, 3 Mar 2005 s/d 4 Mar 2005:'),
    ).toBeVisible();
    await expect(question.getByRole('listitem')).toHaveCount(2);
    for (const change of ['1 hari: Alpa → Libur', '1 hari: Libur → Alpa']) {
      await expect(question.getByText(change)).toBeVisible();
    }
    await question.getByRole('textbox', { name: 'Alasan' }).fill('SK Rektor menyusul.');
    await confirm(page, title);
    await expectSuccess(page, 'Sukses!', 'Data berhasil diedit');
    const { data } = await recordsAdmin.get<ApiResponse<{ date: string }>>(
      `/holidays/${holiday.id}`,
    );
    expect(data.date).toBe(to);
  },
);
