import { toDigits } from './dates';
import { dateOrTime, select, text } from './fields';
import { expect, test } from './fixtures';
import { IN_ALL } from './testLevel';
import { expectToast, toasts } from './toasts';

/** A Monday without other activities, and the Saturday before it. */
const MONDAY = '2026-12-21';
const SATURDAY = '2026-12-19';

test(
  'a holiday declared later moves its activities, and the old day is filled from the stored hours',
  IN_ALL,
  async ({ page, openAs, createPlacement }) => {
    const { addActivity } = await createPlacement('Libur Susulan');
    await addActivity({ name: 'Piket laboratorium', date: MONDAY });
    await openAs('superAdmin', '/holidays/create');
    const form = page.locator('main form').first();
    await dateOrTime('Tanggal').enter(form, toDigits(MONDAY));
    await text('Nama Hari Libur').enter(form, 'Dies Natalis');
    await select('Jenis').enter(form, 'Kampus');
    await select('Kepastian').enter(form, 'Ditetapkan');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expectToast(page, 'Data berhasil ditambahkan');

    const move = page.getByRole('form', { name: 'Pindahkan aktivitas' });
    await dateOrTime('Pindahkan ke').enter(move, toDigits(SATURDAY));
    const button = move.getByRole('button', { name: /^Pindahkan \d+ aktivitas$/ });
    await expect(button).toBeEnabled();
    await button.click();
    const moved = toasts(page).filter({ hasText: /\d+ aktivitas dipindahkan ke 19 Des 2026/ });
    await expect(moved.first()).toBeVisible();
    await expect(page).toHaveURL(/\/holidays$/);

    await page.getByRole('searchbox').fill('Dies Natalis');
    await expect(page).toHaveURL(/search=Dies/);
    await page
      .getByRole('row', { name: /21 Des 2026/ })
      .getByText('Dies Natalis')
      .click();
    await expect(page).toHaveURL(/\/edit/);
    await dateOrTime('Tanggal').enter(form, toDigits(SATURDAY));
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(dateOrTime('Pindahkan ke').control(move).first()).toHaveValue(/^21/);
    await move.getByRole('button', { name: /^Pindahkan \d+ aktivitas$/ }).click();
    const fill = page.getByRole('link', { name: 'Buat dari Pola' });
    await expect(fill).toBeFocused();
    await fill.click();
    await expect(page).toHaveURL(/\/internships\/schedule\?date=2026-12-21$/);
  },
);
