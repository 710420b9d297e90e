import { expectAccessible } from './accessibility/checks';
import { confirm } from './dialogs';
import { expect } from './fixtures';
import { expectNoSidewaysScrolling } from './layout';
import { linkIn, PUBLIC_URL, test } from './mailingServer';
import { sendLogin } from './signIn';
import { IN_ALL } from './testLevel';
import { PHONE } from './viewports';
import { visit } from './visit';

const PASSWORD = 'Kuda-Laut-77-Hijau';

test(
  'a student who forgot the password sets a new one with the link of a mail, which works once',
  IN_ALL,
  async ({ page, mailbox, createStudent, apiAs, openOtherPage }) => {
    await page.setViewportSize(PHONE);
    const student = await createStudent('Mahasiswa Pelupa');
    const caller = await apiAs(student);
    const { email } = caller.session.user;
    const { text } = await mailbox.mailTo(email, 'Konfirmasi email Anda');
    const token = new URL(linkIn(text), PUBLIC_URL).searchParams.get('token');
    await caller.put('/me/email-confirmation', { token });

    await page.goto('/auth/login');
    await page.getByRole('link', { name: 'Lupa password?' }).click();
    await page.getByRole('button', { name: 'Kirim tautan' }).click();
    await expect(page.getByText('NIK / NIP / NIM wajib diisi')).toBeVisible();
    await page.getByLabel('NIK / NIP / NIM').fill(student.identifier);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText('Jika akun ini memiliki email');
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page, 'the page for a forgotten password');

    const link = linkIn((await mailbox.mailTo(email, 'Password baru')).text);
    await page.goto(link);
    await expect(page.getByText('Untuk akun Mahasiswa Pelupa.')).toBeVisible();
    await page.getByLabel('Password Baru', { exact: true }).fill('mahasiswapelupa');
    await page.getByLabel('Konfirmasi Password Baru').fill('mahasiswapelupa');
    await page.getByRole('button', { name: 'Simpan password' }).click();
    const weak = page.locator('[data-field="new_password"]');
    await expect(weak.getByText(/mudah ditebak|nama/i)).toBeVisible();
    await page.getByLabel('Password Baru', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Konfirmasi Password Baru').fill(PASSWORD);
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page, 'the form of a new password');
    await page.getByRole('button', { name: 'Simpan password' }).click();
    await expect(page.getByRole('heading', { name: 'Password baru tersimpan' })).toBeVisible();
    await page.getByRole('button', { name: 'Log in' }).click();
    await sendLogin(page, student.identifier, PASSWORD);
    await expect(page).toHaveURL('/');
    await mailbox.mailTo(email, 'Password Anda dibuat ulang');

    const late = await openOtherPage();
    await late.goto(link);
    await expect(late.getByRole('alert')).toContainText('Kode ini tidak berlaku');
  },
);

test(
  'an office gives a student a code, who sets a new password with it on a phone',
  IN_ALL,
  async ({ page, createStudent, openAs, openOtherPage, recordsAdmin }) => {
    const student = await createStudent('Mahasiswa Datang');
    await openAs(recordsAdmin, '/users?search=Mahasiswa+Datang');
    await page.getByRole('link', { name: student.name }).click();
    await page.getByRole('button', { name: 'Kode Password' }).click();
    await confirm(page, 'Buat kode password?', 'Buat kode');
    const dialog = page.getByRole('dialog', { name: `Kode password untuk ${student.name}` });
    const code = (await dialog.getByLabel('Kode password').textContent()) ?? '';
    await expectAccessible(page, 'the code for a new password');
    await dialog.getByRole('button', { name: 'Selesai' }).click();
    await expect(dialog).toBeHidden();

    const phone = await openOtherPage();
    await phone.setViewportSize(PHONE);
    await phone.goto('/lupa-password');
    await phone.getByLabel('Kode', { exact: true }).fill(code.toLowerCase().replaceAll('-', ' '));
    await phone.getByRole('button', { name: 'Lanjut' }).click();
    await phone.getByLabel('Password Baru', { exact: true }).fill(PASSWORD);
    await phone.getByLabel('Konfirmasi Password Baru').fill(PASSWORD);
    await phone.getByRole('button', { name: 'Simpan password' }).click();
    await phone.getByRole('button', { name: 'Log in' }).click();
    await sendLogin(phone, student.identifier, PASSWORD);
    await expect(phone).toHaveURL('/');

    await visit(page, '/audit?action=recover_password');
    const entries = page.getByRole('row', { name: /Password dibuat ulang/ });
    await expect(entries.filter({ hasText: student.name }).first()).toBeVisible();
  },
);
