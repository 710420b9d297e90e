import type { Page } from '@playwright/test';
import { draftCopies } from './draftCopies';
import { accounts, expect, test } from './fixtures';
import { rowsOf } from './tables';
import { IN_ALL, IN_CI } from './testLevel';
import { visit } from './visit';

/** Settings of the server, of the screen and of tables, which are not about a person or a record. */
const STAYS =
  /^(last-settings|server-clock|page-size|mui-.+|react-router-scroll-positions|table-layout:.+)$/;

/** The data of a person in the browser. */
const left = (page: Page) =>
  page
    .evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    .then((keys) => keys.filter((key) => !STAYS.test(key) && key !== 'signed-in-by-test'));

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Menu pengguna/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
};

const logIn = async (page: Page, identifier: string) => {
  await page.getByLabel('NIK / NIP / NIM').fill(identifier);
  await page.getByLabel('Password', { exact: true }).fill('Magang2026!');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
};

test(
  'a logout asks before it deletes an unsaved log, and leaves nothing of the student in the browser',
  IN_CI,
  async ({ page, createPlacement, apiAs, openAs }) => {
    const { student, addActivity } = await createPlacement('Sari Melati');
    await openAs(await apiAs(student), `/student/activities/${await addActivity()}`);
    const text = page.getByRole('textbox', { name: 'Apa yang Anda kerjakan dan pelajari?' });
    await text.fill('Memasang rak dan kabel patch.');
    await expect(page.getByText('Draf disimpan di perangkat ini.')).toBeVisible();
    await expect.poll(() => draftCopies(page)).toEqual(['Memasang rak dan kabel patch.']);

    const question = page.getByRole('alertdialog', { name: 'Ada isian yang belum tersimpan' });
    await logOut(page);
    await question.getByRole('button', { name: 'Batal' }).click();
    await expect(question).toBeHidden();
    await page.reload();
    await expect(text).toHaveValue('Memasang rak dan kabel patch.');

    await logOut(page);
    await question.getByRole('button', { name: 'Keluar dan hapus draf' }).click();
    await expect(page).toHaveURL('/auth/login');
    expect(await left(page)).toEqual([]);
    await expect.poll(() => draftCopies(page)).toEqual([]);
  },
);

test(
  'a logout leaves no searches, conditions and opened records of a super admin, in no tab',
  IN_ALL,
  async ({ page, context, openAs }) => {
    await openAs('superAdmin', '/companies');
    await page.getByRole('button', { name: /^Filter/ }).click();
    await page.getByRole('textbox', { name: 'Nilai' }).fill('a');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/conditions=/);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Cari apa saja' }).fill('Mahasiswa');
    await page.getByRole('option', { name: 'Mahasiswa Master Data' }).click();
    await expect(page).toHaveURL('/students');
    await visit(page, '/students?search=budi');
    await expect(rowsOf(page, 'Daftar mahasiswa').first()).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('region', { name: 'Perlu ditindaklanjuti' })).toBeVisible();
    expect((await left(page)).sort()).toEqual([
      'access_token',
      'follow-ups-height',
      'origins',
      'recently-opened',
      expect.stringMatching(/^table-conditions:\d+:companies$/),
      'user',
    ]);
    const otherTab = await context.newPage();
    await otherTab.goto('/students?search=budi');
    await expect(rowsOf(otherTab, 'Daftar mahasiswa').first()).toBeVisible();

    await logOut(page);
    for (const tab of [page, otherTab]) {
      await expect(tab).toHaveURL('/auth/login');
      expect(await left(tab)).toEqual([]);
    }

    await logIn(page, accounts.superAdmin);
    await page.goBack();
    await expect(page).toHaveURL('/students');
  },
);
