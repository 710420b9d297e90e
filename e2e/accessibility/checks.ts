import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { few } from '../testLevel';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Best practices beyond WCAG that screen reader users depend on. */
const STRUCTURE = [
  'aria-dialog-name',
  'empty-heading',
  'heading-order',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
];

/** Rules for the second colour scheme, where only colours differ. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Lets the bar at the bottom of a phone stick to the window, or lie below the page: a button that is half under it can be
 * scrolled away from it, which axe does not know.
 */
const stickBar = (page: Page, position: 'static' | '') =>
  page.evaluate((value) => {
    const bar = document.getElementById('bottom-bar');
    if (bar) bar.style.position = value;
  }, position);

const violationsOf = async (page: Page, rules: 'all' | 'colours') => {
  // Legacy mode does not open a page to merge frames; the application has a single frame.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules === 'colours'
    ? axe.withRules(COLOURS)
    : axe.options({
        runOnly: { type: 'tag', values: WCAG },
        rules: Object.fromEntries(STRUCTURE.map((rule) => [rule, { enabled: true }])),
      })
  ).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
  );
};

/** Waits for transitions: a button that has just become enabled, for one, fades to its colours. */
const transitionsEnd = (page: Page) =>
  page.evaluate(async () => {
    const transitions = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });

const showIn = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
  await transitionsEnd(page);
};

/** Checks WCAG 2.2 AA in both colour schemes, the short run in one, and the best practices in one. */
export const expectAccessible = async (page: Page, what: string) => {
  const schemes = [
    ['light', 'all'],
    ['dark', 'colours'],
  ] as const;
  for (const [scheme, rules] of few(schemes, 1)) {
    await showIn(page, scheme);
    await stickBar(page, 'static');
    expect.soft(await violationsOf(page, rules), `${what}, ${scheme}`).toEqual([]);
    await stickBar(page, '');
  }
};

/** Checks headings, landmarks, labels and live regions. */
export const expectStructure = async (page: Page, what: string) => {
  const faults = await page.evaluate(() => {
    const shown = (selector: string, root: ParentNode = document) =>
      [...root.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]'),
      );
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ??
      (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ')
        .trim();
    const found: string[] = [];

    if (document.documentElement.lang !== 'id') found.push('the document is not Indonesian');
    if (shown('h1').length !== 1) found.push(`${shown('h1').length} headings of level 1`);
    if (shown('main').length !== 1) found.push(`${shown('main').length} main landmarks`);

    const levels = shown('main :is(h1, h2, h3, h4, h5, h6)').map(({ tagName }) =>
      Number(tagName[1]),
    );
    levels.forEach((level, index) => {
      if (level > (levels[index - 1] ?? 0) + 1) found.push(`headings jump: ${levels.join(' ')}`);
    });

    for (const nav of shown('nav')) if (!nameOf(nav)) found.push('a navigation without a name');
    for (const control of shown('input:not([type=hidden]), textarea, select')) {
      const { labels } = control as HTMLInputElement;
      if (!labels?.length && !nameOf(control))
        found.push(`a field without a label: ${control.outerHTML.slice(0, 120)}`);
    }
    if (!document.querySelector('[aria-live="polite"]:not([aria-hidden] *)'))
      found.push('no live region for what happens later');
    return found;
  });
  expect.soft(faults, `${what}, structure`).toEqual([]);
};
