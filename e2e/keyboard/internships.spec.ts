import { formatDate } from '../dates';
import { expect, test } from '../fixtures';
import { gradedInternship } from '../graded';
import { focused, openFirstRow, pick, press, tabTo, type, typeDigits } from '../keyboard';
import { createPlace } from '../records/placements';
import { rowsOf } from '../tables';
import { IN_ALL } from '../testLevel';
import { expectToast } from '../toasts';

test(
  'places a student, adds and validates an activity and adds a grade by keyboard',
  IN_ALL,
  async ({ page, apiAs, createStudent, openAs }) => {
    const { keyboard } = page;
    const student = await createStudent('Tiara Papan Tik');
    const admin = await apiAs('superAdmin');
    const { company, mentor, lecturer, period } = await createPlace(admin);
    const main = page.getByRole('main');

    await test.step('pickers are searched by keyboard', async () => {
      await openAs(admin, '/internships/create');
      await expect(page.getByRole('combobox', { name: 'Mahasiswa' })).toBeFocused();
      await pick(page, 'Mahasiswa', student.identifier);
      await tabTo(page.getByRole('combobox', { name: 'Periode Magang' }));
      await keyboard.press('ArrowDown');
      const options = page.getByRole('option');
      await expect(options.first()).toBeVisible();
      await keyboard.press('Escape');
      await expect(options).toHaveCount(0);
      await expect(page.getByRole('combobox', { name: 'Periode Magang' })).toBeFocused();
      await pick(page, 'Periode Magang', formatDate(period.start_date));
      await pick(page, 'Mitra Industri', company.name);
      await pick(page, 'Mentor', mentor.name);
      await pick(page, 'Dosen', lecturer.name);
      await press(page.getByRole('button', { name: 'Simpan', exact: true }));
      await expectToast(page, 'Data berhasil ditambahkan');
    });

    await test.step('the row opens the internship, arrow keys switch its tabs', async () => {
      await type(page.getByRole('searchbox'), student.identifier);
      const row = rowsOf(page, 'Daftar mahasiswa magang');
      await expect(row).toHaveCount(1);
      await openFirstRow(page, student.identifier);
      await expect(page).toHaveURL(/\/internships\/\d+$/);
      await tabTo(page.getByRole('tab', { name: 'Aktivitas' }));
      await keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: 'Nilai' })).toBeFocused();
      await keyboard.press('Enter');
      await expect(page).toHaveURL(/\?tab=nilai$/);
      await expect(page.getByRole('tab', { name: 'Nilai', selected: true })).toBeFocused();
      await keyboard.press('ArrowLeft');
      await expect(page.getByRole('tab', { name: 'Aktivitas' })).toBeFocused();
      await keyboard.press('Enter');
      await expect(page).toHaveURL(/\/internships\/\d+$/);
    });

    await test.step('dates and times are typed or picked', async () => {
      await press(main.getByRole('link', { name: 'Tambah Aktivitas' }).first());
      await expect(page.getByLabel('Nama Aktivitas')).toBeFocused();
      await keyboard.type('Merapikan kabel');

      const date = page.getByRole('textbox', { name: 'Tanggal' });
      await typeDigits(date, '05102026');
      const opener = page
        .getByRole('group', { name: 'Tanggal' })
        .getByRole('button', { name: /^Pilih tanggal/ });
      await press(opener);
      const calendar = page.getByRole('dialog', { name: 'Tanggal' });
      await expect(calendar.getByRole('gridcell', { name: '5', exact: true })).toBeFocused();
      await keyboard.press('Escape');
      await expect(calendar).toBeHidden();
      await expect(opener).toBeFocused();
      await keyboard.press('Enter');
      await expect(calendar.getByRole('gridcell', { name: '5', exact: true })).toBeFocused();
      await keyboard.press('ArrowRight');
      await keyboard.press('Enter');
      await expect(calendar).toBeHidden();
      await expect(date).toHaveValue('06/10/2026');

      await typeDigits(page.getByRole('textbox', { name: 'Jam Mulai' }), '0800');
      const end = page.getByRole('textbox', { name: 'Jam Selesai' });
      await typeDigits(end, '1630');
      await press(
        page
          .getByRole('group', { name: 'Jam Selesai' })
          .getByRole('button', { name: /^Pilih jam/ }),
      );
      const clock = page.getByRole('dialog', { name: 'Jam Selesai' });
      await expect(clock.getByRole('option', { name: '16 jam' })).toBeFocused();
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
      await keyboard.press('Escape');
      await expect(clock).toBeHidden();
      await expect(end).toHaveValue('17:30');

      await type(page.getByLabel('Alamat'), 'Ruang server');
      await type(page.getByLabel('Deskripsi'), 'Mengikat dan memberi label.');
      await press(page.getByRole('button', { name: 'Simpan', exact: true }));
      await expectToast(page, 'Aktivitas berhasil ditambahkan');
    });

    await test.step('the activity is validated', async () => {
      await openFirstRow(page, 'Merapikan kabel');
      await expect(page.getByRole('main', { name: 'Merapikan kabel' })).toBeFocused();
      const dialog = page.getByRole('alertdialog', { name: 'Konfirmasi Validasi' });
      const validate = page.getByRole('button', { name: 'Validasi Mentor' });
      await press(validate);
      await expect(dialog.getByRole('button', { name: 'Lanjutkan' })).toBeFocused();
      await keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(validate).toBeFocused();
      await keyboard.press('Enter');
      await expect(dialog.getByRole('button', { name: 'Lanjutkan' })).toBeFocused();
      await keyboard.press('Enter');
      await expectToast(page, 'Aktivitas berhasil divalidasi.');
      await expect(validate).toHaveCount(0);
      // The focused button was removed, so the focus must move into the page.
      await expect.poll(() => focused(page)).not.toBe('nothing');
    });

    await test.step('Enter in a field saves a grade', async () => {
      await page.goBack();
      await tabTo(page.getByRole('tab', { name: 'Aktivitas' }));
      await keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: 'Nilai' })).toBeFocused();
      await keyboard.press('Enter');
      await press(main.getByRole('link', { name: 'Tambah Nilai' }).first());
      await expect(page.getByRole('combobox', { name: 'Mata Kuliah' })).toBeFocused();
      await pick(page, 'Mata Kuliah', 'Administrasi Server Linux');
      for (const part of ['Tugas 1', 'Tugas 2', 'UTS', 'UAS', 'Lainnya'])
        await type(page.getByLabel(part, { exact: true }), '88');
      await keyboard.press('Enter');
      await expectToast(page, 'Nilai berhasil ditambahkan');
      await expect(rowsOf(page, 'Daftar nilai')).toContainText(['88']);
    });
  },
);

test('filters and prints the report by keyboard', IN_ALL, async ({ page, apiAs, openAs }) => {
  const admin = await apiAs('superAdmin');
  const { course, mentor, lecturer, period } = await gradedInternship(admin);
  await openAs(admin, '/reports/grades');
  await pick(page, 'Mata Kuliah', course);
  await pick(page, 'Mentor', mentor.name);
  await pick(page, 'Dosen', lecturer);
  await pick(page, 'Periode Magang', period);
  await press(page.getByRole('button', { name: 'Filter' }));
  await expect(rowsOf(page, 'Nilai mahasiswa').first()).toBeVisible();

  const print = page.getByRole('button', { name: 'Print PDF' });
  const popup = page.waitForEvent('popup');
  await press(print);
  await popup;
  await expect(print).toBeEnabled();
});
