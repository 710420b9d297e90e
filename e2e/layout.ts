import { expect, type Page } from '@playwright/test';
import { DESKTOP, PHONE } from './viewports';

/** Elements that overflow the window or are clipped. */
export const layoutIssues = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const report = (element: Element, issue: string) =>
      found.push(`${issue}: <${element.tagName}> ${(element.textContent ?? '').slice(0, 60)}`);
    const overflowsX = (element: Element) => element.scrollWidth > element.clientWidth;

    if (overflowsX(document.documentElement)) found.push('the page scrolls sideways');
    for (const element of document.querySelectorAll('main')) {
      if (overflowsX(element)) report(element, 'scrolls sideways');
    }
    const words = 'main :is(h1, h2, h3, label, legend, dt, dd, p, li, button, a, input, select)';
    for (const element of document.querySelectorAll<HTMLElement>(words)) {
      if (!element.checkVisibility({ opacityProperty: true })) continue;
      const { left, right, width } = element.getBoundingClientRect();
      // Visually hidden elements are one pixel wide.
      if (width <= 1) continue;
      // Tabs and the sheet of grades scroll sideways on their own.
      if (element.closest('[role="tablist"], section[aria-label="Lembar nilai"]')) continue;
      if (left < -0.5 || right > document.documentElement.clientWidth + 0.5)
        report(element, 'overflows the window');
      const { overflowX, textOverflow } = getComputedStyle(element);
      if (overflowX !== 'visible' && textOverflow !== 'ellipsis' && element.tagName !== 'INPUT') {
        if (element.scrollWidth > element.clientWidth + 1) report(element, 'is clipped');
      }
    }
    return found;
  });

/** Polled, because the layout changes after the window. */
export const expectNoSidewaysScrolling = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

const softly = expect.configure({ soft: true });

/** The CSS pixels of a 1440 × 900 window at 200 % zoom. */
const ZOOMED = { width: 720, height: 450 };

/** The submit button, a button or link in the page header, or the first link. */
const mainAction = async (page: Page) => {
  const main = page.getByRole('main');
  const inHeader = main.locator('header').locator('a, button:not([disabled])');
  for (const offered of [main.locator('button[type="submit"]'), inHeader, main.getByRole('link')])
    if (await offered.count()) return offered.first();
  return null;
};

/** Expects no overflow on a phone or at 200 % zoom, and a main action that can be clicked. */
export const expectFitsViewports = async (page: Page, what: string) => {
  for (const [size, name] of [
    [PHONE, 'phone'],
    [ZOOMED, '200 %'],
  ] as const) {
    await page.setViewportSize(size);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    // Polled, because the layout changes with the window.
    await softly.poll(() => layoutIssues(page), `${what}, ${name}`).toEqual([]);
    await (await mainAction(page))?.click({ trial: true });
  }
  await page.setViewportSize(DESKTOP);
};
