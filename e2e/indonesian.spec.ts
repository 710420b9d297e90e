import { englishOn } from './english';
import { expect, test } from './fixtures';
import { screensOf, untilDrawn } from './screens';

for (const role of ['superAdmin', 'lecturer', 'mentor', 'student'] as const) {
  test(`all interface text of ${role} is Indonesian`, async ({ page, apiAs, openAs }) => {
    test.setTimeout(180_000);
    await openAs(role, '/');
    for (const { path } of await screensOf(role, apiAs)) {
      await test.step(path, async () => {
        await page.goto(path);
        await untilDrawn(page);
        expect.soft(await englishOn(page), path).toEqual([]);
      });
    }
  });
}

test('all text of the login screen is Indonesian but for the words of the specification', async ({
  page,
}) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(await englishOn(page)).toEqual([]);
});
