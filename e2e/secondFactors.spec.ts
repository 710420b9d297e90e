import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectAccessible } from './accessibility/checks';
import { confirm } from './dialogs';
import { expect, test } from './fixtures';
import { expectNoSidewaysScrolling } from './layout';
import { sendLogin, signOut } from './signIn';
import { IN_ALL } from './testLevel';
import { expectSuccess } from './toasts';
import { DESKTOP, PHONE } from './viewports';
import { visit } from './visit';

const PATH = '/account/second-factors';

/** The recovery codes of the dialog, which is then closed. */
async function keepCodes(page: Page): Promise<string[]> {
  const codes = page.getByRole('list', { name: 'Kode pemulihan' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page, 'the recovery codes');
  const texts = await codes.allTextContents();
  await page.getByRole('button', { name: 'Sudah saya simpan' }).click();
  await expect(page.getByText(/^Tersisa 10 kode/)).toBeVisible();
  return texts;
}

for (const { on, size } of [
  { on: 'a phone', size: PHONE },
  { on: 'a desktop', size: DESKTOP },
]) {
  test(
    `a person adds an app on ${on}, signs in with it, with a recovery code and with one of the office`,
    IN_ALL,
    async ({ page, createStudent, apiAs, openAs, openOtherPage }) => {
      await page.setViewportSize(size);
      const student = await createStudent('Mahasiswa Berhati-hati');
      const caller = await apiAs(student);
      const { id } = caller.session.user;
      await openAs(caller, '/account');
      await page.getByRole('link', { name: 'Atur verifikasi' }).click();
      await expect(page).toHaveURL(PATH);
      await expectAccessible(page, 'the page without factors');

      await page.getByRole('button', { name: 'Pasang aplikasi' }).click();
      const secret = page.getByRole('dialog').locator('code');
      await expect(secret).toHaveText(/^[A-Z2-7 ]{39}$/);
      const app = new TOTP({ secret: String(await secret.textContent()).replaceAll(' ', '') });
      await expect(page.getByRole('img', { name: 'Kode QR untuk aplikasi' })).toBeVisible();
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page, 'the dialog of a new app');
      const code = page.getByLabel('Kode dari aplikasi');
      await code.fill('000000');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^Kode tidak cocok\./)).toBeVisible();
      // The clock of the server counts, which may be another one than that of the machine.
      const { date = '' } = (await page.request.get('/api/health')).headers();
      await code.fill(app.generate({ timestamp: Date.parse(date) }));
      await page.keyboard.press('Enter');
      const [first = ''] = await keepCodes(page);

      await signOut(page);
      await sendLogin(page, student.identifier, student.password);
      const field = page.getByLabel('Kode verifikasi');
      await expect(field).toBeFocused();
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page, 'the second step of the login');
      await field.fill('000000');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^Kode verifikasi salah/)).toBeVisible();
      await field.fill(first);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/');
      await visit(page, PATH);
      await expect(page.getByText(/^Tersisa 9 kode/)).toBeVisible();

      await signOut(page);
      await sendLogin(page, student.identifier, student.password);
      await field.fill(first);
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^Kode verifikasi salah/)).toBeVisible();

      const office = await openOtherPage();
      await openAs('superAdmin', `/users/${id}/edit`, office);
      await office.getByRole('button', { name: 'Kode Pengganti' }).click();
      await confirm(office, 'Buat kode pengganti?', 'Buat kode');
      const given = office.getByRole('dialog').getByRole('status', { name: 'Kode pengganti' });
      await field.fill(String(await given.textContent()));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/');

      await visit(page, PATH);
      await page.getByRole('button', { name: 'Hapus' }).click();
      await confirm(page, 'Hapus aplikasi autentikator?', 'Hapus');
      await expectSuccess(page, 'Berhasil', 'Aplikasi autentikator dihapus.');
      await signOut(page);
      await sendLogin(page, student.identifier, student.password);
      await expect(page).toHaveURL('/');
    },
  );
}

test(
  'a person adds a passkey and signs in with it alone',
  IN_ALL,
  async ({ page, createStudent, apiAs, openAs }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const student = await createStudent('Mahasiswa Bersidik Jari');
    await openAs(await apiAs(student), PATH);
    await page.getByRole('button', { name: 'Tambah passkey' }).click();
    await page.getByRole('button', { name: 'Lanjut' }).click();
    await expect(page.getByText('Nama passkey wajib diisi')).toBeVisible();
    await page.getByLabel('Nama passkey').fill('Ponsel uji');
    await page.keyboard.press('Enter');
    await keepCodes(page);
    await expect(page.getByText(/belum pernah dipakai$/)).toBeVisible();
    await expectAccessible(page, 'the page with a passkey');

    await signOut(page);
    await page.getByRole('button', { name: 'Masuk dengan passkey' }).click();
    await expect(page).toHaveURL('/');
    await visit(page, PATH);
    await expect(page.getByText(/, terakhir dipakai /)).toBeVisible();

    // A person who declines reads nothing, and one whose device is lost signs in another way.
    await signOut(page);
    await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await page.getByRole('button', { name: 'Masuk dengan passkey' }).click();
    await expect(page.getByRole('button', { name: 'Masuk dengan passkey' })).toBeEnabled();
    await expect(page).toHaveURL(/\/auth\/login$/);
    await sendLogin(page, student.identifier, student.password);
    await expect(page.getByLabel('Kode verifikasi')).toBeVisible();
  },
);
