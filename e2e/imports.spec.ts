import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { expectAccessible } from './accessibility/checks';
import { test } from './emptyInstallation';
import { expect } from './fixtures';
import { focused, press, tabTo } from './keyboard';
import { layoutIssues } from './layout';
import { IN_ALL } from './testLevel';
import { expectToast } from './toasts';
import { DESKTOP, PHONE } from './viewports';
import { visit } from './visit';

// Tests of one file share an installation, which is expensive to start.
test.describe.configure({ mode: 'serial' });

interface Mistake {
  kind: string;
  row: number;
  header: string;
  message: string;
  /** The place of the message, if it differs. */
  foundAt?: string;
}

const mistakes = JSON.parse(readFileSync(resolve('e2e/files/mistakes.json'), 'utf8')) as Mistake[];

const fileOf = (name: string) => resolve('e2e/files', name);

const KINDS = [
  { kind: 'companies', list: '/companies', file: 'companies.csv', rows: 12 },
  { kind: 'lecturers', list: '/lecturers', file: 'lecturers.csv', rows: 6 },
  { kind: 'mentors', list: '/mentors', file: 'mentors.xlsx', rows: 16 },
  { kind: 'students', list: '/students', file: 'students.xlsx', rows: 80 },
  { kind: 'internships', list: '/internships', file: 'internships.csv', rows: 80 },
  { kind: 'activities', list: null, file: 'activities.xlsx', rows: 400 },
] as const;

const choose = (page: Page, path: string) =>
  page.getByLabel('Berkas yang diimpor', { exact: true }).setInputFiles(path);

const replace = (page: Page, path: string) =>
  page.getByLabel('Berkas yang sudah diperbaiki').setInputFiles(path);

const importButton = (page: Page, rows: number) =>
  page.getByRole('button', { name: `Impor ${rows} baris`, exact: true });

const store = async (page: Page, rows: number) => {
  await importButton(page, rows).click();
  await expect(page.getByRole('heading', { name: `${rows} baris diimpor` })).toBeVisible();
};

/** The number of the row, the header of the column and the message of every wrong cell. */
const wrongCells = (page: Page) =>
  page.getByRole('grid', { name: 'Baris berkas' }).evaluate((grid) =>
    [...grid.querySelectorAll('[role="row"]')].flatMap((row) => {
      const textOf = (field: string) =>
        row.querySelector(`[role="gridcell"][data-field="${field}"]`)?.textContent ?? '';
      return [...row.querySelectorAll('[role="gridcell"].wrong')].map((cell) => ({
        row: Number(textOf('number')),
        header:
          grid.querySelector(
            `[role="columnheader"][data-field="${cell.getAttribute('data-field')}"]`,
          )?.textContent ?? '',
        message: cell.querySelector('span')?.textContent ?? '',
      }));
    }),
  );

test(
  'an empty installation becomes a semester by files, and every mistake in them is found',
  IN_ALL,
  async ({ admin, openAs, page }) => {
    await openAs(admin, '/companies');
    for (const { kind, list, file, rows } of KINDS) {
      if (list) {
        await visit(page, list);
        await page.getByRole('link', { name: 'Impor', exact: true }).first().click();
      } else await visit(page, `/imports/${kind}`);

      const planted = mistakes.filter((mistake) => mistake.kind === kind);
      if (planted.length > 0) {
        await choose(page, fileOf(file.replace('.', '-mistakes.')));
        await page.getByRole('button', { name: `Salah ${planted.length}`, exact: true }).click();
        await expect(importButton(page, rows - planted.length)).toBeEnabled();
        expect(await wrongCells(page)).toEqual(
          planted.map(({ row, header, message, foundAt = header }) => ({
            row,
            header: foundAt,
            message,
          })),
        );
        if (kind === 'students') await expectAccessible(page, 'preview');
        await replace(page, fileOf(file));
      } else await choose(page, fileOf(file));

      await store(page, rows);
    }

    await visit(page, '/internships');
    await expect(page.getByText('80 data')).toBeVisible();

    // The same file again changes nothing, also on a phone.
    await page.setViewportSize(PHONE);
    await visit(page, '/imports/students');
    await expect.poll(() => layoutIssues(page)).toEqual([]);
    await choose(page, fileOf('students.xlsx'));
    await expect(page.getByRole('button', { name: 'Sama 80', exact: true })).toBeVisible();
    await expect(importButton(page, 0)).toBeDisabled();
    await expect.poll(() => layoutIssues(page)).toEqual([]);
  },
);

