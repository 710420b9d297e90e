import { expect, test } from './fixtures';
import { IN_ALL } from './testLevel';
import { PHONE } from './viewports';

const LISTS = [
  '/users',
  '/students',
  '/mentors',
  '/companies',
  '/internships',
  '/audit',
  '/internships/15',
] as const;

/** A row of controls with its padding; two rows are higher than 90 px. */
const ONE_LINE = 72;

for (const { title, viewport } of [
  { title: '1,440 px', viewport: { width: 1440, height: 900 } },
  { title: 'a phone', viewport: PHONE },
]) {
  test(`the tools above each list take one line on ${title}`, IN_ALL, async ({ page, openAs }) => {
    await page.setViewportSize(viewport);
    await openAs('superAdmin', '/');
    for (const path of LISTS) {
      await page.goto(path);
      const tools = page.getByRole('search');
      await expect(tools.getByRole('searchbox')).toBeVisible();
      await expect(tools.getByRole('progressbar')).toHaveCount(0);
      const height = async () => (await tools.boundingBox())?.height ?? 0;
      await expect.poll(height, path).toBeLessThanOrEqual(ONE_LINE);
    }
  });
}
