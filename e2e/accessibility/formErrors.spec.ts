import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { fetchFirst } from '../records/lists';
import { waitUntilLoaded } from '../screens';
import { few, IN_ALL } from '../testLevel';
import { visit } from '../visit';
import { expectAccessible } from './checks';

/** Every invalid field has a description, and the first one has the focus. */
const expectErrorsDescribed = async (page: Page, path: string) => {
  await expect(page.locator('[data-invalid="true"]').first()).toBeVisible();
  await expect(page.locator('[data-invalid="true"]').first().locator(':focus')).toHaveCount(1);
  const undescribed = await page.evaluate(() =>
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
  expect.soft(undescribed, `${path}, fields without a description`).toEqual([]);
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

for (const half of few([0, 1] as const, 1)) {
  const forms = EMPTY_FORMS.filter((_, index) => index % 2 === half);

  test(`empty forms show accessible errors (WCAG 2.2 AA): ${forms.join(', ')}`, async ({
    page,
    openAs,
    apiAs,
  }) => {
    const admin = await apiAs('superAdmin');
    const { id } = await fetchFirst<{ id: number }>(admin, '/internships?page=1&per_page=1');
    await openAs(admin, '/');
    for (const form of few(forms, 1)) {
      const path = form.replace(':id', String(id));
      await test.step(path, async () => {
        await (path.includes('?') ? page.goto(path) : visit(page, path));
        await waitUntilLoaded(page);
        await page.getByRole('main').locator('button[type="submit"]').click();
        await expectErrorsDescribed(page, path);
      });
    }
  });
}

test('a rejected login shows an accessible error (WCAG 2.2 AA)', IN_ALL, async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expectErrorsDescribed(page, 'login');
});
