import { expect, type Page } from '@playwright/test';
import { untilQuiet } from './requests';

type Kind = 'success' | 'error';

// Screen readers announce a status when they are idle and an alert immediately.
const ROLES = { success: 'status', error: 'alert' } as const;

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** All visible toasts: live regions with a close button. */
export const toasts = (page: Page) =>
  page
    .locator('[role="alert"], [role="status"]')
    .filter({ has: page.getByRole('button', { name: 'Tutup', exact: true }) });

/** The toast with exactly this text, including leading and trailing spaces. */
export const toastOf = (page: Page, kind: Kind, title: string, description = '') =>
  toasts(page)
    .and(page.getByRole(ROLES[kind]))
    .filter({ has: page.getByText(description || title.trim(), { exact: true }) })
    .filter({ hasText: new RegExp(`^${escapeRegExp(title)}${escapeRegExp(description)}$`) });

/** Waits for a toast whose title or description is `text`, leaves it open and returns it. */
export const expectToast = async (page: Page, text: string) => {
  const toast = toasts(page)
    .filter({ has: page.getByText(text, { exact: true }) })
    .first();
  await expect(toast).toBeVisible();
  return toast;
};

/** Waits for the toast and closes it, so that the next one cannot be mistaken for it. */
const expectAndClose = (kind: Kind) => async (page: Page, title: string, description?: string) => {
  const toast = toastOf(page, kind, title, description);
  await expect(toast).toHaveCount(1);
  await expect(toast).toBeVisible();
  // Unlike `click`, this does not wait for a toast that has closed itself in the meantime.
  await toast.getByRole('button', { name: 'Tutup' }).evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
  await expect(toast).toHaveCount(0);
};

export const expectSuccess = expectAndClose('success');
export const expectError = expectAndClose('error');

/** Waits for pending requests first, including the one for the toast code itself. */
export const expectNoToast = async (page: Page) => {
  await untilQuiet(page);
  await expect(toasts(page)).toHaveCount(0);
};
