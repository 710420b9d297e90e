import type { Page } from '@playwright/test';
import { type Call, held, intercept, SERVER_ERROR } from '../answers';
import { expect, test } from '../fixtures';
import { firstOf } from '../records/lists';
import { untilDrawn } from '../screens';
import { DESKTOP, PHONE } from '../viewports';
import { expectAccessible, expectStructure } from './checks';

const expectGood = async (page: Page, what: string) => {
  await expectStructure(page, what);
  await expectAccessible(page, what);
};

const TABLE_FAILED = 'Terjadi kesalahan saat memuat data. Silakan coba lagi nanti.';
const DETAIL_FAILED = 'Gagal memuat data. Silakan coba lagi nanti.';

/** A screen of the super admin, the call that its content needs, and what it says when that fails. */
const SCREENS: readonly { name: string; path: string; call: Call; failed: string }[] = [
  { name: 'a table', path: '/companies', call: 'GET /companies', failed: TABLE_FAILED },
  {
    name: 'a form',
    path: '/companies/:company/edit',
    call: 'GET /companies/*',
    failed: DETAIL_FAILED,
  },
  {
    name: 'a detail page',
    path: '/internships/:internship',
    call: 'GET /internships/*',
    failed: DETAIL_FAILED,
  },
  { name: 'a dashboard', path: '/', call: 'GET /admin/dashboard/*', failed: DETAIL_FAILED },
];

test.describe('what a super admin waits for', () => {
  const test_ = test.extend<{ at: (path: string) => string }>({
    at: async ({ apiAs, openAs }, use) => {
      const admin = await apiAs('superAdmin');
      const idOf = async (path: string) =>
        String((await firstOf<{ id: number }>(admin, `${path}?page=1&per_page=1`)).id);
      const [company, internship] = [await idOf('/companies'), await idOf('/internships')];
      await openAs(admin, '/change-password');
      await use((path) => path.replace(':company', company).replace(':internship', internship));
    },
  });

  test_(
    'what cannot be loaded says so in an alert, meets WCAG 2.2 AA, and can be tried again',
    async ({ page, at }) => {
      test.setTimeout(120_000);
      for (const { name, path, call, failed } of SCREENS) {
        await test.step(name, async () => {
          const recover = await intercept(page, call, SERVER_ERROR);
          await page.goto(at(path));
          const alert = page.getByRole('main').getByRole('alert');
          await expect(alert).toContainText(failed);
          await expectGood(page, `${name}, failed`);
          await recover();
          await alert.getByRole('button', { name: 'Coba lagi' }).click();
          await expect(alert).toBeHidden();
          await untilDrawn(page);
        });
      }
    },
  );

  test_('what is on its way says so in a status, and meets WCAG 2.2 AA', async ({ page, at }) => {
    test.setTimeout(120_000);
    for (const { name, path, call } of SCREENS) {
      await test.step(name, async () => {
        const late = held();
        const recover = await intercept(page, call, late.answer);
        await page.goto(at(path));
        const status = page
          .getByRole('main')
          .getByRole('status')
          .filter({ hasText: /^Memuat/ });
        await expect(status).toHaveAttribute('aria-busy', 'true');
        await expectGood(page, `${name}, loading`);
        late.release();
        await expect(status).toBeHidden();
        await untilDrawn(page);
        await recover();
      });
    }
  });

  test_('what is not there says so, and meets WCAG 2.2 AA', async ({ page, at }) => {
    test.setTimeout(120_000);
    await test.step('an empty table', async () => {
      await page.route('**/api/companies?*', (route) =>
        route.fulfill({ json: { data: [], meta: { page: 1, per_page: 10, total: 0 } } }),
      );
      await page.goto('/companies');
      await expect(page.getByText('No results.')).toBeVisible();
      await untilDrawn(page);
      await expectGood(page, 'empty table');
      await page.setViewportSize(PHONE);
      await expect(page.getByRole('status').filter({ hasText: 'No results.' })).toBeVisible();
      await page.setViewportSize(DESKTOP);
    });
    await test.step('a report before its filter, and without grades', async () => {
      await page.goto('/reports/grades');
      await untilDrawn(page);
      await expectGood(page, 'report before its filter');
      await page.goto(
        '/reports/grades?course_code=RTI000000&mentor_id=1&lecturer_id=1&internship_period_id=1',
      );
      await expect(
        page.getByRole('status').filter({ hasText: 'Laporan tidak ditemukan' }),
      ).toBeVisible();
      await expectGood(page, 'empty report');
    });
    await test.step('a record that is gone', async () => {
      await page.goto(at('/internships/2147483647'));
      await expect(page.getByRole('main').getByRole('alert')).toContainText(DETAIL_FAILED);
      await expectGood(page, 'a record that is gone');
    });
    await test.step('an address that leads nowhere', async () => {
      await page.goto('/tidak/ada');
      await expect(page.getByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
      await expectAccessible(page, 'no such page');
    });
  });
});

test('a student without an internship is told so on every screen, in WCAG 2.2 AA', async ({
  page,
  openAs,
}) => {
  await openAs('studentWithoutInternship', '/');
  for (const path of ['/', '/student/attendance', '/student/activities']) {
    await page.goto(path);
    await expect(page.getByRole('status').filter({ hasText: 'Belum Ada Magang' })).toBeVisible();
    await expectGood(page, path);
  }
});
