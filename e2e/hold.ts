import type { Page } from '@playwright/test';

/**
 * Keeps the requests to an address until they are released; the server then answers as always.
 * `count` says how many there were.
 */
export const hold = async (page: Page, url: string | RegExp, method?: string) => {
  let release = () => {};
  let requests = 0;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(url, async (route) => {
    if (method && route.request().method() !== method) return route.fallback();
    requests += 1;
    await released;
    await route.continue();
  });
  return { release, count: () => requests };
};
