import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { type Call, interceptDuring, SERVER_ERROR } from '../network';
import { fetchFirst } from '../records/lists';
import type { Placement } from '../records/placements';
import { untilQuiet } from '../requests';
import { waitUntilLoaded } from '../screens';
import { few, IN_ALL } from '../testLevel';
import { expectNoToast } from '../toasts';

const TABLE_FAILED = 'Terjadi kesalahan saat memuat data. Silakan coba lagi nanti.';
const DETAIL_FAILED = 'Gagal memuat data. Silakan coba lagi nanti.';

const alertOf = (page: Page, text: string) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ has: page.getByText(text, { exact: true }) });

const retry = (page: Page) => page.getByRole('button', { name: 'Coba lagi' }).click();

// A placement has actions of its own above its lists.
const actions = (page: Page) => page.getByRole('row').getByRole('button', { name: /^Aksi untuk / });

/** Expects that retry loads the rows, and that a search without results shows a message and can be cleared. */
const retryAndSearch = async (page: Page, search: string) => {
  await retry(page);
  await expect(actions(page).first()).toBeVisible();
  await waitUntilLoaded(page);
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

test(
  'every list shows an error and loads on retry, and shows a message when nothing is found',
  IN_ALL,
  async ({ page, openAs }) => {
    await openAs('superAdmin', '/change-password');
    for (const { link, call, search, text } of few(LISTS, 2))
      await test.step(link, async () => {
        await interceptDuring(page, call, SERVER_ERROR, async () => {
          await page.getByRole('link', { name: link, exact: true }).click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(link);
          await expect(alertOf(page, TABLE_FAILED)).toBeVisible();
          if (text) await expect(alertOf(page, text)).toBeVisible();
        });
        await retryAndSearch(page, search);
      });
    await expectNoToast(page);
  },
);

test(
  'the activities and grades of an internship show the same error and messages',
  IN_ALL,
  async ({ page, openAs, createPlacement }) => {
    const { internshipId, addActivity, addGrade } = await createPlacement('Agus Salim');
    await addActivity();
    await addGrade();
    await openAs('superAdmin', '/change-password');
    await interceptDuring(page, 'GET /internships/*/activities', SERVER_ERROR, async () => {
      await page.goto(`/internships/${internshipId}`);
      await expect(alertOf(page, TABLE_FAILED)).toBeVisible();
    });
    await retryAndSearch(page, 'Cari aktivitas...');
    await interceptDuring(page, 'GET /internships/*/grades', SERVER_ERROR, async () => {
      await page.getByRole('tab', { name: 'Nilai' }).click();
      await expect(alertOf(page, TABLE_FAILED)).toBeVisible();
    });
    await retryAndSearch(page, 'Cari nilai...');
  },
);

test(
  'the screens of a student show the same error and messages',
  IN_ALL,
  async ({ page, openAs, apiAs, createPlacement }) => {
    const { student, addActivity } = await createPlacement('Bayu Nugroho');
    const id = await addActivity();
    const activities = 'GET /internships/*/activities';
    const name = page.getByText('Memasang server', { exact: true });
    await openAs(await apiAs(student), '/change-password');

    await test.step('the internships, on each of the three', async () => {
      await interceptDuring(page, 'GET /student/internships', SERVER_ERROR, async () => {
        for (const link of ['Dashboard', 'Absensi', 'Daftar Aktivitas']) {
          await page.getByRole('link', { name: link, exact: true }).first().click();
          await expect(alertOf(page, TABLE_FAILED)).toBeVisible();
        }
      });
    });
    await test.step('the list', async () => {
      await interceptDuring(page, activities, SERVER_ERROR, async () => {
        await retry(page);
        await expect(page.getByLabel('Cari aktivitas...')).toBeVisible();
        await expect(alertOf(page, TABLE_FAILED)).toBeVisible();
      });
      await retryAndSearch(page, 'Cari aktivitas...');
    });
    for (const link of ['Absensi', 'Dashboard'])
      await test.step(`today's activities: ${link}`, async () => {
        // Reloading a screen that does not request activities empties the cache.
        await page.goto('/change-password');
        await interceptDuring(page, activities, SERVER_ERROR, async () => {
          await page.getByRole('link', { name: link, exact: true }).first().click();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(alertOf(page, TABLE_FAILED)).toBeVisible();
        });
        await retry(page);
        await expect(name).toBeVisible();
      });
    await test.step('an activity', async () => {
      await interceptDuring(page, 'GET /activities/*', SERVER_ERROR, async () => {
        await page.goto(`/student/activities/${id}`);
        await expect(alertOf(page, DETAIL_FAILED)).toBeVisible();
      });
      await retry(page);
      await expect(page.getByRole('heading', { name: 'Memasang server' })).toBeVisible();
    });
    await test.step('an activity that does not exist', async () => {
      await page.goto('/student/activities/2147483647');
      await expect(page.getByText('Aktivitas tidak ditemukan', { exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'Kembali' }).click();
      await expect(page).toHaveURL('/student/activities');
    });
  },
);

interface DetailScreen {
  path: string;
  call: Call;
  /** A button that is visible once the screen has loaded. */
  content: string;
  text?: string;
}

const detailsOf = async ({ admin, internshipId, addActivity, addGrade, company }: Placement) => {
  const activityId = await addActivity();
  const grade = await addGrade();
  const period = await fetchFirst<{ id: number }>(admin, '/internship-periods');
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

test(
  'every detail and edit page shows an alert and loads on retry',
  IN_ALL,
  async ({ page, openAs, createPlacement }) => {
    const details = await detailsOf(await createPlacement('Citra Dewi'));
    await openAs('superAdmin', '/change-password');
    for (const { path, call, content, text = DETAIL_FAILED } of few(details, 2))
      await test.step(path, async () => {
        const button = page.getByRole('button', { name: content, exact: true });
        await interceptDuring(page, call, SERVER_ERROR, async () => {
          await page.goto(path);
          await expect(alertOf(page, text)).toBeVisible();
          await expect(button).toBeHidden();
          // The page repeats an early request that has failed, and would recover without the click.
          await untilQuiet(page);
        });
        await retry(page);
        await expect(button).toBeVisible();
      });
    await expectNoToast(page);
  },
);

const UNKNOWN = 2147483647;

test(
  'a record that does not exist shows an alert and a link back',
  IN_ALL,
  async ({ page, openAs, createPlacement }) => {
    const { admin, internshipId } = await createPlacement('Dian Tidak Ada');
    const internship = `/internships/${internshipId}`;
    await openAs(admin, '/change-password');
    for (const [path, text, back] of few(
      [
        [`/companies/${UNKNOWN}/edit`, 'Data tidak ditemukan.', '/companies'],
        [`/internships/${UNKNOWN}`, 'Magang tidak ditemukan', '/internships'],
        [`/internships/${UNKNOWN}/activities/create`, 'Magang tidak ditemukan', null],
        [`${internship}/activities/${UNKNOWN}`, 'Aktivitas tidak ditemukan', internship],
        [`${internship}/activities/${UNKNOWN}/edit`, 'Aktivitas tidak ditemukan', internship],
        [`${internship}/grades/${UNKNOWN}/edit`, 'Nilai tidak ditemukan', internship],
      ] as const,
      3,
    ))
      await test.step(path, async () => {
        await page.goto(path);
        await expect(alertOf(page, text)).toBeVisible();
        await expect(page.getByRole('button', { name: 'Coba lagi' })).toHaveCount(0);
        if (!back) return;
        await page.getByRole('link', { name: /^Kembali ke / }).click();
        await expect(page).toHaveURL(back);
      });
  },
);
