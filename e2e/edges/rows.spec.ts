import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { gradedInternship } from '../graded';
import { createActivities } from '../records/work';
import { waitUntilLoaded } from '../screens';
import { few, IN_ALL } from '../testLevel';

type List = { data: unknown[]; meta?: { total: number } };

/** Truncates the response of the server to its first rows. */
const truncateList = (page: Page, call: string, count: number) =>
  page.route(call, async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as List;
    const meta = { ...list.meta, total: Math.min(count, list.data.length) };
    await route.fulfill({ response: answer, json: { data: list.data.slice(0, count), meta } });
  });

/** Path, API call and add link of each list. */
const LISTS = [
  ['/users', '**/api/users?*', 'Tambah User'],
  ['/students', '**/api/students?*', 'Tambah Mahasiswa'],
  ['/mentors', '**/api/mentors?*', 'Tambah Mentor'],
  ['/lecturers', '**/api/lecturers?*', 'Tambah Dosen'],
  ['/companies', '**/api/companies?*', 'Tambah Mitra Industri'],
  ['/courses', '**/api/courses?*', 'Tambah Mata Kuliah'],
  ['/internship-periods', '**/api/internship-periods?*', 'Tambah Periode Magang'],
  ['/internships', '**/api/internships?*', 'Tambah Mahasiswa Magang'],
  ['/internships/:id', '**/api/internships/*/activities?*', 'Tambah Aktivitas'],
  ['/internships/:id?tab=nilai', '**/api/internships/*/grades?*', 'Tambah Nilai'],
] as const;

test(
  'an empty list shows a message and an add link; a list with one row has one page',
  IN_ALL,
  async ({ page, apiAs, openAs }) => {
    const admin = await apiAs('superAdmin');
    const { id } = await gradedInternship(admin);
    await openAs(admin, '/change-password');
    for (const [list, call, addLabel] of few(LISTS, 2)) {
      const path = list.replace(':id', String(id));
      await test.step(path, async () => {
        await truncateList(page, call, 0);
        await page.goto(path);
        const empty = page.getByRole('status').filter({ hasText: 'No results.' });
        await expect(empty).toBeVisible();
        // The button of an internship's list is in the toolbar of the table, and only there.
        const place = list.includes(':id') ? page.getByRole('main') : empty;
        await expect(place.getByRole('link', { name: addLabel })).toHaveCount(1);
        await expect(page.getByText('Halaman 1 dari 1')).toBeVisible();
        await page.unroute(call);

        await truncateList(page, call, 1);
        await page.goto(path);
        await waitUntilLoaded(page);
        // The header row and one data row.
        await expect(page.getByRole('grid').getByRole('row')).toHaveCount(2);
        await expect(page.getByText('Halaman 1 dari 1')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Halaman berikutnya' })).toBeDisabled();
        await page.unroute(call);
      });
    }
  },
);

const MANY = 10_000;
const BULK = 100;

test(
  'the server pages, searches and sorts 10,000 rows',
  IN_ALL,
  async ({ page, createPlacement, openAs }) => {
    const { admin, internshipId } = await createPlacement('Rina Ribuan');
    const activities = Array.from({ length: MANY }, (_, index) => ({
      name: `Kegiatan ${String(index + 1).padStart(5, '0')}`,
      date: new Date(Date.UTC(2026, 0, 1 + index / BULK)).toISOString().slice(0, 10),
    }));
    for (let start = 0; start < MANY; start += BULK)
      await createActivities(admin, internshipId, activities.slice(start, start + BULK));

    await openAs(admin, `/internships/${internshipId}`);
    await waitUntilLoaded(page);
    await expect(page.getByText('Halaman 1 dari 1.000')).toBeVisible();
    await page.getByRole('columnheader', { name: 'Aktivitas' }).click();
    await expect(page.getByRole('row').nth(1)).toContainText('Kegiatan 00001');
    await page.getByRole('button', { name: 'Halaman terakhir' }).click();
    await expect(page.getByRole('row', { name: 'Kegiatan 10000' })).toBeVisible();
    await page.getByLabel('Cari aktivitas...').fill('07770');
    await expect(page.getByText('Halaman 1 dari 1', { exact: true })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Kegiatan 07770' })).toBeVisible();
  },
);
