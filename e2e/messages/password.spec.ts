import type { Page } from '@playwright/test';
import { during, noAnswer, refusal, SERVER_ERROR } from '../answers';
import { expect, test } from '../fixtures';
import { expectError, expectNoToast, expectSuccess } from './toasts';

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

test('changing the password says what is wrong at the field, that it failed, or that it is done', async ({
  page,
  openAs,
  apiAs,
  aStudent,
}) => {
  const { identifier, password } = await aStudent('Zahra Aulia');
  await openAs(await apiAs({ identifier, password }), '/change-password');
  const submit = page.getByRole('main').getByRole('button', { name: 'Ganti Password' });

  await test.step('the real server knows that the current one is wrong', async () => {
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

  await test.step('and that the new one may not be the identifier', async () => {
    await fill(page, password, identifier, identifier);
    await submit.click();
    await expect(box(page, 'Password Baru')).toHaveAttribute('aria-invalid', 'true');
    await expectNoToast(page);
  });

  await fill(page, password, NEW, NEW);
  for (const [how, answer] of [
    ['the server fails', SERVER_ERROR],
    ['there is no answer', noAnswer],
    ['it is refused without a field', refusal(403)],
  ] as const)
    await test.step(how, () =>
      during(page, 'PUT /change-password', answer, async () => {
        await submit.click();
        await expectError(page, 'Error', 'Terjadi kesalahan saat mengubah password');
        await expectValues(page, password, NEW, NEW);
      }),
    );

  await test.step('it is changed, and the form is empty', async () => {
    await submit.click();
    await expectSuccess(page, 'Berhasil', 'Password berhasil diganti.');
    await expectValues(page, '', '', '');
    await apiAs({ identifier, password: NEW });
  });
});
