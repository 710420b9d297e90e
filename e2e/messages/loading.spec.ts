import type { Page } from '@playwright/test';
import { type Call, during, SERVER_ERROR } from '../answers';
import { expect, test } from '../fixtures';
import { firstOf } from '../records/lists';
import type { Placement } from '../records/placements';
import { untilDrawn } from '../screens';
import { expectNoToast } from './toasts';

const TABLE_FAILED = 'Terjadi kesalahan saat memuat data. Silakan coba lagi nanti.';
const DETAIL_FAILED = 'Gagal memuat data. Silakan coba lagi nanti.';

const alertOf = (page: Page, text: string) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ has: page.getByText(text, { exact: true }) });

const retry = (page: Page) => page.getByRole('button', { name: 'Coba lagi' }).click();

const actions = (page: Page) => page.getByRole('button', { name: /^Aksi untuk / });

/** The rows come at the second try; a search for nothing says so, and can be taken back. */
const thenShowsRows = async (page: Page, search: string) => {
  await retry(page);
  await expect(actions(page).first()).toBeVisible();
  await untilDrawn(page);
  await page.getByLabel(search).fill('tidak ada yang begini');
  await expect(page.getByText('No results.', { exact: true })).toBeVisible();
  await expect(actions(page)).toHaveCount(0);
  await page.getByText('Hapus pencarian', { exact: true }).click();
  await expect(actions(page).first()).toBeVisible();
};

interface ListScreen {
  link: string;
  call: Call;
  search: string;
  text?: string;
}

const LISTS: readonly ListScreen[] = [
  { link: 'User', call: 'GET /users', search: 'Cari user...' },
  { link: 'Mahasiswa', call: 'GET /students', search: 'Cari mahasiswa...' },
  { link: 'Mentor', call: 'GET /mentors', search: 'Cari mentor...' },
  { link: 'Dosen', call: 'GET /lecturers', search: 'Cari dosen...' },
  {
    link: 'Mitra Industri',
    call: 'GET /companies',
    search: 'Cari mitra industri...',
    text: 'Gagal mengambil data mitra industri',
  },
  { link: 'Mata Kuliah', call: 'GET /courses', search: 'Cari mata kuliah...' },
  { link: 'Periode Magang', call: 'GET /internship-periods', search: 'Cari periode magang...' },
  { link: 'Mahasiswa Magang', call: 'GET /internships', search: 'Cari mahasiswa magang...' },
];

