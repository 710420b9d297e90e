import { expect, test } from '../fixtures';
import { gradedInternship } from '../graded';
import { IN_ALL } from '../testLevel';

// The headless build of Chromium, which the level short prefers, has no PDF viewer.
test(
  'saves a PDF under its own name from the tab that shows it',
  IN_ALL,
  async ({ page, apiAs, openAs }) => {
    const admin = await apiAs('superAdmin');
    const { id, query } = await gradedInternship(admin);
    const reports = [
      { path: `/internships/${id}`, name: /^laporan-aktivitas-\d+\.pdf$/ },
      { path: `/reports/grades?${query}`, name: /^laporan-penilaian-\w+\.pdf$/ },
    ];
    for (const { path, name } of reports) {
      await test.step(path, async () => {
        await openAs(admin, path);
        const [tab] = await Promise.all([
          page.waitForEvent('popup'),
          page.getByRole('button', { name: 'Print PDF' }).click(),
        ]);
        // Chromium's PDF viewer is a page of an extension inside the tab.
        const viewer = () =>
          tab.frames().find((frame) => frame.url().startsWith('chrome-extension:'));
        await expect.poll(() => viewer() !== undefined).toBe(true);
        const [download] = await Promise.all([
          tab.waitForEvent('download'),
          viewer()?.locator('#save').first().click(),
        ]);
        expect(download.suggestedFilename()).toMatch(name);
        expect(await download.failure()).toBeNull();
        await tab.close();
      });
    }
  },
);
