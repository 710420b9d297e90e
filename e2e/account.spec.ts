import { expectAccessible } from './accessibility/checks';
import { expect } from './fixtures';
import { expectNoSidewaysScrolling } from './layout';
import { linkIn, PUBLIC_URL, test } from './mailingServer';
import { IN_ALL } from './testLevel';
import { expectSuccess, expectToast } from './toasts';
import { DESKTOP, PHONE } from './viewports';

const SIZES = [
  { on: 'a desktop', size: DESKTOP },
  { on: 'a phone', size: PHONE },
];

for (const { on, size } of SIZES) {
  test(
    `a student changes the own contact on ${on}, and downloads the own data`,
    IN_ALL,
    async ({ page, mailbox, createStudent, apiAs, openAs }) => {
      await page.setViewportSize(size);
      const student = await createStudent('Mahasiswa Mandiri');
      const caller = await apiAs(student);
      const { id, email } = caller.session.user;
      const confirmation = await mailbox.mailTo(email, 'Konfirmasi email Anda');
      const token = new URL(linkIn(confirmation.text), PUBLIC_URL).searchParams.get('token');
      await caller.put('/me/email-confirmation', { token });

      await openAs(caller, '/');
      await page.getByRole('button', { name: /^Menu pengguna/ }).click();
      await page.getByRole('menuitem', { name: 'Akun Saya' }).click();
      await expect(page).toHaveURL('/account');
      const contact = page.getByRole('form', { name: 'Kontak' });
      await expect(contact.getByText('Email terverifikasi')).toBeVisible();
      const save = contact.getByRole('button', { name: 'Simpan Kontak' });
      await contact.getByLabel('No. Telepon').fill('0812-3456-7890');
      await save.click();
      await expectSuccess(page, 'Berhasil', 'Kontak Anda disimpan.');

      const other = `baru.${email}`;
      const password = contact.getByLabel('Password Saat Ini');
      await contact.getByLabel('Email').fill(other);
      await password.fill('Bukan-Password-1');
      await save.click();
      await expect(contact.getByText('Password saat ini salah')).toBeVisible();
      await expect(contact.getByLabel('Email')).toHaveValue(other);
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page, 'the form with a wrong password');
      await password.fill(student.password);
      await page.keyboard.press('Enter');
      await expectToast(
        page,
        `Kontak Anda disimpan. Buka tautan verifikasi di kotak masuk ${other}.`,
      );
      await expect(contact.getByText('Email belum diverifikasi')).toBeVisible();
      await mailbox.mailTo(other, 'Konfirmasi email Anda');
      const { text } = await mailbox.mailTo(email, 'Alamat email akun Anda diganti');
      expect(text).not.toContain(other);

      await page.reload();
      await expect(contact.getByLabel('Email')).toHaveValue(other);
      await expect(contact.getByLabel('No. Telepon')).toHaveValue('0812-3456-7890');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Unduh data saya' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(
        new RegExp(`^data-pribadi-${id}-\\d{4}-\\d{2}-\\d{2}\\.zip$`),
      );
      expect(await download.failure()).toBeNull();
    },
  );
}
