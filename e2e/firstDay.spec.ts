import { expectAccessible } from './accessibility/checks';
import { dateOrTime, picker } from './fields';
import { expect, test } from './fixtures';
import { createLecturer } from './records/people';
import { createPlace } from './records/placements';
import { IN_ALL } from './testLevel';
import { expectToast } from './toasts';
import { PHONE } from './viewports';

// A dialog has too little contrast while it fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const FIRST_DAY = dateOrTime('Mulai Magang');

test(
  'an office corrects the first day of a placement, sees what changes, and shows it in the list',
  IN_ALL,
  async ({ page, openAs, createPlacement }) => {
    const name = 'Ulfa Terlambat';
    const { internshipId, addActivity } = await createPlacement(name);
    await addActivity({ date: '2026-11-19' });
    await openAs('superAdmin', `/internships/${internshipId}/edit`);
    const form = page.getByRole('main');
    await FIRST_DAY.enter(form, '23112026');
    await form.getByRole('button', { name: 'Simpan' }).press('Enter');
    // The holidays of the period count no longer, either.
    const question = page.getByRole('alertdialog', { name: /hari yang sudah lewat akan berubah$/ });
    await expect(question.getByText('1 hari: Alpa → Tidak ada jadwal')).toBeVisible();
    await expect(question.getByRole('textbox', { name: 'Alasan' })).toBeFocused();
    await page.keyboard.type('Surat penerimaan tertanggal 23 November.');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expectToast(page, 'Data berhasil diedit');

    await page.goto(`/internships?search=${encodeURIComponent(name)}`);
    const header = page.getByRole('columnheader', { name: 'Mulai Magang' });
    await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
    await expect(header).toHaveCount(0);
    await page.getByRole('button', { name: /^Kolom dan tampilan tabel/ }).press('Enter');
    const panel = page.getByRole('dialog', { name: 'Tampilan tabel' });
    for (const column of ['Mulai Magang', 'Hari Terakhir', 'Alasan Berakhir']) {
      await panel.getByRole('checkbox', { name: column }).press('Space');
    }
    await page.keyboard.press('Escape');
    await expect(header).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('23 Nov 2026');
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test(
    'an office places students from one first day in the period',
    IN_ALL,
    async ({ page, openAs, apiAs, createStudent }) => {
      const admin = await apiAs('superAdmin');
      // A lecturer without students, for whom no reason is asked.
      const lecturer = await createLecturer(admin, 'Dosen Awal');
      const { company, mentor } = await createPlace(admin, { lecturer });
      const student = await createStudent('Vino Menyusul');
      await openAs(admin, '/internships/place');
      const form = page.getByRole('main');
      await form.getByRole('searchbox').fill(student.identifier);
      await form.getByRole('checkbox', { name: /Vino Menyusul/ }).press('Space');
      await form.getByRole('button', { name: 'Lanjut', exact: true }).press('Enter');
      await picker('Mitra Industri').enter(form, company.name);
      await picker('Dosen').enter(form, lecturer.name);
      await expect(FIRST_DAY.control(form)).toHaveAccessibleDescription(
        'Jika kosong: Rab, 25 Nov 2026.',
      );
      await FIRST_DAY.enter(form, '01012020');
      const next = form.getByRole('button', { name: 'Lanjut ke pratinjau' });
      await next.press('Enter');
      await expect(FIRST_DAY.control(form)).toHaveAccessibleDescription(
        'Tanggal mulai harus di dalam periode magang',
      );
      await expectAccessible(page, 'a refused first day');
      await FIRST_DAY.enter(form, '30112026');
      await next.press('Enter');
      await expect(form.getByText('Mulai Magang: Senin, 30 November 2026')).toBeVisible();
      await expect(form.getByText(mentor.name)).toBeVisible();
      await expect(form.getByRole('status')).toHaveText('1 mahasiswa');
      await form.getByRole('button', { name: 'Tempatkan 1 mahasiswa' }).press('Enter');
      await expect(form.getByRole('heading', { name: '1 mahasiswa ditempatkan' })).toBeVisible();
    },
  );
});
