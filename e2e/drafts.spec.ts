import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { freezeClock } from './clock';
import { draftCopies } from './draftCopies';
import { expect, test } from './fixtures';
import { createDesk } from './records/desks';
import { firstCourseCode, sheetUrl } from './records/work';
import { signIn } from './signIn';
import { IN_ALL, IN_CI } from './testLevel';
import { expectToast } from './toasts';
import { PHONE } from './viewports';

const textArea = (page: Page) =>
  page.getByRole('textbox', { name: 'Apa yang Anda kerjakan dan pelajari?' });

const firstPage = async (context: BrowserContext) => context.pages()[0] ?? context.newPage();

test(
  'a text survives the death of the browser, and the log-in leads back to it',
  IN_ALL,
  async ({ playwright, launchOptions, baseURL, createPlacement }) => {
    const { student, addActivity } = await createPlacement('Rani Permata');
    const id = await addActivity();
    const profile = mkdtempSync(join(tmpdir(), 'profile-'));
    const open = async () => {
      const context = await playwright.chromium.launchPersistentContext(profile, {
        ...launchOptions,
        viewport: PHONE,
        ...(baseURL && { baseURL }),
      });
      await freezeClock(context);
      return context;
    };

    const page = await firstPage(await open());
    await signIn(page, student.identifier, student.password);
    await page.goto(`/student/activities/${id}`);
    await textArea(page).pressSequentially('Memasang rak.');
    await expect.poll(() => draftCopies(page)).toEqual(['Memasang rak.']);
    execFileSync('pkill', ['-KILL', '-f', profile]);

    const again = await open();
    const next = await firstPage(again);
    // The browser may or may not have written its local storage in time.
    await next.goto('/auth/login');
    await next.evaluate(() => localStorage.clear());
    await signIn(next, student.identifier, student.password);
    await next.getByRole('link', { name: 'Lanjutkan menulis' }).click();
    await expect(textArea(next)).toHaveValue('Memasang rak.');
    await again.close();
    rmSync(profile, { recursive: true, force: true });
  },
);

test(
  'two devices do not overwrite each other, and two tabs show the same text',
  IN_ALL,
  async ({ page, context, openOtherPage, createPlacement, apiAs, openAs }) => {
    const { student, addActivity } = await createPlacement('Budi Hartono');
    const path = `/student/activities/${await addActivity()}`;
    await openAs(await apiAs(student), path);
    const tab = await context.newPage();
    await tab.goto(path);
    const phone = await openOtherPage();
    await openAs(await apiAs(student), path, phone);

    await textArea(page).pressSequentially('Dari laptop.');
    await expect(textArea(tab)).toHaveValue('Dari laptop.');
    await textArea(tab).press('End');
    await textArea(tab).pressSequentially(' Dari tab lain.');
    await expect(textArea(page)).toHaveValue('Dari laptop. Dari tab lain.');

    await textArea(phone).fill('Dari ponsel.');
    await phone.getByRole('button', { name: 'Simpan' }).click();
    await expectToast(phone, 'Catatan tersimpan.');

    await page.getByRole('button', { name: 'Kirim' }).click();
    await expectToast(page, 'Catatan belum tersimpan');
    await expect(page.getByText('Dari ponsel.')).toBeVisible();
    await page.getByRole('button', { name: 'Pakai tulisan saya' }).click();
    await page.getByRole('button', { name: 'Kirim' }).click();
    await expectToast(page, 'Catatan dikirim.');
    await expect(tab.getByText(/^Tersimpan/)).toBeVisible();
    await expect(textArea(tab)).toHaveValue('Dari laptop. Dari tab lain.');
  },
);

const forgetDrafts = () => {
  for (const key of Object.keys(localStorage)) {
    if (key.includes('-draft-')) localStorage.removeItem(key);
  }
};

test(
  'grades and comments that the local storage has lost are back without a log-in',
  IN_ALL,
  async ({ page, context, recordsAdmin, apiAs, openAs }) => {
    const desk = await createDesk(recordsAdmin, apiAs, { students: 1, activitiesEach: 1 });
    const sheet = sheetUrl(await firstCourseCode(recordsAdmin), desk.place.period.id);
    const cell = (tab: Page) => tab.getByRole('textbox', { name: /^Tugas 1/ });
    const comment = (tab: Page) => tab.getByRole('textbox', { name: 'Catatan revisi' });
    const startReturn = (tab: Page) => tab.getByRole('button', { name: /^Kembalikan/ }).click();

    await openAs(desk.caller, sheet);
    await cell(page).fill('85');
    const other = await context.newPage();
    await other.goto('/reviews');
    await startReturn(other);
    await comment(other).fill('Lampirkan foto.');
    await expect
      .poll(() => draftCopies(page))
      .toEqual([expect.stringContaining('85'), 'Lampirkan foto.']);
    await page.evaluate(forgetDrafts);
    await page.close();
    await other.close();

    const tab = await context.newPage();
    await tab.goto(sheet);
    await expect(cell(tab)).toHaveValue('85');
    await tab.evaluate(forgetDrafts);
    await tab.close();
    const reviews = await context.newPage();
    await reviews.goto('/reviews');
    await expect
      .poll(() => reviews.evaluate(() => Object.keys(localStorage).join()))
      .toContain('return-comment-draft');
    await startReturn(reviews);
    await expect(comment(reviews)).toHaveValue('Lampirkan foto.');
  },
);

test(
  'the editor opens although IndexedDB never answers',
  IN_CI,
  async ({ page, createPlacement, apiAs, openAs }) => {
    const { student, addActivity } = await createPlacement('Wulan Sari');
    await page.addInitScript(() => {
      const open = indexedDB.open.bind(indexedDB);
      indexedDB.open = (name, version) =>
        Object.assign(open(name, version), { addEventListener: () => {} });
    });
    await openAs(await apiAs(student), `/student/activities/${await addActivity()}`);
    await textArea(page).fill('Memasang rak.');
    await expect(page.getByText(/Draf disimpan di perangkat ini/)).toBeVisible();
  },
);
