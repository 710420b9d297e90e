import { expect, type Page } from '@playwright/test';
import { toDigits } from '../dates';
import { confirm } from '../dialogs';
import { dateOrTime, picker, select } from '../fields';
import { openEntry } from '../menu';
import type { Semester } from '../semesters';
import { rowOrCard } from '../tables';
import { expectToast } from '../toasts';

const SAVED = 'Data berhasil ditambahkan';

const main = (page: Page) => page.getByRole('main');

const save = (page: Page) => main(page).getByRole('button', { name: 'Simpan' }).click();

const fill = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) {
    await main(page).getByLabel(label, { exact: true }).fill(value);
  }
};

/** One of the first steps, which are on the dashboard of an installation without data. */
const takeStep = async (page: Page, title: string) => {
  await openEntry(page, 'Dashboard');
  await page
    .getByRole('list', { name: 'Langkah pertama' })
    .getByRole('link', { name: title })
    .click();
};

export const nameDepartment = async (page: Page) => {
  await takeStep(page, 'Isi identitas jurusan');
  await fill(page, {
    Jurusan: 'Jurusan Teknologi Informasi',
    'Program Studi': 'D2 Administrasi Jaringan Komputer',
  });
  await save(page);
  await expectToast(page, 'Data berhasil diedit');
};

export const createPeriod = async (page: Page, { start_date, end_date, year }: Semester) => {
  await takeStep(page, 'Buat periode magang');
  await dateOrTime('Tanggal Mulai').enter(main(page), toDigits(start_date));
  await dateOrTime('Tanggal Berakhir').enter(main(page), toDigits(end_date));
  await fill(page, { Tahun: year });
  await select('Semester').enter(main(page), 'Semester 2');
  await main(page).getByRole('switch', { name: 'Periode aktif' }).click();
  await save(page);
  await expectToast(page, SAVED);
};