const studentsCsv = (first: number, count: number) =>
  [
    'NIM,Nama,Email,Tahun Akademik',
    ...Array.from(
      { length: count },
      (_, index) =>
        `${first + index},Impor ${first + index},i${first + index}@mhs.example,2025/2026`,
    ),
  ].join('\n');

test(
  'an import is cancelled in the middle, and another super admin is not overwritten',
  IN_ALL,
  async ({ admin, openAs, page }, testInfo) => {
    const total = async () =>
      (await admin.get<{ meta: { total: number } }>('/students?page=1&per_page=1')).meta.total;
    const before = await total();

    const many = testInfo.outputPath('many.csv');
    // So many that storing them takes several times as long as pressing the button.
    await writeFile(many, studentsCsv(2_510_000_001, 10_000));
    await openAs(admin, '/imports/students');
    await choose(page, many);
    await page.getByRole('button', { name: 'Impor 10.000 baris' }).click();
    await page.getByRole('button', { name: 'Batalkan' }).click();
    await expectToast(page, 'Tidak ada baris yang disimpan.');
    expect(await total()).toBe(before);

    const few = testInfo.outputPath('few.csv');
    await writeFile(few, studentsCsv(2_520_000_001, 3));
    await replace(page, few);
    await expect(importButton(page, 3)).toBeEnabled();
    await admin.post('/students', {
      name: 'Lebih Cepat',
      email: 'lebih.cepat@mhs.example',
      nim: '2520000002',
      academic_year: '2025/2026',
    });
    await importButton(page, 3).click();
    await expect(page.getByText(/^1 baris berubah sejak diperiksa/)).toBeVisible();
    expect(await total()).toBe(before + 1);
    const other = (
      await admin.get<{ data: { user: { name: string } }[] }>('/students?search=2520000002')
    ).data[0];
    expect(other?.user.name).toBe('Lebih Cepat');
  },
);

/** A workbook of an office: a cover, a letterhead, headers of its own, a class on each sheet, signatures. */
const officeFile = (first: number): Promise<Uint8Array> => {
  const students = (from: number, year: string) =>
    Array.from({ length: 20 }, (_, index) => [
      index + 1,
      String(from + index),
      `Mahasiswa ${from + index}`,
      `m${from + index}@mhs.example`,
      year,
      'D2 AJK',
    ]);
  const sheet = (name: string, rows: (string | number)[][]) => ({
    name,
    rows: [
      ['JURUSAN TEKNOLOGI INFORMASI'],
      ['DAFTAR MAHASISWA MAGANG'],
      [],
      ['No', 'Kode', 'Nama Siswa', 'Surat Elektronik', 'Angkatan', 'Prodi'],
      ...rows,
      [],
      ['', '', 'Mengetahui,'],
      ['', '', 'Ketua Jurusan'],
    ],
  });
  return writeXlsx({
    sheets: [
      { name: 'Sampul', rows: [['Laporan'], ['2026']] },
      sheet('Kelas A', students(first, 'Angkatan 2025')),
      sheet('Kelas B', students(first + 20, '2025')),
    ],
  });
};

test(
  'an office imports a list with headers of its own in six steps, and the next one in five',
  IN_ALL,
  async ({ admin, openAs, page }, testInfo) => {
    await openAs(admin, '/imports/students');
    let steps = 0;
    const step = async (name: string | RegExp) => {
      await page.getByRole('button', { name }).click();
      steps += 1;
    };
    const chooseFile = async (first: number) => {
      const path = testInfo.outputPath(`${first}.xlsx`);
      await writeFile(path, await officeFile(first));
      await choose(page, path);
      steps += 1;
    };
    const correctAndStore = async () => {
      await step("Baca juga 'Kelas B'");
      await step('Salah 40');
      await step('Terapkan 2 saran');
      await step('Impor 40 baris');
      await expect(page.getByRole('heading', { name: '40 baris diimpor' })).toBeVisible();
    };

    await chooseFile(2_540_000_001);
    await expect(page.getByText('Saran. Misalnya 2540000001', { exact: false })).toBeVisible();
    await expect.poll(() => layoutIssues(page)).toEqual([]);
    await expectAccessible(page, 'columns');
    await step('Periksa baris');
    await expect(page.getByText(/baris 26 \('Mengetahui,'\)/)).toBeVisible();
    await correctAndStore();
    expect(steps).toBe(6);

    steps = 0;
    await page.getByRole('button', { name: 'Impor berkas lain' }).click();
    await page.setViewportSize(PHONE);
    await chooseFile(2_550_000_001);
    await expect(page.getByRole('button', { name: 'Salah 20' })).toBeVisible();
    await expect.poll(() => layoutIssues(page)).toEqual([]);
    await expectAccessible(page, 'notices');
    await correctAndStore();
    expect(steps).toBe(5);
  },
);

