import { expect, type Page } from '@playwright/test';
import { toDigits, today } from '../dates';
import { confirm } from '../dialogs';
import { dateOrTime } from '../fields';
import { openEntry } from '../menu';
import { drawSignature } from '../signatureBox';
import { sendLogin } from '../signIn';
import { rowOrCard } from '../tables';
import { expectToast } from '../toasts';
import { PASSWORD, type Person } from './person';

/** Opens the account of a mentor with a printed code, and logs in. */
export const openAccount = async (page: Page, code: string, { name, number }: Person) => {
  await page.goto('/undangan');
  await page.getByLabel('Kode undangan').fill(code);
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await expect(page.getByRole('heading', { name: `Selamat datang, ${name}` })).toBeVisible();
  await page.getByLabel('NIK').fill(number);
  await page.getByLabel('Email').fill(`${number}@mitra.example`);
  await page.getByLabel('Password Baru', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Konfirmasi Password Baru').fill(PASSWORD);
  await drawSignature(page);
  await page.getByRole('button', { name: 'Buka akun' }).click();
  await expect(page.getByRole('heading', { name: 'Akun Anda siap' })).toBeVisible();
  await page.getByRole('button', { name: 'Log in' }).click();
  await sendLogin(page, number, PASSWORD);
  await expect(page).toHaveURL('/');
};

/** Opens the placement of a student from the list. */
export const openPlacement = async (page: Page, student: string) => {
  await openEntry(page, 'Mahasiswa Magang');
  await rowOrCard(page, student).click();
  await expect(page.getByRole('list', { name: 'Tahap magang' })).toBeVisible();
};

/** Plans an activity of today. */
export const planActivity = async (page: Page, student: string, name: string) => {
  await openPlacement(page, student);
  await page.getByRole('link', { name: 'Tambah Aktivitas' }).first().click();
  const form = page.getByRole('region', { name: 'Aktivitas 1' });
  await form.getByLabel('Nama Aktivitas').fill(name);
  await dateOrTime('Tanggal').enter(form, toDigits(today()));
  await dateOrTime('Jam Mulai').enter(form, '0800');
  await dateOrTime('Jam Selesai').enter(form, '1600');
  await form.getByLabel('Alamat').fill('Jl. Braga No. 10, Bandung');
  await form.getByLabel('Deskripsi').fill('Membagi jaringan lantai 1 sampai 3.');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expectToast(page, 'Aktivitas berhasil ditambahkan');
};

/** Validates an activity as the mentor or the lecturer of its student. */
export const validate = async (page: Page, student: string, activity: string, as: string) => {
  await openPlacement(page, student);
  await rowOrCard(page, activity).click();
  await page.getByRole('button', { name: `Validasi ${as}` }).click();
  await confirm(page, 'Konfirmasi Validasi');
  await expectToast(page, 'Aktivitas berhasil divalidasi.');
};

/** Fills in the sheet of a student and sends it. */
export const assess = async (page: Page, student: string, score: string) => {
  await openEntry(page, 'Penilaian');
  await page.getByRole('link', { name: student }).click();
  await page.getByLabel('Kedisiplinan (100%)').fill(score);
  await page.getByRole('button', { name: 'Kirim' }).click();
  await confirm(page, 'Kirim Penilaian', 'Kirim');
  await expectToast(page, 'Penilaian terkirim.');
};

/** Grades a student with the score that the sheet of the mentor proposes. */
export const grade = async (page: Page, student: string, course: string) => {
  await openPlacement(page, student);
  await page.getByRole('tab', { name: 'Nilai' }).click();
  await page.getByRole('link', { name: 'Tambah Nilai' }).first().click();
  await page.getByRole('combobox', { name: 'Mata Kuliah' }).fill(course);
  await page.getByRole('option', { name: course }).click();
  for (const part of ['Tugas 1', 'Tugas 2', 'UTS', 'UAS'])
    await page.getByLabel(part, { exact: true }).fill('90');
  await page.getByRole('button', { name: 'Ambil dari Penilaian' }).click();
  await expect(page.getByLabel('Lainnya', { exact: true })).toHaveValue('95');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expectToast(page, 'Nilai berhasil ditambahkan');
};
