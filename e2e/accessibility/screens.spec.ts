import type { Caller } from '../caller';
import { expectFits } from '../fit';
import { type Account, expect, test } from '../fixtures';
import { type Screen, screensOf, untilDrawn } from '../screens';
import { expectAccessible, expectStructure } from './checks';
import { expectIndonesian } from './english';

type Role = 'superAdmin' | 'lecturer' | 'mentor' | 'student';
type ApiAs = (who: Account) => Promise<Caller>;

const allOf = (role: Role) => (apiAs: ApiAs) => screensOf(role, apiAs);

/** The super admin's screens are half of all: two workers share them. */
const halfOf = (role: Role, half: 0 | 1) => async (apiAs: ApiAs) =>
  (await screensOf(role, apiAs)).filter((_, index) => index % 2 === half);

const PARTS: readonly [string, Role, (apiAs: ApiAs) => Promise<Screen[]>][] = [
  ['superAdmin, one half', 'superAdmin', halfOf('superAdmin', 0)],
  ['superAdmin, the other half', 'superAdmin', halfOf('superAdmin', 1)],
  ['lecturer', 'lecturer', allOf('lecturer')],
  ['mentor', 'mentor', allOf('mentor')],
  ['student', 'student', allOf('student')],
];

for (const [name, role, screensFrom] of PARTS) {
  test(`${name}: every screen has its title, is Indonesian, meets WCAG 2.2 AA and fits a phone and 200 %`, async ({
    page,
    apiAs,
    openAs,
  }) => {
    test.setTimeout(300_000);
    const screens = await screensFrom(apiAs);
    await openAs(role, '/');
    for (const { path, title } of screens) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page).toHaveTitle(`${title} | SiMagang`);
        await untilDrawn(page);
        await expectIndonesian(page, path);
        await expectStructure(page, path);
        await expectAccessible(page, path);
        await expectFits(page, path);
      });
    }
  });
}

test('the login screen has its title, is Indonesian, meets WCAG 2.2 AA and fits a phone and 200 %', async ({
  page,
}) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(page).toHaveTitle('Login | SiMagang');
  await expectIndonesian(page, 'login');
  await expectStructure(page, 'login');
  await expectAccessible(page, 'login');
  await expectFits(page, 'login');
});