test('every list that cannot be loaded says so and loads at the next try; nothing found says so', async ({
  page,
  openAs,
}) => {
  test.setTimeout(120_000);
  await openAs('superAdmin', '/change-password');
  for (const { link, call, search, text } of LISTS)
    await test.step(link, async () => {
      await during(page, call, SERVER_ERROR, async () => {
        await page.getByRole('link', { name: link, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(link);
        await expect(alertOf(page, TABLE_FAILED)).toBeVisible();
        if (text) await expect(alertOf(page, text)).toBeVisible();
      });
      await thenShowsRows(page, search);
    });
  await expectNoToast(page);
});

test('the lists of an internship say the same of activities and of grades', async ({
  page,
  openAs,
  aPlacement,
}) => {
  const { internshipId, addActivity, addGrade } = await aPlacement('Agus Salim');
  await addActivity();
  await addGrade();
  await openAs('superAdmin', '/change-password');
  await during(page, 'GET /internships/*/activities', SERVER_ERROR, async () => {
    await page.goto(`/internships/${internshipId}`);
    await expect(alertOf(page, TABLE_FAILED)).toBeVisible();
  });
  await thenShowsRows(page, 'Cari aktivitas...');
  await during(page, 'GET /internships/*/grades', SERVER_ERROR, async () => {
    await page.getByRole('tab', { name: 'Nilai' }).click();
    await expect(alertOf(page, TABLE_FAILED)).toBeVisible();
  });
  await thenShowsRows(page, 'Cari nilai...');
});

test('the pages of a student say the same', async ({ page, openAs, apiAs, aPlacement }) => {
  const { student, addActivity } = await aPlacement('Bayu Nugroho');
  const id = await addActivity();
  const activities = 'GET /internships/*/activities';
  const name = page.getByText('Memasang server', { exact: true });
  await openAs(await apiAs(student), '/change-password');

  await test.step('the internships, on each of the three', async () => {
    await during(page, 'GET /student/internships', SERVER_ERROR, async () => {
      for (const link of ['Dashboard', 'Absensi', 'Daftar Aktivitas']) {
        await page.getByRole('link', { name: link, exact: true }).first().click();
        await expect(alertOf(page, TABLE_FAILED)).toBeVisible();
      }
    });
  });
  await test.step('the list', async () => {
    await during(page, activities, SERVER_ERROR, async () => {
      await retry(page);
      await expect(page.getByLabel('Cari aktivitas...')).toBeVisible();
      await expect(alertOf(page, TABLE_FAILED)).toBeVisible();
    });
    await thenShowsRows(page, 'Cari aktivitas...');
  });
  for (const link of ['Absensi', 'Dashboard'])
    await test.step(`today's activities: ${link}`, async () => {
      // A new document, on a screen that does not ask for them: nothing is known yet.
      await page.goto('/change-password');
      await during(page, activities, SERVER_ERROR, async () => {
        await page.getByRole('link', { name: link, exact: true }).first().click();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(alertOf(page, TABLE_FAILED)).toBeVisible();
      });
      await retry(page);
      await expect(name).toBeVisible();
    });
  await test.step('an activity', async () => {
    await during(page, 'GET /activities/*', SERVER_ERROR, async () => {
      await page.goto(`/student/activities/${id}`);
      await expect(alertOf(page, DETAIL_FAILED)).toBeVisible();
    });
    await retry(page);
    await expect(page.getByRole('heading', { name: 'Memasang server' })).toBeVisible();
  });
  await test.step('an activity that is not there, and the way back', async () => {
    await page.goto('/student/activities/2147483647');
    await expect(page.getByText('Aktivitas tidak ditemukan', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Kembali' }).click();
    await expect(page).toHaveURL('/student/activities');
  });
});

interface DetailScreen {
  path: string;
  call: Call;
  /** Shown once it is loaded. */
  content: string;
  text?: string;
}

const detailsOf = async ({ admin, internshipId, addActivity, addGrade, company }: Placement) => {
  const activityId = await addActivity();
  const grade = await addGrade();
  const period = await firstOf<{ id: number }>(admin, '/internship-periods');
  const internship = `/internships/${internshipId}`;
  return [
    { path: `/companies/${company.id}/edit`, call: 'GET /companies/*', content: 'Simpan' },
    { path: `/courses/${grade.courseCode}/edit`, call: 'GET /courses/*', content: 'Simpan' },
    {
      path: `/internship-periods/${period.id}/edit`,
      call: 'GET /internship-periods/*',
      content: 'Simpan',
    },
    {
      path: `/users/${admin.session.user.id}/edit`,
      call: 'GET /users/*',
      content: 'Simpan Akun',
      text: TABLE_FAILED,
    },
    { path: internship, call: 'GET /internships/*', content: 'Print PDF' },
    { path: `${internship}/edit`, call: 'GET /internships/*', content: 'Simpan' },
    {
      path: `${internship}/activities/${activityId}`,
      call: 'GET /activities/*',
      content: 'Validasi Mentor',
    },
    {
      path: `${internship}/activities/${activityId}/edit`,
      call: 'GET /activities/*',
      content: 'Simpan',
    },
    {
      path: `${internship}/grades/${grade.id}/edit`,
      call: 'GET /grades/*',
      content: 'Simpan',
    },
  ] satisfies DetailScreen[] as DetailScreen[];
};

test('every page of one record that cannot be loaded has an alert in its place, and loads at the next try', async ({
  page,
  openAs,
  aPlacement,
}) => {
  test.setTimeout(120_000);
  const details = await detailsOf(await aPlacement('Citra Dewi'));
  await openAs('superAdmin', '/change-password');
  for (const { path, call, content, text = DETAIL_FAILED } of details)
    await test.step(path, async () => {
      const button = page.getByRole('button', { name: content, exact: true });
      await during(page, call, SERVER_ERROR, async () => {
        await page.goto(path);
        await expect(alertOf(page, text)).toBeVisible();
        await expect(button).toBeHidden();
      });
      await retry(page);
      await expect(button).toBeVisible();
    });
  await expectNoToast(page);
});

test('a record that the server does not know has the same alert', async ({ page, openAs }) => {
  await openAs('superAdmin', '/companies/2147483647/edit');
  await expect(alertOf(page, DETAIL_FAILED)).toBeVisible();
  await page.goto('/internships/2147483647');
  await expect(alertOf(page, DETAIL_FAILED)).toBeVisible();
});
