import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { screensOf } from '../screens';
import { few, IN_ALL } from '../testLevel';
import { expectDashboard, visit } from '../visit';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Tinggalkan halaman?' });

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name, exact: true });

test(
  'asks before leaving a changed form by a link, Back or reload',
  IN_ALL,
  async ({ page, openAs }) => {
    await openAs('superAdmin', '/companies');
    await page.getByRole('main').getByRole('link', { name: 'Tambah Mitra Industri' }).click();
    const name = page.getByLabel('Nama Perusahaan');
    await name.fill('PT Belum Disimpan');

    await test.step('a link', async () => {
      await menuLink(page, 'User').click();
      await expect(question(page)).toContainText('Perubahan yang belum disimpan akan hilang.');
      await question(page).getByRole('button', { name: 'Tetap di sini' }).click();
      await expect(question(page)).toBeHidden();
      await expect(page).toHaveURL('/companies/create');
      await expect(name).toHaveValue('PT Belum Disimpan');
    });

    await test.step('Batal and Escape', async () => {
      await page.getByRole('link', { name: 'Batal' }).click();
      await expect(question(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(question(page)).toBeHidden();
      await expect(page).toHaveURL('/companies/create');
    });

    await test.step('back', async () => {
      await page.evaluate(() => window.history.back());
      await expect(question(page)).toBeVisible();
      await question(page).getByRole('button', { name: 'Tetap di sini' }).click();
      await expect(question(page)).toBeHidden();
      await expect(page).toHaveURL('/companies/create');
      await expect(name).toHaveValue('PT Belum Disimpan');
    });

    await test.step('reload', async () => {
      const asked = page.waitForEvent('dialog');
      await page.evaluate(() => {
        setTimeout(() => window.location.reload());
      });
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
      await expect(name).toHaveValue('PT Belum Disimpan');
    });

    await test.step('leaves after confirmation', async () => {
      await menuLink(page, 'User').click();
      await question(page).getByRole('button', { name: 'Tinggalkan' }).click();
      await expect(page).toHaveURL('/users');
    });
  },
);

test('does not ask when a form is unchanged or changed back', IN_ALL, async ({ page, openAs }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  await openAs('superAdmin', '/companies/create');
  const name = page.getByLabel('Nama Perusahaan');
  await name.fill('PT');
  await name.fill('');
  await page.reload();
  await name.fill('PT');
  await name.fill('');
  await page.getByRole('link', { name: 'Batal' }).click();
  await expect(page).toHaveURL('/companies');
  expect(dialogs).toEqual([]);
});

test(
  'every form asks before it loses changes, and only then',
  IN_ALL,
  async ({ page, apiAs, openAs }) => {
    const forms = (await screensOf('superAdmin', apiAs)).filter(({ path }) =>
      /\/(create|edit)$|change-password/.test(path),
    );
    await openAs('superAdmin', '/');
    for (const { path } of few(forms, 2)) {
      await test.step(path, async () => {
        await visit(page, path);
        const field = page
          .getByRole('main')
          .locator(
            'input:not([type="file"]):not([role="combobox"]):not([type="checkbox"]):not([aria-hidden]):enabled, textarea:not([aria-hidden]):enabled',
          )
          .first();
        const isPlacement = /^\/internships\/(create|\d+\/edit)$/.test(path);
        // The internship form has no text field.
        const target = isPlacement ? page.getByRole('combobox', { name: 'Dosen' }) : field;
        await expect(target).toBeVisible();
        await menuLink(page, 'Dashboard').click();
        await expectDashboard(page);
        await expect(question(page)).toHaveCount(0);

        await visit(page, path);
        if (isPlacement) {
          await target.click();
          await page.getByRole('option').last().click();
        } else await target.fill('2');
        await menuLink(page, 'Dashboard').click();
        await expect(question(page)).toBeVisible();
        await question(page).getByRole('button', { name: 'Tinggalkan' }).click();
        await expectDashboard(page);
      });
    }
  },
);
