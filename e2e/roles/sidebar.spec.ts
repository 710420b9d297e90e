import { expect, test } from '../fixtures';
import { IN_ALL } from '../testLevel';

const REM = 16;
const DAY_SECONDS = 24 * 60 * 60;

test(
  'the sidebar collapses by its button, Ctrl+B and Meta+B, and stays collapsed for seven days',
  IN_ALL,
  async ({ page, context, openAs }) => {
    await openAs('student', '/change-password');
    const sidebar = page.locator('#sidebar');
    const menu = page.getByRole('navigation', { name: 'Menu utama' });
    const isWide = (rem: number) => expect(sidebar).toHaveCSS('width', `${rem * REM}px`);
    await isWide(16);

    await page.keyboard.press('Control+b');
    await isWide(3);
    await page.keyboard.press('Meta+b');
    await isWide(16);
    await page.getByRole('button', { name: 'Ciutkan menu' }).click();
    await isWide(3);
    await expect(menu.getByText('Absensi')).toHaveCount(0);
    await expect(menu.getByRole('link', { name: 'Absensi' })).toBeVisible();

    await test.step('a collapsed entry has a tooltip', async () => {
      await menu.getByRole('link', { name: 'Absensi' }).hover();
      await expect(page.getByRole('tooltip', { name: 'Absensi' })).toBeVisible();
    });

    const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
    expect(cookie?.value).toBe('collapsed');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / DAY_SECONDS;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);

    await page.reload();
    await isWide(3);
    await page.getByRole('button', { name: 'Perluas menu' }).click();
    await isWide(16);
  },
);

test.describe('at most 768 px wide', () => {
  test.use({ viewport: { width: 768, height: 900 } });

  test(
    'the sidebar is a drawer that a link, Escape and a click outside close',
    IN_ALL,
    async ({ page, context, openAs }) => {
      await openAs('student', '/change-password');
      const opener = page.getByRole('button', { name: 'Buka menu' });
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeHidden();

      await opener.click();
      await expect(drawer).toHaveCSS('width', `${18 * REM}px`);
      await drawer.getByRole('link', { name: 'Daftar Aktivitas' }).click();
      await expect(page).toHaveURL('/student/activities');
      await expect(drawer).toBeHidden();

      await page.keyboard.press('Control+b');
      await expect(drawer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();

      await opener.click();
      await expect(drawer).toBeVisible();
      await page.mouse.click(700, 500);
      await expect(drawer).toBeHidden();
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('sidebar_state');
    },
  );
});

test.describe('769 px wide', () => {
  test.use({ viewport: { width: 769, height: 900 } });

  test('the sidebar is next to the page', IN_ALL, async ({ page, openAs }) => {
    await openAs('student', '/change-password');
    await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ciutkan menu' })).toBeVisible();
  });
});
