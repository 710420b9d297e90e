import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility/checks';
import type { Caller } from './caller';
import { expect } from './fixtures';
import { expectNoSidewaysScrolling } from './layout';
import type { Mailbox } from './mailbox';
import { linkIn, PUBLIC_URL, test } from './mailingServer';
import { sendLogin } from './signIn';
import { IN_ALL } from './testLevel';
import { PHONE } from './viewports';

const CONFIRMATION = 'Konfirmasi email Anda';

const YESTERDAY = '2026-11-24';

const emailOf = ({ session }: Caller) => session.user.email;

/** Confirms an address without a look at the application, which would count as having seen what waits. */
const confirm = async (caller: Caller, mailbox: Mailbox, email: string) => {
  const { text } = await mailbox.mailTo(email, CONFIRMATION);
  const token = new URL(linkIn(text), PUBLIC_URL).searchParams.get('token');
  await caller.put('/me/email-confirmation', { token });
};

const logIn = async (page: Page, who: { identifier: string; password: string }) => {
  await expect(page).toHaveURL('/auth/login');
  await sendLogin(page, who.identifier, who.password);
};

const mailChoice = (page: Page, kind: string) =>
  page.getByRole('combobox', { name: `Email: ${kind}` });

test(
  'a student confirms an address on a phone, chooses their mails and learns of a new password',
  IN_ALL,
  async ({ page, mailbox, recordsAdmin, createPlacement, apiAs }) => {
    await page.setViewportSize(PHONE);
    const placement = await createPlacement('Mahasiswa Surel');
    const student = await apiAs(placement.student);
    const email = emailOf(student);

    // The link leads through the log-in and back.
    await page.goto(linkIn((await mailbox.mailTo(email, CONFIRMATION)).text));
    await logIn(page, placement.student);
    await page.getByRole('button', { name: 'Konfirmasi' }).click();
    await expect(page.getByText(`Email ${email} terverifikasi.`)).toBeVisible();
    await expectNoSidewaysScrolling(page);

    await page.goto('/inbox/preferences');
    const choice = mailChoice(page, 'Aktivitas yang dikembalikan');
    await expect(choice).toHaveValue('at_once');
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page, 'the preferences of mail');

    const stored = page.waitForResponse((response) => response.request().method() === 'PUT');
    await choice.selectOption('Tidak');
    await stored;
    await page.reload();
    await expect(choice).toHaveValue('never');

    // It ends the sessions, and the link of its mail leads through the log-in, too.
    await recordsAdmin.put(`/users/${student.session.user.id}/reset-password`);
    await page.goto(linkIn((await mailbox.mailTo(email, 'Password Anda direset')).text));
    const { identifier } = placement.student;
    await logIn(page, { identifier, password: identifier });
    await expect(page).toHaveURL(/^[^?]*\/change-password/);
  },
);

test(
  'a digest names what waits, and its links lead there after the log-in',
  IN_ALL,
  async ({ page, mailbox, createPlacement, apiAs }) => {
    const placement = await createPlacement('Mahasiswa Rangkuman');
    const student = await apiAs(placement.student);
    const id = await placement.addActivity({ name: 'Menarik kabel', date: YESTERDAY });
    await student.put(`/student/activities/${id}/log`, { text: 'Selesai.' });
    await student.post(`/student/activities/${id}/log/hand-in`);
    const { nik } = placement.mentor;
    const firstLogin = await apiAs({ identifier: nik, password: nik });
    const password = 'Rahasia2026!';
    await firstLogin.put('/change-password', {
      password: nik,
      new_password: password,
      new_password_confirmation: password,
    });
    const mentor = await apiAs({ identifier: nik, password });
    const email = emailOf(mentor);
    await confirm(mentor, mailbox, email);

    const { text } = await mailbox.mailTo(email, /menunggu Anda/);
    expect(text).toContain('Aktivitas menunggu peninjauan: 1');
    expect(text).toContain('Menarik kabel');
    await page.goto(linkIn(text));
    await logIn(page, { identifier: nik, password });
    await expect(page.getByText('Menarik kabel').first()).toBeVisible();
  },
);

test(
  'an address that the office notes as bounced gets no more mails',
  IN_ALL,
  async ({ page, mailbox, createStudent, apiAs, openAs }) => {
    const student = await apiAs(await createStudent('Mahasiswa Kembali'));
    await confirm(student, mailbox, emailOf(student));

    await openAs('superAdmin', `/users/${student.session.user.id}/edit`);
    await page.getByRole('button', { name: 'Catat email kembali' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Lanjutkan' }).click();
    await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
      /^Email ditolak server/,
    );
    await expect(page.getByRole('button', { name: 'Catat email kembali' })).toBeHidden();
  },
);
