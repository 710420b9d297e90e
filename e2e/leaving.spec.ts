import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility/checks';
import { expect, test } from './fixtures';
import { createCompany } from './records/companies';
import { createMentor } from './records/people';
import { IN_ALL } from './testLevel';
import { expectSuccess } from './toasts';
import { PHONE } from './viewports';

// A dialog has too little contrast while it fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const TOMORROW = '2026-11-26';

const list = (name: string) => `/internships?search=${encodeURIComponent(name)}`;

/** The clicks of a person on the page, as the browser counts them. */
async function countClicks(page: Page) {
  await page.evaluate(() => {
    document.body.dataset.clicks = '0';
    addEventListener(
      'pointerdown',
      () => {
        document.body.dataset.clicks = String(Number(document.body.dataset.clicks) + 1);
      },
      true,
    );
  });
  return () => page.evaluate(() => Number(document.body.dataset.clicks));
}

test(
  'an office ends a placement in three clicks, sees it in the list and takes it back',
  IN_ALL,
  async ({ page, openAs, createPlacement }) => {
    const name = 'Yoga Berhenti';
    const { addActivity } = await createPlacement(name);
    await addActivity({ date: TOMORROW });
    await openAs('superAdmin', list(name));
    const menu = page.getByRole('button', { name: `Aksi untuk ${name}` });
    await expect(menu).toBeVisible();
    const clicks = await countClicks(page);
    await menu.click();
    await page.getByRole('menuitem', { name: 'Akhiri magang' }).click();
    const dialog = page.getByRole('dialog', { name: 'Akhiri Magang' });
    await expect(
      dialog.getByText('1 aktivitas sesudah 25 Nov 2026 yang belum diisi akan dihapus.'),
    ).toBeVisible();
    await expectAccessible(page, 'the end of a placement');
    await dialog.getByRole('button', { name: 'Akhiri', exact: true }).click();
    await expectSuccess(page, 'Sukses!', 'Magang diakhiri');
    // Closing the toast is no press of a pointer.
    expect(await clicks()).toBe(3);
    await expect(page.getByText('s/d 25 Nov 2026', { exact: true })).toBeVisible();

    await menu.press('Enter');
    await page.getByRole('menuitem', { name: 'Batalkan pengakhiran' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Batalkan Pengakhiran' });
    await question.getByRole('button', { name: 'Batalkan pengakhiran' }).press('Enter');
    await expectSuccess(page, 'Sukses!', 'Pengakhiran dibatalkan');
    await expect(page.getByText('s/d 25 Nov 2026', { exact: true })).toBeHidden();
  },
);

test(
  'an office moves a student to another company in six clicks, and makes the letters of the new placement',
  IN_ALL,
  async ({ page, openAs, recordsAdmin, createPlacement }) => {
    const name = 'Zahra Pindah';
    const { company } = await createPlacement(name);
    const next = await createCompany(recordsAdmin);
    await createMentor(recordsAdmin, next);
    const mentor = await createMentor(recordsAdmin, next);
    await openAs('superAdmin', list(name));
    const menu = page.getByRole('button', { name: `Aksi untuk ${name}` });
    await expect(menu).toBeVisible();
    const clicks = await countClicks(page);
    await menu.click();
    await page.getByRole('menuitem', { name: 'Pindah mitra' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pindah Mitra' });
    await expect(dialog.getByText('Tidak ada aktivitas mendatang yang terhapus.')).toBeVisible();
    await expectAccessible(page, 'the move of a student');
    await dialog.getByRole('combobox', { name: 'Mitra Baru' }).click();
    await page.getByRole('option', { name: next.name }).click();
    await page.getByRole('option', { name: mentor.name, exact: true }).click();
    await dialog.getByRole('button', { name: 'Pindahkan' }).click();
    await expectSuccess(page, 'Sukses!', 'Mahasiswa dipindahkan');
    expect(await clicks()).toBe(6);

    await expect(page.getByText(`Penempatan di ${next.name} sudah dibuat.`)).toBeVisible();
    await expect(page.getByText('Lanjutan dari')).toBeVisible();
    await page.getByRole('button', { name: 'Buat surat penempatan baru' }).press('Enter');
    await expect(page.getByRole('dialog', { name: `Buat Surat untuk ${name}` })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: company.name }).press('Enter');
    await expect(page.getByText('25 Nov 2026 · pindah mitra')).toBeVisible();
    await expect(page.getByRole('link', { name: next.name })).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test(
    'ends a placement by keyboard on a past day after the question about it',
    IN_ALL,
    async ({ page, openAs, createPlacement }) => {
      const { internshipId, addActivity } = await createPlacement('Xena Lampau');
      await addActivity({ date: '2026-11-24' });
      await openAs('superAdmin', `/internships/${internshipId}`);
      await page.getByRole('button', { name: 'Aksi untuk Xena Lampau' }).press('Enter');
      await page.getByRole('menuitem', { name: 'Akhiri magang' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Akhiri Magang' });
      await dialog.getByRole('textbox', { name: /Hari Terakhir/ }).fill('23/11/2026');
      await dialog.getByRole('radio', { name: 'Dihentikan' }).focus();
      await page.keyboard.press('Space');
      await expect(dialog.getByText('Tidak ada aktivitas mendatang yang terhapus.')).toBeVisible();
      await expectAccessible(page, 'the end of a placement on a phone');
      const end = dialog.getByRole('button', { name: 'Akhiri', exact: true });
      await end.press('Enter');
      const question = page.getByRole('alertdialog', {
        name: '1 hari yang sudah lewat akan berubah',
      });
      await expect(question.getByRole('listitem')).toHaveText(['1 hari: Alpa → Tidak ada jadwal']);
      await expect(question.getByRole('textbox', { name: 'Alasan' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await expect(dialog.getByRole('radio', { name: 'Dihentikan' })).toBeChecked();
      await expect(end).toBeEnabled();
      await end.press('Enter');
      await expect(question.getByRole('textbox', { name: 'Alasan' })).toBeFocused();
      await page.keyboard.type('Surat mitra tertanggal 23.');
      await page.keyboard.press('ControlOrMeta+Enter');
      await expectSuccess(page, 'Sukses!', 'Magang diakhiri');
      await expect(page.getByText('23 Nov 2026 · dihentikan')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    },
  );
});
