import type { Page } from '@playwright/test';
import { choose } from '../fields';
import { expect, test } from '../fixtures';
import { waitUntilLoaded } from '../screens';
import { few } from '../soak';

const LIST_PARAMETERS = ['page', 'per_page', 'search', 'sort'];

/** Simulates a server without paging, search and sorting: it sends whole lists without `meta`. */
const respondWithWholeLists = (page: Page) =>
  page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const url = new URL(route.request().url());
    for (const name of LIST_PARAMETERS) url.searchParams.delete(name);
    const answer = await route.fetch({ url: url.href });
    const isJson = answer.headers()['content-type']?.includes('json');
    if (!isJson) return route.fulfill({ response: answer });
    const { meta: _, ...body } = (await answer.json()) as Record<string, unknown>;
    return route.fulfill({ response: answer, json: body });
  });

/** Path, API call, column to sort by and label of the search box. */
const LISTS = [
  ['/users', '/users', 'Email', 'Cari user...'],
  ['/students', '/students', 'NIM', 'Cari mahasiswa...'],
  ['/mentors', '/mentors', 'NIK', 'Cari mentor...'],
  ['/companies', '/companies', 'Alamat', 'Cari mitra industri...'],
  ['/internships', '/internships', 'NIM', 'Cari mahasiswa magang...'],
] as const;

const rowTexts = async (page: Page) =>
  (await page.getByRole('grid').getByRole('row').allInnerTexts()).slice(1);

const { compare } = new Intl.Collator('id', { numeric: true, sensitivity: 'base' });
const isDescending = (texts: string[]) =>
  texts.every((text, index) => index === 0 || compare(texts[index - 1] ?? '', text) >= 0);

test('tables page, sort and search in the browser when the server sends whole lists without meta', async ({
  page,
  apiAs,
  openAs,
}) => {
  test.setTimeout(120_000);
  const admin = await apiAs('superAdmin');
  await openAs(admin, '/change-password');
  await respondWithWholeLists(page);
  for (const [path, call, column, searchLabel] of few(LISTS, 1)) {
    await test.step(path, async () => {
      const { data } = await admin.get<{ data: unknown[] }>(call);
      const pages = Math.ceil(data.length / 10);
      await page.goto(path);
      await waitUntilLoaded(page);
      await expect(page.getByText(`Halaman 1 dari ${pages}`, { exact: true })).toBeVisible();
      const header = page.getByRole('columnheader', { name: column });
      if ((await header.getAttribute('aria-sort')) !== 'ascending') await header.click();
      await expect(header).toHaveAttribute('aria-sort', 'ascending');
      await header.click();
      await expect(header).toHaveAttribute('aria-sort', 'descending');
      const cells = page.locator(
        `[role="gridcell"][aria-colindex="${await header.getAttribute('aria-colindex')}"]`,
      );
      await expect
        .poll(async () => isDescending(await cells.allTextContents()), 'the order')
        .toBe(true);
      const [first = ''] = await rowTexts(page);
      await page.getByRole('button', { name: 'Halaman terakhir' }).click();
      await expect(page.getByText(`Halaman ${pages} dari ${pages}`, { exact: true })).toBeVisible();
      await expect
        .poll(async () => (await rowTexts(page)).length)
        .toBe(data.length - (pages - 1) * 10);
      const unique = /\S+@\S+/.exec(first)?.[0] ?? first.split('\n')[0] ?? '';
      await page.getByLabel(searchLabel).fill(unique);
      await expect.poll(() => rowTexts(page)).toEqual([first]);
    });
  }
});

test('pickers filter in the browser when the server sends lists without meta', async ({
  page,
  openAs,
}) => {
  await respondWithWholeLists(page);
  await openAs('superAdmin', '/internships/create');
  await choose(page, 'Mahasiswa', '2403310080');
  await expect(page.getByRole('combobox', { name: 'Mahasiswa' })).toHaveValue(/^2403310080 - /);
  await page.getByRole('combobox', { name: 'Mitra Industri' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('the screens of a student work when the server sends lists without meta', async ({
  page,
  openAs,
}) => {
  await respondWithWholeLists(page);
  await openAs('student', '/');
  await expect(page.getByRole('heading', { name: 'Magang Saat Ini' })).toBeVisible();
  await page.goto('/student/attendance');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/student/activities');
  await expect(page.getByText(/^Halaman 1 dari \d+$/)).toBeVisible();
});
