import { expect, type Page } from '@playwright/test';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every toast that stands now: what says something and can be closed. */
export const toasts = (page: Page) =>
  page
    .locator('[role="alert"], [role="status"]')
    .filter({ has: page.getByRole('button', { name: 'Tutup', exact: true }) });

type Kind = 'success' | 'error';

// Good news waits for its turn in a screen reader, a failure interrupts.
const ROLES = { success: 'status', error: 'alert' } as const;

/** The toast of exactly these words, blanks at the ends included. */
export const toastOf = (page: Page, kind: Kind, title: string, description = '') =>
  toasts(page)
    .and(page.getByRole(ROLES[kind]))
    .filter({ has: page.getByText(description || title.trim(), { exact: true }) })
    .filter({ hasText: new RegExp(`^${escaped(title)}${escaped(description)}$`) });

/** The toast comes, and is closed: the next one is not mistaken for it. */
const expectToast = (kind: Kind) => async (page: Page, title: string, description?: string) => {
  const toast = toastOf(page, kind, title, description);
  await expect(toast).toHaveCount(1);
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Tutup' }).click();
  await expect(toast).toHaveCount(0);
};

export const expectSuccess = expectToast('success');
export const expectError = expectToast('error');

/** Once the page has nothing more to fetch, not even what draws toasts, it says nothing. */
export const expectNoToast = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await expect(toasts(page)).toHaveCount(0);
};
