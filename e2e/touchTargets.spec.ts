import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { POSITION } from './geolocation';
import { waitUntilLoaded } from './screens';
import { IN_ALL } from './testLevel';
import { PHONE } from './viewports';

test.use({
  viewport: PHONE,
  hasTouch: true,
  isMobile: true,
  geolocation: POSITION,
  permissions: ['geolocation'],
  // Without animation, menus have their final size at once.
  contextOptions: { reducedMotion: 'reduce' },
});

/** Targets smaller than 44 px; for inputs, their frame or label counts. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const least = 44;
    const targets = document.querySelectorAll<HTMLElement>(
      'a, button, input, textarea, select, [role="button"], [role="combobox"], [role="menuitem"], [role="option"]',
    );
    const areaOf = (target: HTMLElement) => {
      if (target.matches('input')) return target.closest('label, .MuiInputBase-root') ?? target;
      // The title of a card covers the card.
      const isStretched = getComputedStyle(target, '::after').position === 'absolute';
      return (isStretched && target.closest('li')) || target;
    };
    const small = [...targets].flatMap((target) => {
      const isClipped = getComputedStyle(target).clipPath !== 'none';
      if (isClipped || !target.checkVisibility({ opacityProperty: true })) return [];
      const { width, height } = areaOf(target).getBoundingClientRect();
      // The native input behind a custom control.
      if (width <= 1 || (width >= least - 0.5 && height >= least - 0.5)) return [];
      const name = target.getAttribute('aria-label') ?? target.textContent;
      return [`${target.tagName} ${name}: ${Math.round(width)} × ${Math.round(height)}`];
    });
    return [...new Set(small)];
  });

const softly = expect.configure({ soft: true });

test(
  'every touch target of the login and the student screens is at least 44 px',
  IN_ALL,
  async ({ page, apiAs, openAs }) => {
    await page.goto('/auth/login');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    softly(await smallTargets(page), 'login').toEqual([]);

    await openAs(await apiAs('studentWithTwoInternships'), '/');
    const paths = [
      '/',
      '/student/attendance',
      '/student/activities',
      '/student/attendance-days',
      '/student/requests',
      '/student/requests/create',
      '/change-password',
    ];
    for (const path of paths) {
      await page.goto(path);
      await waitUntilLoaded(page);
      softly(await smallTargets(page), path).toEqual([]);
    }

    await page.goto('/student/activities');
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('link', { name: 'Kembali' })).toBeVisible();
    softly(await smallTargets(page), 'activity').toEqual([]);

    await page.getByRole('button', { name: /^Menu pengguna/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    softly(await smallTargets(page), 'user menu').toEqual([]);
  },
);

test(
  'every touch target of the main screens of a reviewer is at least 44 px',
  IN_ALL,
  async ({ page, openAs }) => {
    await openAs('lecturer', '/');
    for (const path of ['/', '/reviews', '/internships']) {
      await page.goto(path);
      await waitUntilLoaded(page);
      softly(await smallTargets(page), path).toEqual([]);
    }
  },
);
