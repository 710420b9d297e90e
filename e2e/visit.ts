import { expect, type Page } from '@playwright/test';

/** '/users/7/edit?tab=1' → '/users/:/edit': records of one screen are drawn in the same place. */
const screenOf = (path: string) => path.replace(/\?.*/, '').replace(/\/[^/]*\d[^/]*/g, '/:');

/**
 * Goes to another screen as a link of the application does, without loading the document anew. The
 * screen that is left stays until the code of the other one is there; this waits until it is gone.
 */
export const visit = async (page: Page, path: string) => {
  const isSameScreen = screenOf(new URL(page.url()).pathname) === screenOf(path);
  const left = await page.evaluateHandle(() => document.querySelector('main h1'));
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  if (!isSameScreen) await page.waitForFunction((heading) => !heading?.isConnected, left);
};

/** The address changes before the screen does: who goes on from it waits for both. */
export const expectDashboard = async (page: Page) => {
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
};
