import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { errorResponse, interceptDuring, networkError, SERVER_ERROR } from '../network';
import { IN_ALL } from '../testLevel';
import { expectError, expectNoToast, expectSuccess } from '../toasts';

const NEW = 'Semangat2026!';

const LABELS = ['Password Saat Ini', 'Password Baru', 'Konfirmasi Password Baru'] as const;
const box = (page: Page, label: (typeof LABELS)[number]) => page.getByLabel(label, { exact: true });

const fill = async (page: Page, ...passwords: [string, string, string]) => {
  for (const [index, label] of LABELS.entries())
    await box(page, label).fill(passwords[index] ?? '');
};

const expectValues = async (page: Page, ...passwords: [string, string, string]) => {
  for (const [index, label] of LABELS.entries())
    await expect(box(page, label)).toHaveValue(passwords[index] ?? '');
};

test(
  'changing the password shows field errors, failure and success',
  IN_ALL,
  async ({ page, openAs, apiAs, createStudent }) => {
    const { identifier, password } = await createStudent('Zahra Aulia');
    await openAs(await apiAs({ identifier, password }), '/change-password');
    const submit = page.getByRole('main').getByRole('button', { name: 'Ganti Password' });

    await test.step('the server rejects a wrong current password', async () => {
      await fill(page, 'Bukan2026!', NEW, NEW);
      const [answer] = await Promise.all([
        page.waitForResponse('**/api/change-password'),
        submit.click(),
      ]);
      expect(answer.status()).toBe(422);
      const { errors } = (await answer.json()) as { errors: { password: string[] } };
      const current = box(page, 'Password Saat Ini');
      await expect(current).toHaveAttribute('aria-invalid', 'true');
      await expect(current).toHaveAccessibleDescription(errors.password[0] ?? 'no message');
      await expectValues(page, 'Bukan2026!', NEW, NEW);
      await expectNoToast(page);
    });

    await test.step('the server rejects the identifier as new password', async () => {
      await fill(page, password, identifier, identifier);
      await submit.click();
      await expect(box(page, 'Password Baru')).toHaveAttribute('aria-invalid', 'true');
      await expectNoToast(page);
    });

    await fill(page, password, NEW, NEW);
    for (const [how, answer] of [
      ['server error', SERVER_ERROR],
      ['network error', networkError],
      ['error without a field', errorResponse(403)],
    ] as const)
      await test.step(how, () =>
        interceptDuring(page, 'PUT /change-password', answer, async () => {
          await submit.click();
          await expectError(page, 'Error', 'Terjadi kesalahan saat mengubah password');
          await expectValues(page, password, NEW, NEW);
        }),
      );

    await test.step('success empties the form', async () => {
      await submit.click();
      await expectSuccess(page, 'Berhasil', 'Password berhasil diganti.');
      await expectValues(page, '', '', '');
      await apiAs({ identifier, password: NEW });
    });
  },
);
