import type { Page } from '@playwright/test';

/** Goes to another screen as a link of the application does, without loading the document anew. */
export const visit = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
