import { expect, test } from './fixtures';
import { expectToast } from './forms';
import { type Screen, screensOf } from './screens';
import { expectDashboard, visit } from './visit';

const ROLES = ['superAdmin', 'lecturer', 'mentor', 'student'] as const;

const pathsOf = (screens: readonly Screen[]) => screens.map(({ path }) => path);

for (const role of ROLES) {
  test(`${role} is sent to the dashboard from every screen of the others`, async ({
    page,
    apiAs,
    openAs,
  }) => {
    test.setTimeout(180_000);
    const own = new Set(pathsOf(await screensOf(role, apiAs)));
    const all = await Promise.all(ROLES.map((other) => screensOf(other, apiAs)));
    const forbidden = pathsOf(all.flat()).filter((path) => !own.has(path));

    await openAs(role, '/');
    for (const path of new Set(forbidden)) {
      await test.step(path, async () => {
        await visit(page, path);
        await expect(page).toHaveURL('/');
      });
    }
  });
}

test('nobody sees anything without a login', async ({ page, apiAs }) => {
  test.setTimeout(120_000);
  const [first = '/', ...others] = pathsOf(await screensOf('superAdmin', apiAs));
  await page.goto(first);
  await expect(page).toHaveURL('/auth/login');
  for (const path of others) {
    await visit(page, path);
    await expect(page).toHaveURL('/auth/login');
  }
});

test('who is logged in does not see the login screen', async ({ page, openAs }) => {
  await openAs('mentor', '/auth/login');
  await expectDashboard(page);
});

test('an expired token leads to the login screen and says so', async ({ page, openAs, apiAs }) => {
  const caller = await apiAs('mentor');
  const [header, body = '', signature] = caller.session.access_token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const expired = Buffer.from(JSON.stringify({ ...claims, exp: 1 })).toString('base64url');
  caller.session.access_token = [header, expired, signature].join('.');
  await openAs(caller, '/internships');
  await expect(page).toHaveURL('/auth/login');
  await expectToast(page, 'Silahkan login untuk melanjutkan');
});

test('a page that is reloaded while it still asks who is there keeps its session', async ({
  page,
  openAs,
}) => {
  await openAs('student', '/');
  // Never answered: the reload breaks it off.
  await page.route('**/api/me', () => {}, { times: 1 });
  const asked = page.waitForRequest('**/api/me');
  await page.goto('/student/activities', { waitUntil: 'commit' });
  await asked;
  await page.goto('/student/attendance');
  await expect(page.getByRole('heading', { name: 'Absensi Hari Ini' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBeNull();
});

test('an unknown address has a page of its own, with a way back', async ({ page, openAs }) => {
  await openAs('student', '/tidak/ada');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('link', { name: /dashboard/i })
    .first()
    .click();
  await expect(page).toHaveURL('/');
});
