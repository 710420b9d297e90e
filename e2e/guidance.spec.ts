import { expectAccessible } from './accessibility/checks';
import { expect, test } from './fixtures';
import { expectNoSidewaysScrolling } from './layout';
import { IN_ALL } from './testLevel';
import { expectToast } from './toasts';
import { PHONE } from './viewports';

test(
  'a student records a session on a phone, and the lecturer returns it and agrees by keyboard',
  IN_ALL,
  async ({ page, apiAs, createPastPlacement, openAs, openOtherPage }) => {
    const { student } = await createPastPlacement('Sari Dibimbing', {
      ...{ semester: 1, min_guidance_sessions: 2 },
    });

    await page.setViewportSize(PHONE);
    await openAs(await apiAs(student), '/student/guidance-sessions');
    await expect(page.getByText('Bimbingan 0 dari 2')).toBeVisible();
    await page.getByRole('button', { name: 'Catat Bimbingan' }).click();
    const form = page.getByRole('dialog', { name: 'Catat Bimbingan' });
    await form.getByRole('textbox', { name: 'Tanggal Bimbingan' }).click();
    await page.keyboard.type('03022003');
    await form.getByRole('textbox', { name: 'Topik' }).fill('Metode');
    await form.getByRole('textbox', { name: 'Hasil' }).fill('Dilanjutkan.');
    await expectAccessible(page, 'form of a session');
    await expectNoSidewaysScrolling(page);
    await form.getByRole('button', { name: 'Kirim' }).click();
    await expectToast(page, 'Bimbingan tercatat dan menunggu persetujuan.');
    const card = page.getByRole('article', { name: /^Metode/ });
    await expect(card).toContainText('Menunggu persetujuan');
    await expectAccessible(page, 'sessions of a student');

    const desk = await openOtherPage();
    await openAs('lecturer', '/guidance-sessions?state=sent&search=Sari%20Dibimbing', desk);
    await desk.getByRole('button', { name: /^Aksi untuk Sari Dibimbing/ }).focus();
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('menuitem', { name: 'Baca' })).toBeFocused();
    await desk.keyboard.press('Enter');
    const read = desk.getByRole('dialog', { name: 'Sari Dibimbing' });
    await expect(read).toContainText('Dilanjutkan.');
    await expectAccessible(desk, 'a session');
    await read.getByRole('button', { name: 'Kembalikan' }).focus();
    await desk.keyboard.press('Enter');
    const question = desk.getByRole('alertdialog', { name: 'Kembalikan Bimbingan' });
    await expect(question.getByRole('textbox')).toBeFocused();
    await desk.keyboard.type('Tuliskan metodenya.');
    await desk.keyboard.press('Control+Enter');
    await expectToast(desk, 'Bimbingan dikembalikan kepada mahasiswa.');

    await page.reload();
    await expect(card).toContainText('Tuliskan metodenya.');
    await card.getByRole('button', { name: 'Perbaiki' }).click();
    const correction = page.getByRole('dialog', { name: 'Edit Bimbingan' });
    await correction.getByRole('textbox', { name: 'Hasil' }).fill('Wawancara dengan dua mentor.');
    await correction.getByRole('button', { name: 'Kirim' }).click();
    await expect(card).toContainText('Menunggu persetujuan');

    await desk.reload();
    await desk.getByRole('button', { name: 'Pilih', exact: true }).focus();
    await desk.keyboard.press('Enter');
    await desk.getByRole('checkbox', { name: /Sari Dibimbing/ }).focus();
    await desk.keyboard.press('Space');
    await desk.getByRole('button', { name: 'Setujui' }).focus();
    await desk.keyboard.press('Enter');
    await expectToast(desk, '1 bimbingan disetujui.');

    await page.reload();
    await expect(page.getByText('Bimbingan 1 dari 2')).toBeVisible();
    await expect(card).toContainText('Disetujui');
    await expect(card.getByRole('button')).toHaveCount(0);
  },
);
