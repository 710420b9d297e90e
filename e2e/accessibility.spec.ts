import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { screensOf, untilDrawn } from './screens';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const violationsOf = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
  );
};

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

for (const role of ['superAdmin', 'lecturer', 'mentor', 'student'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${role}, ${colorScheme}`, () => {
      test.use({ colorScheme });

      test('every screen has its title and no violation of WCAG 2.2 AA', async ({
        page,
        apiAs,
        openAs,
      }) => {
        test.setTimeout(300_000);
        await openAs(role, '/');
        for (const { path, title } of await screensOf(role, apiAs)) {
          await test.step(path, async () => {
            await page.goto(path);
            await expect(page).toHaveTitle(`${title} | SiMagang`);
            await untilDrawn(page);
            expect.soft(await violationsOf(page), path).toEqual([]);
          });
        }
      });
    });
  }

  test.describe(`${role} on a phone`, () => {
    test.use({ viewport: { width: 360, height: 780 } });

    test('no screen scrolls sideways', async ({ page, apiAs, openAs }) => {
      test.setTimeout(300_000);
      await openAs(role, '/');
      for (const { path, title } of await screensOf(role, apiAs)) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page).toHaveTitle(`${title} | SiMagang`);
          await untilDrawn(page);
          expect.soft(await scrollsSideways(page), path).toBe(false);
        });
      }
    });
  });
}

test('the login screen has no violation of WCAG 2.2 AA', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
