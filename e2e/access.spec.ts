import { expect, test } from './fixtures';
import { ROLES, type Screen, screensOf } from './screens';
import { few, IN_ALL } from './testLevel';
import { expectToast } from './toasts';
import { expectDashboard, visit } from './visit';

const pathsOf = (screens: readonly Screen[]) => screens.map(({ path }) => path);

for (const role of few([...ROLES].reverse(), 1)) {
  test(`redirects ${role} to the dashboard from the screens of other roles`, async ({
    page,
    apiAs,
    openAs,
  }) => {
    const own = new Set(pathsOf(await screensOf(role, apiAs)));
    const all = await Promise.all(ROLES.map((other) => screensOf(other, apiAs)));
    // Several roles may open these screens, each with its own matters and sheets.
    const isShared = (path: string) =>
      /^\/follow-ups\/|^\/internships\/\d+\/assessments\//.test(path);
    const forbidden = pathsOf(all.flat()).filter((path) => !own.has(path) && !isShared(path));

    await openAs(role, '/');
    for (const path of few([...new Set(forbidden)], 4)) {
      await test.step(path, async () => {
        await visit(page, path);
        await expect(page).toHaveURL('/');
        // The URL changes before the screen does, and the next visit must start from the dashboard.
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          /^(Dashboard|Selamat Datang, .+)$/,
        );
      });
    }
  });
}

test('redirects to login without a session', IN_ALL, async ({ page, apiAs }) => {
  const [first = '/', ...others] = pathsOf(await screensOf('superAdmin', apiAs));
  await page.goto(first);
  await expect(page).toHaveURL('/auth/login');
  for (const path of others) {
    await visit(page, path);
    await expect(page).toHaveURL('/auth/login');
  }
});

test('redirects from login to the dashboard with a session', IN_ALL, async ({ page, openAs }) => {
  await openAs('mentor', '/auth/login');
  await expectDashboard(page);
});

test('redirects to login with a message when the token has expired', async ({
  page,
  openAs,
  apiAs,
}) => {
  const caller = await apiAs('mentor');
  const [header, body = '', signature] = caller.session.access_token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const expired = Buffer.from(JSON.stringify({ ...claims, exp: 1 })).toString('base64url');
  caller.session.access_token = [header, expired, signature].join('.');
  await openAs(caller, '/internships');
  await expect(page).toHaveURL('/auth/login');
  await expectToast(page, 'Silahkan login untuk melanjutkan');
});

test(
  'keeps the session when the page is reloaded before the current user has loaded',
  IN_ALL,
  async ({ page, openAs }) => {
    await openAs('student', '/');
    // Stays pending until the next navigation aborts it.
    await page.route('**/api/me', () => {}, { times: 1 });
    const asked = page.waitForRequest('**/api/me');
    await page.goto('/student/activities', { waitUntil: 'commit' });
    await asked;
    await page.goto('/student/attendance');
    await expect(page.getByRole('heading', { name: 'Absensi Hari Ini' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBeNull();
  },
);

test(
  'shows a not-found page with a link to the dashboard for an unknown URL',
  IN_ALL,
  async ({ page, openAs }) => {
    await openAs('student', '/tidak/ada');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page
      .getByRole('link', { name: /dashboard/i })
      .first()
      .click();
    await expect(page).toHaveURL('/');
  },
);
