import { expect, type Page } from '@playwright/test';
import { DESKTOP, PHONE } from './viewports';

/** What reaches out of the window, or is cut off by its own box. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const tell = (element: Element, fault: string) =>
      found.push(`${fault}: <${element.tagName}> ${(element.textContent ?? '').slice(0, 60)}`);
    const sideways = (element: Element) => element.scrollWidth > element.clientWidth;

    if (sideways(document.documentElement)) found.push('the page scrolls sideways');
    for (const element of document.querySelectorAll('main')) {
      if (sideways(element)) tell(element, 'scrolls sideways');
    }
    const words = 'main :is(h1, h2, h3, label, legend, dt, dd, p, li, button, a, input, select)';
    for (const element of document.querySelectorAll<HTMLElement>(words)) {
      if (!element.checkVisibility({ opacityProperty: true })) continue;
      const { left, right, width } = element.getBoundingClientRect();
      // What is for screen readers alone is one pixel wide.
      if (width <= 1) continue;
      if (left < -0.5 || right > document.documentElement.clientWidth + 0.5)
        tell(element, 'reaches out of the window');
      const { overflowX, textOverflow } = getComputedStyle(element);
      if (overflowX !== 'visible' && textOverflow !== 'ellipsis' && element.tagName !== 'INPUT') {
        if (element.scrollWidth > element.clientWidth + 1) tell(element, 'is cut off');
      }
    }
    return found;
  });

const softly = expect.configure({ soft: true });

/** 1440 × 900 at 200 %. */
const ZOOMED = { width: 720, height: 450 };

/** What one came for: the button of the form, what the header offers, or the first link. */
const mainAction = async (page: Page) => {
  const main = page.getByRole('main');
  const inHeader = main.locator('header').locator('a, button:not([disabled])');
  for (const offered of [main.locator('button[type="submit"]'), inHeader, main.getByRole('link')])
    if (await offered.count()) return offered.first();
  return null;
};

/** Everything stays within a phone and within a window at 200 %, and the main action can be pressed. */
export const expectFits = async (page: Page, what: string) => {
  for (const [size, name] of [
    [PHONE, 'phone'],
    [ZOOMED, '200 %'],
  ] as const) {
    await page.setViewportSize(size);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    // Polled: the screen is drawn anew for the other size.
    await softly.poll(() => misfits(page), `${what}, ${name}`).toEqual([]);
    await (await mainAction(page))?.click({ trial: true });
  }
  await page.setViewportSize(DESKTOP);
};
