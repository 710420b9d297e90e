import { expect, type Page } from '@playwright/test';

/** '/users/7/edit?tab=1' → '/users/:/edit'. */
const screenOf = (path: string) => path.replace(/\?.*/, '').replace(/\/[^/]*\d[^/]*/g, '/:');

/**
 * Navigates within the application, without loading the document again, and waits until the current
 * screen has been replaced.
 */
export const visit = async (page: Page, path: string) => {
  const isSameScreen = screenOf(new URL(page.url()).pathname) === screenOf(path);
  // The router listens once it has rendered the first screen.
  const heading = await page.locator('main h1').first().elementHandle();
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  if (!isSameScreen) await page.waitForFunction((previous) => !previous?.isConnected, heading);
};

/** Waits for the URL and the heading, because the URL changes first. */
export const expectDashboard = async (page: Page) => {
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
};