/** Imports the lines of a file by one of the first steps. */
export const importLines = async (page: Page, step: string, lines: readonly string[]) => {
  await takeStep(page, step);
  await page.getByLabel('Berkas yang diimpor', { exact: true }).setInputFiles({
    name: 'data.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  const rows = lines.length - 1;
  await page.getByRole('button', { name: `Impor ${rows} baris`, exact: true }).click();
  await expect(page.getByRole('heading', { name: `${rows} baris diimpor` })).toBeVisible();
};

interface Course {
  code: string;
  name: string;
}

export const createCourse = async (page: Page, { code, name }: Course) => {
  await openEntry(page, 'Mata Kuliah');
  await main(page).getByRole('link', { name: 'Tambah Mata Kuliah' }).first().click();
  await fill(page, {
    'Kode Mata Kuliah': code,
    'Nama Mata Kuliah': name,
    'Tahun Ajaran': '2026/2027',
    'Jam per Minggu': '8',
    SKS: '4',
    'Bobot Tugas 1': '20',
    'Bobot Tugas 2': '20',
    'Bobot UTS': '20',
    'Bobot UAS': '20',
    'Bobot Lainnya': '20',
  });
  await select('Semester').enter(main(page), 'Semester 2');
  await save(page);
  await expectToast(page, SAVED);
};

/** A sheet of one criterion, which mentors fill in and which proposes the score of 'Lainnya'. */
export const createAssessmentForm = async (page: Page, { code, name }: Course) => {
  await openEntry(page, 'Formulir Penilaian');
  await main(page).getByRole('link', { name: 'Tambah Formulir Penilaian' }).first().click();
  await main(page).getByRole('combobox', { name: 'Mata Kuliah' }).fill(code);
  await page.getByRole('option', { name: code }).click();
  await select('Mengisi Nilai').enter(main(page), 'Lainnya');
  await fill(page, { 'Kriteria 1': 'Kedisiplinan', 'Bobot 1': '100' });
  await save(page);
  await expect(page.getByRole('article', { name: new RegExp(name) })).toBeVisible();
};

export const openPeriod = async (page: Page, year: string) => {
  await openEntry(page, 'Periode Magang');
  await rowOrCard(page, year).click();
};

export const openPlacementWindow = async (page: Page, { year, start_date, end_date }: Semester) => {
  await openPeriod(page, year);
  await page.getByRole('button', { name: 'Atur masa pengajuan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Masa Pengajuan' });
  await dateOrTime('Dibuka Mulai').enter(dialog, toDigits(start_date));
  await dateOrTime('Dibuka Sampai').enter(dialog, toDigits(end_date));
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expectToast(page, 'Masa pengajuan tersimpan.');
};

/** Makes a partner of the company in a student's request, invites its mentor and places the student there. */
export const acceptOwnCompany = async (
  page: Page,
  { student, company, mentor }: { student: string; company: string; mentor: string },
) => {
  await openEntry(page, 'Tempat Magang');
  await main(page).getByText(student).first().click();
  await page.getByRole('button', { name: 'Buat mitra baru' }).click();
  const partner = page.getByRole('dialog', { name: 'Mitra Baru' });
  await partner.getByLabel('No. Telepon').fill('0225550199');
  await partner.getByLabel('Kuota Magang').fill('2');
  await partner.getByRole('button', { name: 'Simpan' }).click();
  await expectToast(page, 'Mitra dibuat dan terhubung dengan pengajuan.');

  await page.getByRole('button', { name: 'Undang Mentor' }).click();
  const invite = page.getByRole('dialog', { name: `Undang Mentor di ${company}` });
  await invite.getByLabel('Nama').fill(mentor);
  await invite.getByLabel('No. Telepon').fill('081234567890');
  await invite.getByRole('button', { name: 'Undang', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: `Undangan untuk ${mentor}` });
  const code = (await sheet.getByLabel('Kode undangan').textContent()) ?? '';
  await sheet.getByRole('button', { name: 'Selesai' }).click();

  await page.getByRole('button', { name: 'Terima', exact: true }).click();
  await expectToast(page, 'Pengajuan diterima, penempatan dibuat.');
  return code;
};

/** Places a student who has not asked for a place. */
export const place = async (
  page: Page,
  { student, company, lecturer }: { student: string; company: string; lecturer: string },
) => {
  await openEntry(page, 'Mahasiswa Magang');
  await main(page).getByRole('link', { name: 'Tempatkan Banyak' }).click();
  await main(page)
    .getByRole('checkbox', { name: new RegExp(student) })
    .check();
  await main(page).getByRole('button', { name: 'Lanjut', exact: true }).click();
  await picker('Mitra Industri').enter(main(page), company);
  await picker('Dosen').enter(main(page), lecturer);
  await main(page).getByRole('button', { name: 'Lanjut ke pratinjau' }).click();
  await main(page).getByRole('button', { name: 'Tempatkan 1 mahasiswa' }).click();
  await expect(page.getByRole('heading', { name: '1 mahasiswa ditempatkan' })).toBeVisible();
};

/** Closes the open period without the students whose placements are not finished. */
export const closeWithout = async (page: Page, unfinished: string, finished: string) => {
  await page.getByRole('button', { name: 'Tutup periode' }).click();
  const names = page.getByRole('group', { name: 'Penempatan yang belum selesai' });
  await expect(names).toContainText(unfinished);
  await expect(names).toContainText('belum ada nilai');
  await expect(names).not.toContainText(finished);
  await confirm(page, 'Tutup Periode', 'Tutup tanpa mereka');
  await expectToast(page, 'Periode ditutup.');
};

/** Copies the open period to the next semester, active at once. */
export const copyPeriod = async (page: Page, next: Semester) => {
  await main(page).getByRole('link', { name: 'Salin ke periode baru' }).click();
  await expect(page.getByRole('heading', { name: 'Salin Periode Magang' })).toBeVisible();
  await dateOrTime('Tanggal Mulai').expectFilled(main(page), toDigits(next.start_date));
  await dateOrTime('Tanggal Berakhir').expectFilled(main(page), toDigits(next.end_date));
  await expect(main(page).getByLabel('Tahun', { exact: true })).toHaveValue(next.year);
  await main(page).getByRole('switch', { name: 'Periode aktif' }).click();
  await save(page);
  await expectToast(page, SAVED);
};
