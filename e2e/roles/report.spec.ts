import { choose } from '../fields';
import { expect, test } from '../fixtures';
import { gradedInternship } from '../graded';
import { layoutShifts, recordLayoutShifts } from '../layoutShifts';
import { deferResponses } from '../network';
import { columnsOf, rowsOf } from '../tables';
import { IN_ALL } from '../testLevel';

const SUMMARY = [
  'Nama Mata Kuliah',
  'Nama Dosen',
  'Nama Mentor',
  'Mitra Industri',
  'Semester',
  'Tahun Ajaran',
];

test(
  'shows dashes and an empty table before all four are chosen, then the report',
  IN_ALL,
  async ({ page, apiAs, openAs }) => {
    const admin = await apiAs('superAdmin');
    const { course, mentor, lecturer, period } = await gradedInternship(admin);
    await openAs(admin, '/reports/grades');

    const filter = page.getByRole('form', { name: 'Filter laporan' });
    await expect(filter.getByRole('combobox')).toHaveCount(4);
    await expect(filter.getByPlaceholder('Pilih Periode Magang')).toBeVisible();
    await expect(filter.getByPlaceholder('Pilih Dosen')).toBeVisible();
    const summary = page.getByRole('region', { name: 'Ringkasan laporan' });
    const print = page.getByRole('button', { name: 'Print PDF' });
    await expect(summary.getByRole('definition')).toHaveText(['-', '-', '-', '-', '-', '-']);
    await expect(page.getByText('No results.')).toBeVisible();
    await expect(print).toBeDisabled();

    await choose(page, 'Mata Kuliah', course);
    await choose(page, 'Mentor', mentor.name);
    await choose(page, 'Dosen', lecturer);
    await filter.getByRole('button', { name: 'Filter' }).click();
    await expect(filter.getByText('Periode magang wajib dipilih')).toBeVisible();

    const report = await deferResponses(page, 'GET /reports/grades');
    await choose(page, 'Periode Magang', period);
    await filter.getByRole('button', { name: 'Filter' }).click();
    await expect(filter.getByRole('button', { name: 'Filter' })).toBeDisabled();
    await expect(
      filter.getByRole('button', { name: 'Filter' }).getByRole('progressbar'),
    ).toBeVisible();
    await expect(print).toBeDisabled();
    report.release();

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
  },
);

test(
  'missing values are dashes, and an empty report cannot be printed',
  IN_ALL,
  async ({ page, apiAs, openAs }) => {
    const admin = await apiAs('superAdmin');
    const { query } = await gradedInternship(admin);
    // This server responds with 404 instead, but the contract allows an empty report.
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
  },
);

for (const width of [1440, 1024])
  test(
    `nothing moves while a report opens from its link, ${width} px`,
    IN_ALL,
    async ({ page, apiAs, openAs }) => {
      const admin = await apiAs('superAdmin');
      const { query } = await gradedInternship(admin);
      await page.setViewportSize({ width, height: 900 });
      await recordLayoutShifts(page);
      await openAs(admin, `/reports/grades?${query}`);
      await expect(page.getByRole('main').getByText(/^Halaman 1 dari/)).toBeVisible();
      expect(await layoutShifts(page)).toEqual([]);
    },
  );
