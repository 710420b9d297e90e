import { expectAccessible } from './accessibility/checks';
import { expect, test } from './fixtures';
import { expectFitsViewports } from './layout';
import { createUser } from './records/people';
import { uniqueDigits } from './records/uniqueDigits';
import { IN_ALL } from './testLevel';
import { expectToast } from './toasts';

test(
  'a super admin exports what is stored about a person',
  IN_ALL,
  async ({ page, openAs, recordsAdmin }) => {
    const { id } = await createUser(recordsAdmin, 'student', 'Dewi Ekspor', {
      nim: uniqueDigits(10),
      academic_year: '2025/2026',
    });
    await openAs('superAdmin', `/users/${id}/edit`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Ekspor data pribadi' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(
      new RegExp(`^data-pribadi-${id}-\\d{4}-\\d{2}-\\d{2}\\.zip$`),
    );
    expect(await download.failure()).toBeNull();
  },
);

test(
  'a super admin anonymises a person who left',
  IN_ALL,
  async ({ page, openAs, recordsAdmin }) => {
    const { id } = await createUser(recordsAdmin, 'student', 'Dewi Pergi', {
      nim: uniqueDigits(10),
      academic_year: '2025/2026',
    });
    await openAs('superAdmin', `/users/${id}/edit`);
    await page.getByRole('button', { name: 'Anonimkan' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Tetap ada')).toBeVisible();
    await expectAccessible(page, 'the dialog');
    await dialog.getByLabel('Ketik Dewi Pergi untuk melanjutkan').fill('Dewi Pergi');
    await dialog.getByRole('button', { name: 'Anonimkan' }).click();
    await expectToast(page, 'Data pribadi telah dianonimkan.');
    await expect(page.getByText(/^Akun ini telah dianonimkan/)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Dewi');
    await expect(page.getByRole('main')).toContainText(`Anonim #${id}`);
    await expectFitsViewports(page, 'the anonymised user');
  },
);

test(
  'somebody whose placement is not over is not anonymised',
  IN_ALL,
  async ({ page, openAs, createPlacement }) => {
    const { mentor } = await createPlacement('Dewi Magang');
    await openAs('superAdmin', `/users/${mentor.userId}/edit`);
    await page.getByRole('button', { name: 'Anonimkan' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^Masih ada magang yang berjalan sampai/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Anonimkan' })).toHaveCount(0);
  },
);
