import { text } from '../fields';
import { expect, test } from '../fixtures';
import { signIn } from '../signIn';
import { IN_ALL } from '../testLevel';
import { formTester, type Rule } from './formTester';

const TOO_SHORT = 'Password must be at least 8 characters';
const MISMATCH = "Passwords don't match";

const CURRENT = text('Password Saat Ini');
const NEW = text('Password Baru');
const CONFIRMATION = text('Konfirmasi Password Baru');

const NEW_PASSWORD = 'sandi-08';

test(
  'validates a new password, changes it and accepts it at the login',
  IN_ALL,
  async ({ page, openAs, apiAs, createStudent, openOtherPage }) => {
    const student = await createStudent('Wira Batas');
    const rules: Rule[] = [
      { field: CURRENT, required: 'Current password is required', valid: student.password },
      { field: NEW, required: TOO_SHORT, valid: NEW_PASSWORD },
      {
        field: CONFIRMATION,
        required: 'Password confirmation is required',
        invalid: [['sandi-080', MISMATCH]],
        valid: NEW_PASSWORD,
      },
    ];

    await openAs(await apiAs(student), '/change-password');
    const form = formTester(page, { button: 'Ganti Password' });
    await form.expectRequired(rules);
    await form.fill(rules);
    await form.expectInvalid(rules);

    await test.step('seven characters are too few', async () => {
      await NEW.enter(form.form, 'sandi-0');
      await form.expectErrors([
        [NEW, TOO_SHORT],
        [CONFIRMATION, MISMATCH],
      ]);
    });
    await form.enter(NEW, NEW_PASSWORD);
    await form.enter(CONFIRMATION, NEW_PASSWORD);

    await CURRENT.enter(form.form, 'bukan-yang-ini');
    await form.expectServerErrors('PUT /change-password', [[CURRENT, 'Password saat ini salah']]);
    await form.enter(CURRENT, student.password);
    await form.save({ call: 'PUT /change-password', toast: 'Password berhasil diganti.' });
    for (const { control } of [CURRENT, NEW, CONFIRMATION])
      await expect(control(form.form)).toHaveValue('');

    await signIn(await openOtherPage(), student.identifier, NEW_PASSWORD);
  },
);
