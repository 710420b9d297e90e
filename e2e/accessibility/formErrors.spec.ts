import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { firstOf } from '../records/lists';
import { untilDrawn } from '../screens';
import { expectAccessible } from './checks';

/** Every field that is wrong says so to a screen reader, in words, and the first of them has the focus. */
const expectErrorsTold = async (page: Page, path: string) => {
  await expect(page.locator('[data-invalid="true"]').first()).toBeVisible();
  await expect(page.locator('[data-invalid="true"]').first().locator(':focus')).toHaveCount(1);
  const untold = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-invalid="true"]')]
      .filter((field) => {
        const marked = [...field.querySelectorAll('[aria-invalid="true"]')];
        const words = [...field.querySelectorAll('[aria-describedby]')]
          .flatMap((element) => (element.getAttribute('aria-describedby') ?? '').split(' '))
          .map((id) => document.getElementById(id)?.textContent?.trim());
        return marked.length === 0 || !words.some(Boolean);
      })
      .map(({ dataset }) => dataset.field),
  );
  expect.soft(untold, `${path}, fields whose error is not told`).toEqual([]);
  await expectAccessible(page, `${path}, errors`);
};

const EMPTY_FORMS = [
  '/users/create',
  '/users/create?role=student',
  '/users/create?role=lecturer',
  '/users/create?role=mentor',
  '/companies/create',
  '/courses/create',
  '/internship-periods/create',
  '/internships/create',
  '/internships/:id/activities/create',
  '/internships/:id/grades/create',
  '/reports/grades',
  '/change-password',
];

for (const half of [0, 1] as const) {
  const forms = EMPTY_FORMS.filter((_, index) => index % 2 === half);

  test(`an empty form tells its errors, in WCAG 2.2 AA: ${forms.join(', ')}`, async ({
    page,
    openAs,
    apiAs,
  }) => {
    test.setTimeout(180_000);
    const admin = await apiAs('superAdmin');
    const { id } = await firstOf<{ id: number }>(admin, '/internships?page=1&per_page=1');
    await openAs(admin, '/');
    for (const form of forms) {
      const path = form.replace(':id', String(id));
      await test.step(path, async () => {
        await page.goto(path);
        await untilDrawn(page);
        await page.getByRole('main').locator('button[type="submit"]').click();
        await expectErrorsTold(page, path);
      });
    }
  });
}

test('a refused login tells its error, in WCAG 2.2 AA', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expectErrorsTold(page, 'login');
});
