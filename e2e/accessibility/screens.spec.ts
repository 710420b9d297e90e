import type { Caller } from '../caller';
import { type Account, expect, test } from '../fixtures';
import { expectFitsViewports } from '../layout';
import { type Role, type Screen, screensOf, waitUntilLoaded } from '../screens';
import { few } from '../testLevel';
import { visit } from '../visit';
import { expectAccessible, expectStructure } from './checks';
import { expectIndonesian } from './english';

type ApiAs = (who: Account) => Promise<Caller>;

const allOf = (role: Role) => (apiAs: ApiAs) => screensOf(role, apiAs);

/** Splits the screens of the super admin, half of all screens, between two workers. */
const halfOf = (role: Role, half: 0 | 1) => async (apiAs: ApiAs) =>
  (await screensOf(role, apiAs)).filter((_, index) => index % 2 === half);

const PARTS: readonly [string, Role, (apiAs: ApiAs) => Promise<readonly Screen[]>][] = [
  ['superAdmin, one half', 'superAdmin', halfOf('superAdmin', 0)],
  ['student', 'student', allOf('student')],
  ['superAdmin, the other half', 'superAdmin', halfOf('superAdmin', 1)],
  ['lecturer', 'lecturer', allOf('lecturer')],
  ['mentor', 'mentor', allOf('mentor')],
];

for (const [name, role, screensFrom] of few(PARTS, 2)) {
  test(`${name}: every screen has its title, is in Indonesian, meets WCAG 2.2 AA and fits a phone and 200 % zoom`, async ({
    page,
    apiAs,
    openAs,
  }) => {
    const screens = few(await screensFrom(apiAs), 3);
    // The super admin sees the same screens as the other roles, with more actions.
    const alreadyChecked = new Set(
      role === 'superAdmin' ? [] : (await screensOf('superAdmin', apiAs)).map(({ title }) => title),
    );
    // The dashboard and the student's page of an activity differ by role.
    alreadyChecked.delete('Dashboard');
    if (role === 'student') alreadyChecked.delete('Detail Aktivitas');
    await openAs(role, '/change-password');
    for (const { path, title } of screens) {
      await test.step(path, async () => {
        // Only a new document ensures that a screen with another query has been rendered.
        await (path.includes('?') ? page.goto(path) : visit(page, path));
        await expect(page).toHaveTitle(`${title} | SiMagang`);
        await waitUntilLoaded(page);
        await expectIndonesian(page, path);
        await expectStructure(page, path);
        if (alreadyChecked.has(title)) return;
        await expectAccessible(page, path);
        await expectFitsViewports(page, path);
      });
    }
  });
}

test('the login screen has its title, is in Indonesian, meets WCAG 2.2 AA and fits a phone and 200 % zoom', async ({
  page,
}) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(page).toHaveTitle('Login | SiMagang');
  await expectIndonesian(page, 'login');
  await expectStructure(page, 'login');
  await expectAccessible(page, 'login');
  await expectFitsViewports(page, 'login');
});
