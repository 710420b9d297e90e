import type { Page } from '@playwright/test';
import { expectAccessible, expectStructure } from './accessibility/checks';
import { test as base, expect } from './fixtures';
import { layoutShifts, recordLayoutShifts } from './layoutShifts';
import { type RunningServer, startServer } from './server';
import { IN_ALL } from './testLevel';
import { DESKTOP, PHONE } from './viewports';
import { visit } from './visit';

const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await startServer({ HOST: '0.0.0.0', DEMO_DATA: 'true' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const warning = (page: Page) => page.getByRole('region', { name: 'Peringatan' });

for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test.describe(size, () => {
    test.use({ viewport });

    test(
      'a super admin is warned that the published password works',
      IN_ALL,
      async ({ page, openAs }) => {
        await recordLayoutShifts(page);
        await openAs('superAdmin', '/');
        await expect(warning(page)).toContainText('Password demo masih berlaku untuk 6 akun.');
        expect(await layoutShifts(page)).toEqual([]);
        await expectAccessible(page, 'the warning');
        await expectStructure(page, 'the warning');

        await visit(page, '/companies/create');
        const submit = page.getByRole('button', { name: 'Simpan' });
        await submit.scrollIntoViewIfNeeded();
        // Fails if the warning covers the button.
        await submit.click({ trial: true });

        await warning(page).getByRole('link', { name: 'Lihat daftar user' }).click();
        await expect(page).toHaveURL('/users');
        await warning(page).getByRole('button', { name: 'Tutup' }).click();
        await expect(warning(page)).toBeHidden();
      },
    );
  });
}
