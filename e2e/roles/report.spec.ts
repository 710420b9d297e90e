import { hold } from '../answers';
import { choose } from '../fields';
import { expect, test } from '../fixtures';
import { gradedInternship } from '../graded';
import { columnsOf, rowsOf } from '../tables';

const SUMMARY = [
  'Nama Mata Kuliah',
  'Nama Dosen',
  'Nama Mentor',
  'Mitra Industri',
  'Semester',
  'Tahun Ajaran',
];

test('the report shows nothing before all four are chosen, then its summary and its table', async ({
  page,
  apiAs,
  openAs,
}) => {
  const admin = await apiAs('superAdmin');
  const { course, mentor, lecturer, period } = await gradedInternship(admin);
  await openAs(admin, '/reports/grades');

  const filter = page.getByRole('form', { name: 'Filter laporan' });
  await expect(filter.getByRole('combobox')).toHaveCount(4);
  await expect(filter.getByPlaceholder('Pilih Periode Magang')).toBeVisible();
  await expect(filter.getByPlaceholder('Pilih Dosen')).toBeVisible();
  await expect(page.getByText('Belum ada laporan yang ditampilkan.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print PDF' })).toHaveCount(0);

  await choose(page, 'Mata Kuliah', course);
  await choose(page, 'Mentor', mentor.name);
  await choose(page, 'Dosen', lecturer);
  await filter.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByText('Belum ada laporan yang ditampilkan.')).toBeVisible();

  const report = await hold(page, 'GET /reports/grades');
  await choose(page, 'Periode Magang', period);
  await filter.getByRole('button', { name: 'Filter' }).click();
  const print = page.getByRole('button', { name: 'Print PDF' });
  await expect(filter.getByRole('button', { name: 'Filter' })).toBeDisabled();
  await expect(filter.getByRole('progressbar')).toBeVisible();
  await expect(print).toBeDisabled();
  report.release();

  const summary = page.getByRole('region', { name: 'Ringkasan laporan' });
  await expect(summary.getByRole('term')).toHaveText(SUMMARY);
  await expect(summary.getByRole('definition')).toContainText([
    course,
    lecturer,
    mentor.name,
    mentor.company,
    /\d/,
    /^\d{4}\/\d{4}$/,
  ]);
  expect(await columnsOf(page, 'Nilai mahasiswa')).toEqual([
    'NIM ↕',
    'Nama ↕',
    'Tugas 1 ↕',
    'Tugas 2 ↕',
    'UTS ↕',
    'UAS ↕',
    'Lainnya ↕',
    'Total ↕',
    'Huruf ↕',
  ]);
  await expect(rowsOf(page, 'Nilai mahasiswa').first()).toBeVisible();
  await expect(print).toBeEnabled();
});

test('values that are missing are dashes, and a report without rows is not printed', async ({
  page,
  apiAs,
  openAs,
}) => {
  const admin = await apiAs('superAdmin');
  const { query } = await gradedInternship(admin);
  // The server of this product answers 404 instead; another that keeps the contract may not.
  await page.route('**/api/reports/grades*', (route) =>
    route.fulfill({
      json: {
        data: {
          students: [],
          course_name: null,
          lecturer_name: null,
          mentor_name: '',
          company_name: null,
          course_semester: null,
          course_academic_year: null,
        },
      },
    }),
  );
  await openAs(admin, `/reports/grades?${query}`);
  await expect(
    page.getByRole('region', { name: 'Ringkasan laporan' }).getByRole('definition'),
  ).toHaveText(['-', '-', '-', '-', '-', '-']);
  await expect(page.getByText('No results.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print PDF' })).toBeDisabled();
});
