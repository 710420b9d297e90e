import { expect, test } from '../fixtures';
import { gradedInternship } from '../graded';
import { deferResponses } from '../network';
import { columnsOf, rowsOf } from '../tables';
import { IN_ALL } from '../testLevel';
import { visit } from '../visit';

test('the table header stays visible while the rows scroll', IN_ALL, async ({ page, openAs }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openAs('superAdmin', '/students?per_page=50');
  const rows = rowsOf(page, 'Daftar mahasiswa');
  await expect(rows).toHaveCount(50);
  const header = page.getByRole('columnheader', { name: 'NIM' });
  const before = await header.boundingBox();
  await rows.last().hover();
  await expect(rows.last()).toBeInViewport();
  await expect(rows.first()).not.toBeInViewport();
  await expect(header).toBeInViewport();
  expect(await header.boundingBox()).toEqual(before);
  await expect(page.getByText('Baris per halaman')).toBeInViewport();
  await expect(page.getByRole('searchbox')).toBeInViewport();
});

test(
  'a row opens its record when clicked, but not when its text is selected',
  IN_ALL,
  async ({ page, openAs }) => {
    await openAs('superAdmin', '/mentors?search=3273014501880001');
    const row = rowsOf(page, 'Daftar mentor');
    const company = row.getByText('PT Lintas Nusa Data');
    await expect(company).toBeVisible();
    await company.dblclick();
    // The first of the two clicks opens the record.
    await expect(page).toHaveURL(/\/users\/\d+\/edit/);
    await page.goBack();

    const box = await company.boundingBox();
    if (!box) throw new Error('The cell has no place.');
    await page.mouse.move(box.x + 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('');
    await expect(page).toHaveURL(/\/mentors/);
    await page.evaluate(() => getSelection()?.removeAllRanges());

    for (const cell of [2, 3, 4]) {
      await row.getByRole('gridcell').nth(cell).click();
      await expect(page).toHaveURL(/\/users\/\d+\/edit/);
      await page.goBack();
      await expect(row).toBeVisible();
    }
  },
);

test(
  'a click opens the pressed row when a search response replaces the rows meanwhile',
  IN_ALL,
  async ({ page, openAs }) => {
    await openAs('superAdmin', '/companies');
    const rows = rowsOf(page, 'Daftar mitra industri');
    const pressed = rows.nth(1);
    await expect(pressed).toBeVisible();
    const found = await rows.first().getByRole('link').textContent();
    const name = await pressed.getByRole('link').textContent();
    const box = await pressed.getByRole('gridcell').nth(1).boundingBox();
    if (!box) throw new Error('The cell has no place.');

    const responses = await deferResponses(page, 'GET /companies');
    await page.getByRole('searchbox').fill(found ?? '');
    await expect.poll(responses.count).toBe(1);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    responses.release();
    // The footer shows the response before the rows do.
    await expect(page.getByText('1 data', { exact: true })).toBeVisible();
    await page.mouse.up();
    await expect(page.getByRole('heading', { name: 'Edit Mitra Industri' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Nama Perusahaan' })).toHaveValue(name ?? '');
  },
);

test(
  'search, order and page survive Back, reload and a shared link',
  IN_ALL,
  async ({ page, context, apiAs, openAs }) => {
    const admin = await apiAs('superAdmin');
    const second = await admin.get<{ data: { nim: string }[] }>(
      '/students?search=a&sort=nim&page=2&per_page=10',
    );
    await openAs(admin, '/students');
    const rows = rowsOf(page, 'Daftar mahasiswa');
    await page.getByRole('searchbox').fill('a');
    await page.getByRole('columnheader', { name: 'NIM' }).click();
    await expect(page).toHaveURL(/sort=nim.*search=a|search=a.*sort=nim/);
    await page.getByRole('button', { name: 'Halaman berikutnya' }).click();
    await expect(page.getByText('Halaman 2 dari')).toBeVisible();
    await expect(page).toHaveURL(/page=2/);
    await expect(rows).toContainText(second.data.map(({ nim }) => nim));
    const shown = await rows.allTextContents();
    const expectSame = async (where = page) => {
      await expect(rowsOf(where, 'Daftar mahasiswa')).toHaveText(shown);
      await expect(where.getByRole('searchbox')).toHaveValue('a');
      await expect(where.getByText('Halaman 2 dari')).toBeVisible();
      expect(await columnsOf(where, 'Daftar mahasiswa')).toContain('NIM ↑');
    };

    await rows.first().click();
    await expect(page.getByRole('heading', { name: 'Edit User' })).toBeVisible();
    await page.goBack();
    await expectSame();
    await rows.first().click();
    await page.getByRole('button', { name: 'Kembali' }).click();
    await expectSame();
    await page.reload();
    await expectSame();

    const other = await context.newPage();
    await other.addInitScript(
      (stored) => {
        for (const [key, value] of stored) localStorage.setItem(key, value);
      },
      await page.evaluate(() => Object.entries(localStorage)),
    );
    await other.goto(page.url());
    await expectSame(other);
    await other.close();
  },
);

test(
  'the report filter and the internship tab survive Back and reload',
  IN_ALL,
  async ({ page, apiAs, openAs }) => {
    const admin = await apiAs('superAdmin');
    const { id, course, mentor, query } = await gradedInternship(admin);
    await openAs(admin, `/reports/grades?${query}`);
    const expectReport = async () => {
      await expect(rowsOf(page, 'Nilai mahasiswa').first()).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Mata Kuliah' })).toHaveValue(
        new RegExp(course),
      );
      await expect(page.getByRole('combobox', { name: 'Mentor' })).toHaveValue(
        new RegExp(mentor.name),
      );
    };
    await expectReport();
    await page.reload();
    await expectReport();

    await visit(page, `/internships/${id}`);
    await page.getByRole('tab', { name: 'Nilai' }).click();
    await rowsOf(page, 'Daftar nilai').first().click();
    await expect(page.getByRole('heading', { name: 'Edit Nilai' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Nilai', selected: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Nilai', selected: true })).toBeVisible();
    await page.goBack();
    await expectReport();
  },
);

test(
  'the page size is shared by all tables and survives a reload',
  IN_ALL,
  async ({ page, openAs }) => {
    await openAs('superAdmin', '/students');
    await page.getByLabel('Baris per halaman').selectOption('20');
    await expect(rowsOf(page, 'Daftar mahasiswa')).toHaveCount(20);
    await visit(page, '/users');
    await expect(page.getByLabel('Baris per halaman')).toHaveValue('20');
    await expect(rowsOf(page, 'Daftar user')).toHaveCount(20);
    await page.goto('/internships');
    await expect(page.getByLabel('Baris per halaman')).toHaveValue('20');
    await expect(rowsOf(page, 'Daftar mahasiswa magang')).toHaveCount(20);
    await expect(page).toHaveURL('/internships');
  },
);
