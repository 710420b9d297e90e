import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/checks';
import { expect, test } from '../fixtures';
import { press, tabTo } from '../keyboard';
import { createCompany } from '../records/companies';
import { uniqueDigits } from '../records/uniqueDigits';
import { rowsOf } from '../tables';
import { IN_ALL } from '../testLevel';
import { expectSuccess } from '../toasts';
import { PHONE } from '../viewports';

// A dialog has too little contrast while it fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LABEL = 'Daftar mitra industri';
const ACTIVE = 'Filter (2 syarat aktif)';

const filterButton = (page: Page) => page.getByRole('button', { name: /^Filter/ });
const condition = (page: Page, number: number) =>
  page.getByRole('group', { name: `Syarat ${number}` });

const exportedNames = async (page: Page) => {
  await page.getByRole('button', { name: 'Ekspor', exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^CSV.*yang tampil/ }).click(),
  ]);
  const [, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  return lines.map((line) => line.split(';')[0]);
};

test(
  'two conditions by keyboard, after a reload, in a link, in an export and on a phone',
  IN_ALL,
  async ({ page, apiAs, openAs, openOtherPage }) => {
    const admin = await apiAs('superAdmin');
    const mark = uniqueDigits(8);
    for (const internship_quota of [3, 7, 9]) {
      await createCompany(admin, {
        name: `Saringan ${mark} ${internship_quota}`,
        internship_quota,
      });
    }
    const expected = [`Saringan ${mark} 7`, `Saringan ${mark} 9`];
    const expectRows = async (on: Page) => {
      await expect(rowsOf(on, LABEL)).toHaveCount(2);
      for (const name of expected) await expect(on.getByText(name)).toBeVisible();
      await expect(filterButton(on)).toHaveAccessibleName(ACTIVE);
    };

    await openAs(admin, '/companies');
    await test.step('by keyboard', async () => {
      await press(filterButton(page));
      await expect(condition(page, 1).getByRole('combobox', { name: 'Kolom' })).toBeFocused();
      await tabTo(condition(page, 1).getByRole('textbox', { name: 'Nilai' }));
      await page.keyboard.type(mark);
      await page.keyboard.press('Enter');
      await expect(rowsOf(page, LABEL)).toHaveCount(3);
      await press(page.getByRole('button', { name: 'Tambah syarat' }));
      await expect(condition(page, 2).getByRole('combobox', { name: 'Kolom' })).toBeFocused();
      await page.keyboard.type('Kuota');
      await tabTo(condition(page, 2).getByRole('combobox', { name: 'Operator' }), 'Tab');
      await page.keyboard.press('ArrowDown');
      const value = condition(page, 2).getByRole('spinbutton', { name: 'Nilai' });
      await press(value);
      await expect(value).toHaveAccessibleDescription('Wajib diisi');
      await expectAccessible(page, 'conditions');
      await page.emulateMedia({ colorScheme: 'light' });
      await page.keyboard.type('5');
      await press(page.getByRole('button', { name: 'Terapkan' }));
      await expectRows(page);
      await page.keyboard.press('Escape');
      await expect(filterButton(page)).toBeFocused();
    });

    await test.step('after a reload, in the next visit, and for somebody with the link', async () => {
      await page.reload();
      await expectRows(page);
      const link = page.url();
      await page.goto('/companies');
      await expectRows(page);
      expect(page.url()).toBe(link);
      const other = await openOtherPage();
      await openAs('superAdmin', link, other);
      await expectRows(other);
    });

    await test.step('in an export', async () => {
      expect(await exportedNames(page)).toEqual(expected);
      // On a phone, the toast would cover the header of the sheet.
      await expectSuccess(page, 'Berhasil', '2 baris diekspor.');
    });

    await test.step('on a phone', async () => {
      await page.setViewportSize(PHONE);
      const openSheet = async () => {
        await filterButton(page).click();
        await page.getByRole('button', { name: /^Syarat/ }).click();
      };
      await openSheet();
      const sheet = page.getByRole('dialog', { name: 'Syarat filter' });
      await expect(sheet.getByRole('spinbutton', { name: 'Nilai' })).toHaveValue('5');
      await expectAccessible(page, 'conditions on a phone');
      const box = await sheet.boundingBox();
      expect([box?.width, box?.height]).toEqual([PHONE.width, PHONE.height]);
      await sheet.getByRole('spinbutton', { name: 'Nilai' }).fill('8');
      await sheet.getByRole('button', { name: 'Terapkan' }).click();
      await expect(sheet).toBeHidden();
      await page.getByRole('button', { name: 'Tampilkan' }).click();
      await expect(page.getByRole('list', { name: LABEL }).getByRole('listitem')).toHaveCount(1);
      await openSheet();
      await sheet.getByRole('button', { name: 'Bersihkan' }).click();
      await sheet.getByRole('button', { name: 'Tutup' }).click();
      await page.getByRole('button', { name: 'Tampilkan' }).click();
      await expect(filterButton(page)).toHaveAccessibleName('Filter');
      expect(new URL(page.url()).search).toBe('');
    });
  },
);