/** A server that has written two of three rows and waits until the import is cancelled. */
const aSlowServer = async () => {
  const server = createServer((_request, answer) => {
    answer.writeHead(200, { 'content-type': 'application/x-ndjson' });
    answer.write('{"written":0,"total":3}\n{"written":2,"total":3}\n');
  }).listen(0, '127.0.0.1');
  await new Promise((resolveListening) => server.once('listening', resolveListening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
};

test(
  'each step can be taken by keyboard and fits a phone, in both colour schemes',
  IN_ALL,
  async ({ admin, openAs, page }, testInfo) => {
    const fileWith = async (name: string, lines: string[]) => {
      const path = testInfo.outputPath(name);
      await writeFile(path, lines.join('\n'));
      return path;
    };
    const chooseByKeyboard = async (path: string) => {
      const chooser = page.waitForEvent('filechooser');
      await press(page.getByLabel('Berkas yang diimpor', { exact: true }));
      await (await chooser).setFiles(path);
    };
    const expectGood = async (step: string) => {
      await expect.poll(() => focused(page), step).not.toBe('nothing');
      await expect.soft.poll(() => layoutIssues(page), step).toEqual([]);
      await expectAccessible(page, step);
    };
    await page.setViewportSize(PHONE);
    await openAs(admin, '/imports/lecturers');

    await chooseByKeyboard(await fileWith('lain.csv', ['Nama;Hobi', 'Rina;Catur']));
    await expect(page.getByText('Belum ada isi untuk NIP, Email.')).toBeVisible();
    await expectGood('the columns');
    await press(page.getByRole('button', { name: 'Pilih berkas lain' }));

    const people = [1, 2, 3].map(
      (one) => `19900101202601100${one};Dosen ${one};d${one}@kampus.example`,
    );
    const file = ['NIP;Nama;Email', ...people].join('\n').replace('d2@', 'd2.');
    await chooseByKeyboard(await fileWith('dosen.csv', [file]));
    await press(page.getByRole('button', { name: 'Salah 1', exact: true }));
    const email = page.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveAccessibleDescription('Email tidak valid');
    await expectGood('the preview');
    await tabTo(email);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('d2@kampus.example');
    await page.keyboard.press('Enter');
    await expect(importButton(page, 3)).toBeEnabled();

    const slow = await aSlowServer();
    await page.route('**/api/imports/lecturers', (route) => route.continue({ url: slow.url }));
    await press(importButton(page, 3));
    await expect(page.getByText('2 dari 3 baris ditulis.')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '67');
    await expectGood('storing');
    await press(page.getByRole('button', { name: 'Batalkan' }));
    await expectToast(page, 'Tidak ada baris yang disimpan.');
    await page.unroute('**/api/imports/lecturers');
    slow.close();

    await page.setViewportSize(DESKTOP);
    await tabTo(page.getByRole('columnheader', { name: 'Baris' }));
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter', 'Control+A'])
      await page.keyboard.press(key);
    await page.keyboard.type('Dr. Dosen');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: /^2 .*Dr\. Dosen/ })).toBeVisible();
    await expectGood('the preview on a desktop');
    await press(importButton(page, 3));
    await expect(page.getByRole('heading', { name: '3 baris diimpor' })).toBeVisible();

    await page.setViewportSize(PHONE);
    await expectGood('the result');
    await press(page.getByRole('link', { name: 'Semua dosen tanpa tanda tangan' }));
    await expect(page).toHaveURL(/\/lecturers\?has_signature=false$/);
    await expect(page.getByText('Dr. Dosen')).toBeVisible();
  },
);
