import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility/checks';
import { expect, test } from './fixtures';
import { press } from './keyboard';
import { expectFitsViewports } from './layout';
import { createCompany } from './records/companies';
import { uniqueDigits } from './records/uniqueDigits';
import { createGrade, firstCourseCode } from './records/work';
import { IN_ALL } from './testLevel';
import { expectToast } from './toasts';
import { PHONE } from './viewports';

// A panel has too little contrast while it slides in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens the history of a record that is new today. */
const openHistory = async (page: Page): Promise<Locator> => {
  await press(page.getByRole('button', { name: 'Riwayat', exact: true }));
  const day = page.getByRole('region', { name: /\d{4}$/ });
  await expect(day).toHaveCount(1);
  return day;
};

test(
  'a super admin reads who changed a company, finds it in the trail and exports it',
  IN_ALL,
  async ({ page, apiAs, openAs }) => {
    const admin = await apiAs('superAdmin');
    const name = `PT Jejak ${uniqueDigits(8)}`;
    const { id } = await createCompany(admin, { name });
    await openAs(admin, `/companies/${id}/edit`);

    await test.step('the history of the company', async () => {
      await page.getByLabel('Kuota Magang').fill('9');
      await page.getByRole('button', { name: 'Simpan' }).click();
      await expectToast(page, 'Data berhasil diedit');
      await page.goto(`/companies/${id}/edit`);
      const history = await openHistory(page);
      await expect(history).toContainText(
        'Ir. Ratna Wulandari, M.Kom. (Super Admin) mengubah Kuota Magang dari 5 menjadi 9',
      );
      await expect(history).toContainText('membuat data ini');
      await expect(history).toContainText('127.0.0.1');
      await expectAccessible(page, 'the history of a company');
      await expectFitsViewports(page, 'the history of a company');
    });

    await test.step('the trail', async () => {
      await press(page.getByRole('link', { name: 'Buka di Jejak Audit' }));
      await expect(page).toHaveURL(`/audit?resource=companies&record_id=${id}`);
      await expect(page.getByRole('button', { name: `Hapus filter Nomor ${id}` })).toBeVisible();
      await expect(page.getByText('Kuota Magang: 5 → 9')).toBeVisible();
      await page.goto(`/audit?search=${encodeURIComponent(name)}`);
      await expect(page.getByText('Kuota Magang: 5 → 9')).toBeVisible();
      await expectAccessible(page, 'the trail');
    });

    await test.step('an entry', async () => {
      const link = page.getByRole('main').getByRole('link', { name: /\d{4}, \d{2}:\d{2}/ });
      await link.first().focus();
      await page.keyboard.press('Enter');
      const entry = page.getByRole('dialog');
      await expect(entry).toContainText('updateCompany');
      await expect(entry).toContainText('Kuota MagangSebelum5Sesudah9');
      await expectAccessible(page, 'an entry of the trail');
      await page.keyboard.press('Escape');
      await expect(entry).toBeHidden();
      await expect(page).toHaveURL(`/audit?search=${encodeURIComponent(name)}`);
    });

    await test.step('the export', async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Ekspor CSV' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^jejak-audit-\d{4}-\d{2}-\d{2}\.csv$/);
      const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
      expect(lines.slice(1).every((line) => line.includes(name))).toBe(true);
      expect(lines.filter((line) => line.includes('internship_quota,5,9'))).toHaveLength(1);
    });

    await test.step('on a phone', async () => {
      await page.setViewportSize(PHONE);
      const card = page.getByRole('list', { name: 'Jejak Audit' }).getByRole('listitem').first();
      await card.getByRole('link').click();
      await expect(page.getByRole('dialog')).toContainText('Semua jejak data ini');
      await page.getByRole('dialog').getByRole('link', { name: 'Buka data' }).click();
      await expect(page).toHaveURL(`/companies/${id}/edit`);
    });
  },
);

test(
  'a lecturer reads the history of a grade, without addresses',
  IN_ALL,
  async ({ page, apiAs, openAs, createPlacement }) => {
    const admin = await apiAs('superAdmin');
    const lecturer = await apiAs('lecturer');
    const { internshipId } = await createPlacement(`Bayu ${uniqueDigits(6)}`);
    const { id } = await createGrade(lecturer, internshipId, await firstCourseCode(admin));
    await openAs(lecturer, `/internships/${internshipId}/grades/${id}/edit`);
    const history = await openHistory(page);
    await expect(history).toContainText('Fitri Handayani, S.Kom., M.T. (Dosen) membuat data ini');
    await expect(history).not.toContainText('127.0.0.1');
    await expect(page.getByRole('link', { name: 'Buka di Jejak Audit' })).toHaveCount(0);
  },
);
