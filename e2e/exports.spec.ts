import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { expectAccessible } from './accessibility/checks';
import { expect, test } from './fixtures';
import { press } from './keyboard';
import { createCompany } from './records/companies';
import { uniqueDigits } from './records/uniqueDigits';
import { IN_ALL } from './testLevel';
import { expectToast } from './toasts';
import { PHONE } from './viewports';

// A menu that fades in has too little contrast meanwhile.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const download = async (page: Page, item: RegExp) => {
  await page.getByRole('button', { name: 'Ekspor', exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: item }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
};

const cellsOf = async (bytes: Buffer) => (await readXlsx(bytes)).sheets[0]?.rows ?? [];

test(
  'a super admin saves a searched list for Excel and as CSV, by keyboard and on a phone',
  IN_ALL,
  async ({ page, apiAs, openAs }) => {
    const admin = await apiAs('superAdmin');
    const mark = uniqueDigits(8);
    await createCompany(admin, { name: `Beta ${mark}`, internship_quota: 7 });
    await createCompany(admin, { name: `=Alfa ${mark}`, internship_quota: 3 });
    await openAs(admin, `/companies?search=${mark}&sort=-internship_quota`);
    await expect(page.getByText(`Beta ${mark}`)).toBeVisible();

    await test.step('what the list shows, by keyboard', async () => {
      await press(page.getByRole('button', { name: 'Ekspor', exact: true }));
      const items = page.getByRole('menuitem');
      await expect(items.first()).toBeFocused();
      await expectAccessible(page, 'the menu of an export');
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.keyboard.press('Enter'),
      ]);
      expect(file.suggestedFilename()).toMatch(/^mitra-industri-\d{4}-\d{2}-\d{2}\.xlsx$/);
      expect(await cellsOf(await readFile(await file.path()))).toEqual([
        ['Nama Perusahaan', 'Bidang Usaha', 'Alamat', 'No. Telepon', 'Kuota Magang', 'Status'],
        [`Beta ${mark}`, expect.any(String), expect.any(String), '0221234567', 7, 'Aktif'],
        [`=Alfa ${mark}`, expect.any(String), expect.any(String), '0221234567', 3, 'Aktif'],
      ]);
      await expectToast(page, '2 baris diekspor.');
      await expect(page.getByRole('button', { name: 'Ekspor', exact: true })).toBeFocused();
    });

    await test.step('all columns, on a phone', async () => {
      await page.setViewportSize(PHONE);
      await page.getByRole('button', { name: 'Filter' }).click();
      const { name, bytes } = await download(page, /^CSV.*dapat diimpor kembali/);
      expect(name).toMatch(/\.csv$/);
      const [header, ...rows] = bytes.toString('utf8').split('\r\n');
      expect(header).toBe(
        '\uFEFFNama Perusahaan;Bidang Usaha;Alamat;No. Telepon;Email;Kuota Magang;Status',
      );
      expect(rows[0]).toMatch(new RegExp(`^Beta ${mark};.*;7;Aktif$`));
      expect(rows[1]).toMatch(new RegExp(`^'=Alfa ${mark};.*;3;Aktif$`));
    });
  },
);

test(
  'a lecturer saves the activities and the report of an internship',
  IN_ALL,
  async ({ page, apiAs, openAs, createPlacement }) => {
    const { internshipId, addActivity } = await createPlacement(`Rara ${uniqueDigits(6)}`);
    await addActivity({ name: 'Memasang rak' });
    await openAs(await apiAs('lecturer'), `/internships/${internshipId}`);
    await expect(page.getByText('Memasang rak')).toBeVisible();

    const list = await download(page, /^Excel.*yang tampil/);
    expect((await cellsOf(list.bytes))[1]?.[0]).toBe('Memasang rak');
    const report = await download(page, /^Laporan aktivitas/);
    expect(report.name).toMatch(/^laporan-aktivitas-\d{10}\.xlsx$/);
    expect((await cellsOf(report.bytes))[0]?.[0]).toBe('Laporan Aktivitas Magang');
  },
);
