import { asRead } from '../dates';
import { expect, test } from '../fixtures';
import { expectToast } from '../forms';
import { gradedInternship } from '../graded';
import { focused, openFirstRow, pick, press, tabTo, type, typeDigits } from '../keyboard';
import { aPlace } from '../records/placements';
import { rowsOf } from '../tables';

test('without a mouse a student is placed, given work that is validated, and a grade', async ({
  page,
  apiAs,
  aStudent,
  openAs,
}) => {
  test.setTimeout(120_000);
  const { keyboard } = page;
  const student = await aStudent('Tiara Papan Tik');
  const admin = await apiAs('superAdmin');
  const { company, mentor, lecturer, period } = await aPlace(admin);
  const main = page.getByRole('main');

  await test.step('choices are searched and taken', async () => {
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
    await pick(page, 'Periode Magang', asRead(period.start_date));
    await pick(page, 'Mitra Industri', company.name);
    await pick(page, 'Mentor', mentor.name);
    await pick(page, 'Dosen', lecturer.name);
    await press(page.getByRole('button', { name: 'Simpan', exact: true }));
    await expectToast(page, 'Data berhasil ditambahkan');
  });

  await test.step('the row of the list leads to the internship, its tabs change by the arrows', async () => {
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

  await test.step('dates and hours are typed, or taken from the calendar and the clock', async () => {
    await press(main.getByRole('link', { name: 'Tambah Aktivitas' }).first());
    await expect(page.getByLabel('Nama Aktivitas')).toBeFocused();
    await keyboard.type('Merapikan kabel');

    const date = page.getByRole('group', { name: 'Tanggal' });
    await typeDigits(date, '05102026');
    const opener = date.getByRole('button', { name: /^Pilih tanggal/ });
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
    await expect(date).toContainText(/06.*10.*2026/);

    await typeDigits(page.getByRole('group', { name: 'Jam Mulai' }), '0800');
    const end = page.getByRole('group', { name: 'Jam Selesai' });
    await typeDigits(end, '1630');
    await press(end.getByRole('button', { name: /^Pilih jam/ }));
    const clock = page.getByRole('dialog', { name: 'Jam Selesai' });
    await expect(clock.getByRole('option', { name: '16 jam' })).toBeFocused();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await keyboard.press('Escape');
    await expect(clock).toBeHidden();
    await expect(end).toContainText(/17.*30/);

    await type(page.getByLabel('Alamat'), 'Ruang server');
    await type(page.getByLabel('Deskripsi'), 'Mengikat dan memberi label.');
    await press(page.getByRole('button', { name: 'Simpan', exact: true }));
    await expectToast(page, 'Aktivitas berhasil ditambahkan');
  });

  await test.step('an activity is validated', async () => {
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
    // The button has done its work and is gone: the page has the focus.
    await expect.poll(() => focused(page)).not.toBe('nothing');
  });

  await test.step('a grade is given; Enter in a field saves', async () => {
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
});

test('without a mouse the report is filtered and printed', async ({ page, apiAs, openAs }) => {
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
