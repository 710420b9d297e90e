import { expect, test } from './fixtures';
import { untilQuiet } from './requests';
import { ROLES, screensOf, waitUntilLoaded } from './screens';
import { DESKTOP, PHONE } from './viewports';

const SIZES = { desktop: DESKTOP, phone: PHONE };

const asFileName = (path: string) => path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'dashboard';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test.describe(`${size}, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport });

      test('login', async ({ page }) => {
        await page.goto('/auth/login');
        await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
        await page.screenshot({ path: `screenshots/${size}-${colorScheme}/login.png` });
      });

      for (const role of ROLES) {
        test(role, async ({ page, apiAs, openAs }) => {
          await openAs(role, '/');
          for (const { path } of await screensOf(role, apiAs)) {
            await page.goto(path);
            await waitUntilLoaded(page);
            await untilQuiet(page);
            await page.screenshot({
              path: `screenshots/${size}-${colorScheme}/${role}-${asFileName(path)}.png`,
            });
          }
        });
      }
    });
  }
}
