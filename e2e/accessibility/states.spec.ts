import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { type Call, deferred, intercept, SERVER_ERROR } from '../network';
import { fetchFirst } from '../records/lists';
import { waitUntilLoaded } from '../screens';
import { IN_ALL } from '../testLevel';
import { DESKTOP, PHONE } from '../viewports';
import { expectAccessible, expectStructure } from './checks';

const expectNoIssues = async (page: Page, what: string) => {
  await expectStructure(page, what);
  await expectAccessible(page, what);
};

const TABLE_FAILED = 'Terjadi kesalahan saat memuat data. Silakan coba lagi nanti.';
const DETAIL_FAILED = 'Gagal memuat data. Silakan coba lagi nanti.';

/** A screen, the call that its content depends on and the message when that fails. */
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

test.describe('screens of a super admin', () => {
  const test_ = test.extend<{ at: (path: string) => string }>({
    at: async ({ apiAs, openAs }, use) => {
      const admin = await apiAs('superAdmin');
      const idOf = async (path: string) =>
        String((await fetchFirst<{ id: number }>(admin, `${path}?page=1&per_page=1`)).id);
      const [company, internship] = [await idOf('/companies'), await idOf('/internships')];
      await openAs(admin, '/change-password');
      await use((path) => path.replace(':company', company).replace(':internship', internship));
    },
  });

  test_(
    'a failed request shows an accessible alert with a retry button (WCAG 2.2 AA)',
    IN_ALL,
    async ({ page, at }) => {
      for (const { name, path, call, failed } of SCREENS) {
        await test.step(name, async () => {
          const recover = await intercept(page, call, SERVER_ERROR);
          await page.goto(at(path));
          const alert = page.getByRole('main').getByRole('alert');
          await expect(alert).toContainText(failed);
          await expectNoIssues(page, `${name}, failed`);
          await recover();
          await alert.getByRole('button', { name: 'Coba lagi' }).click();
          await expect(alert).toBeHidden();
          await waitUntilLoaded(page);
        });
      }
    },
  );

  test_(
    'a pending request shows an accessible status (WCAG 2.2 AA)',
    IN_ALL,
    async ({ page, at }) => {
      for (const { name, path, call } of SCREENS) {
        await test.step(name, async () => {
          const late = deferred();
          const recover = await intercept(page, call, late.respond);
          await page.goto(at(path));
          const status = page
            .getByRole('main')
            .getByRole('status')
            .filter({ hasText: /^Memuat/ });
          await expect(status).toHaveAttribute('aria-busy', 'true');
          await expectNoIssues(page, `${name}, loading`);
          late.release();
          await expect(status).toBeHidden();
          await waitUntilLoaded(page);
          await recover();
        });
      }
    },
  );

  test_('empty and missing content is accessible (WCAG 2.2 AA)', IN_ALL, async ({ page, at }) => {
    await test.step('an empty table', async () => {
      await page.route('**/api/companies?*', (route) =>
        route.fulfill({ json: { data: [], meta: { page: 1, per_page: 10, total: 0 } } }),
      );
      await page.goto('/companies');
      await expect(page.getByText('No results.')).toBeVisible();
      await waitUntilLoaded(page);
      await expectNoIssues(page, 'empty table');
      await page.setViewportSize(PHONE);
      await expect(page.getByRole('status').filter({ hasText: 'No results.' })).toBeVisible();
      await page.setViewportSize(DESKTOP);
    });
    await test.step('a report without filter and a report without grades', async () => {
      await page.goto('/reports/grades');
      await waitUntilLoaded(page);
      await expectNoIssues(page, 'report before its filter');
      await page.goto(
        '/reports/grades?course_code=RTI000000&mentor_id=1&lecturer_id=1&internship_period_id=1',
      );
      await expect(
        page.getByRole('status').filter({ hasText: 'Laporan tidak ditemukan' }),
      ).toBeVisible();
      await expectNoIssues(page, 'empty report');
    });
    await test.step('a record that does not exist', async () => {
      await page.goto(at('/internships/2147483647'));
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        'Magang tidak ditemukan',
      );
      await expectNoIssues(page, 'a record that does not exist');
    });
    await test.step('an unknown URL', async () => {
      await page.goto('/tidak/ada');
      await expect(page.getByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
      await expectAccessible(page, 'no such page');
    });
  });
});

test(
  'every screen tells a student without an internship so, and meets WCAG 2.2 AA',
  IN_ALL,
  async ({ page, openAs }) => {
    await openAs('studentWithoutInternship', '/');
    for (const path of ['/', '/student/attendance', '/student/activities']) {
      await page.goto(path);
      await expect(page.getByRole('status').filter({ hasText: 'Belum Ada Magang' })).toBeVisible();
      await expectNoIssues(page, path);
    }
  },
);
