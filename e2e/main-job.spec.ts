import type { Page } from '@playwright/test';
import { toDigits, today } from './dates';
import { confirm } from './dialogs';
import { choose, dateOrTime } from './fields';
import { expect, test } from './fixtures';
import { POSITION } from './geolocation';
import type { Student } from './records/people';
import { signIn, signOut } from './signIn';
import { expectToast } from './toasts';
import { DESKTOP, PHONE } from './viewports';

const COMPANY = 'PT Lintas Nusa Data';
const MENTOR = 'Dewi Kartika Sari';
const LECTURER = 'Fitri Handayani';
/** Waits for the search result, because the previous list may contain the same row. */
const openInternshipOf = async (page: Page, { identifier, name }: Student) => {
  await page.getByLabel('Cari mahasiswa magang...').fill(identifier);
  await expect(page.getByText('1 data', { exact: true })).toBeVisible();
  await page.getByRole('row', { name }).click();
};

test.use({ geolocation: POSITION, permissions: ['geolocation'] });

test('main journey: place a student, plan activities, record attendance, validate and grade', async ({
  page,
  createStudent,
  server,
}) => {
  const student = await createStudent('Gita Larasati');

  await test.step('the super admin places the student', async () => {
    await signIn(page, '197805122003121001');
    await page.getByRole('link', { name: 'Tambah Mahasiswa Magang' }).first().click();
    await expect(page.getByRole('combobox', { name: 'Mentor' })).toBeDisabled();
    await choose(page, 'Mahasiswa', student.identifier);
    await choose(page, 'Periode Magang', 'Semester 3');
    await choose(page, 'Mitra Industri', COMPANY);
    await choose(page, 'Mentor', MENTOR);
    await choose(page, 'Dosen', LECTURER);
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expectToast(page, 'Data berhasil ditambahkan');
    await signOut(page);
  });

  await test.step('the mentor plans two activities', async () => {
    await signIn(page, '3273014501880001');
    await page.getByRole('link', { name: 'Mahasiswa Magang' }).click();
    await openInternshipOf(page, student);
    await page.getByRole('link', { name: 'Tambah Aktivitas' }).first().click();

    const first = page.getByRole('region', { name: 'Aktivitas 1' });
    await first.getByLabel('Nama Aktivitas').fill('Konfigurasi VLAN gedung B');
    await dateOrTime('Tanggal').enter(first, toDigits(today()));
    await dateOrTime('Jam Mulai').enter(first, '0800');
    await dateOrTime('Jam Selesai').enter(first, '1600');
    await first.getByLabel('Alamat').fill('Jl. Soekarno Hatta No. 412, Bandung');
    await first.getByLabel('Deskripsi').fill('Membagi jaringan lantai 1 sampai 3.');

    await page.getByRole('button', { name: 'Tambah Aktivitas Lain' }).click();
    const second = page.getByRole('region', { name: 'Aktivitas 2' });
    await second.getByLabel('Nama Aktivitas').fill('Dokumentasi VLAN');
    await second.getByLabel('Deskripsi').fill('Menggambar topologi yang baru.');
    await page.getByRole('button', { name: 'Simpan' }).click();

    await expectToast(page, 'Aktivitas berhasil ditambahkan');
    await expect(page.getByRole('row', { name: 'Konfigurasi VLAN gedung B' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Dokumentasi VLAN' })).toBeVisible();
    await signOut(page);
  });

  await test.step('acknowledged data survives a killed server', () => server.restartAfterKill());

  await test.step('the student records attendance with the position of the device', async () => {
    await page.setViewportSize(PHONE);
    await signIn(page, student.identifier, student.password);
    await page.goto('/student/attendance');
    const card = page.getByRole('article', { name: 'Konfigurasi VLAN gedung B' });
    await expect(card.getByText('Belum Absen')).toBeVisible();
    await card.getByRole('button', { name: 'Absen Sekarang' }).click();
    await confirm(page, 'Konfirmasi Absen');
    await expectToast(page, 'Absen berhasil dicatat.');
    await expect(card.getByText('Sudah Absen')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Absen Sekarang' })).toBeDisabled();
    await page.setViewportSize(DESKTOP);
    await signOut(page);
  });

  await test.step('the mentor validates', async () => {
    await signIn(page, '3273014501880001');
    await page.goto('/internships');
    await openInternshipOf(page, student);
    await page.getByRole('row', { name: 'Konfigurasi VLAN gedung B' }).click();
    await expect(page.getByRole('group', { name: 'Lokasi absensi' })).toBeVisible();
    await page.getByRole('button', { name: 'Validasi Mentor' }).click();
    await confirm(page, 'Konfirmasi Validasi');
    await expectToast(page, 'Aktivitas berhasil divalidasi.');
    await expect(page.getByRole('button', { name: 'Validasi Mentor' })).toBeHidden();
    await signOut(page);
  });

  await test.step('the lecturer validates, grades and prints', async () => {
    await signIn(page, '198503152010122002');
    await page.goto('/internships');
    await openInternshipOf(page, student);
    await page.getByRole('row', { name: 'Konfigurasi VLAN gedung B' }).click();
    await page.getByRole('button', { name: 'Validasi Dosen' }).click();
    await confirm(page, 'Konfirmasi Validasi');
    await expectToast(page, 'Aktivitas berhasil divalidasi.');
    await page.goBack();

    await page.getByRole('tab', { name: 'Nilai' }).click();
    await page.getByRole('link', { name: 'Tambah Nilai' }).first().click();
    await page.getByRole('combobox', { name: 'Mata Kuliah' }).click();
    await page.getByRole('option').first().click();
    for (const part of ['Tugas 1', 'Tugas 2', 'UTS', 'UAS', 'Lainnya'])
      await page.getByLabel(part, { exact: true }).fill('90');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expectToast(page, 'Nilai berhasil ditambahkan');

    await page.getByRole('tab', { name: 'Aktivitas' }).click();
    const [report] = await Promise.all([
      page.waitForResponse('**/api/reports/internships/*/activities'),
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Print PDF' }).click(),
    ]);
    expect(report.status()).toBe(200);
    expect(report.headers()['content-type']).toContain('application/pdf');
  });
});
