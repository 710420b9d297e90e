import { text } from '../fields';
import { expect, test } from '../fixtures';
import { signIn } from '../signIn';
import { type Rule, ruledForm } from './formRules';

const TOO_SHORT = 'Password must be at least 8 characters';
const DIFFERENT = "Passwords don't match";

const CURRENT = text('Password Saat Ini');
const NEW = text('Password Baru');
const CONFIRMATION = text('Konfirmasi Password Baru');

const AT_LEAST = 'sandi-08';

test('a password is changed by its rules, told in English, from eight characters on', async ({
  page,
  openAs,
  apiAs,
  aStudent,
}) => {
  const student = await aStudent('Sandi Batas');
  const rules: Rule[] = [
    { field: CURRENT, empty: 'Current password is required', takes: [student.password] },
    { field: NEW, empty: TOO_SHORT, takes: [AT_LEAST] },
    {
      field: CONFIRMATION,
      empty: 'Password confirmation is required',
      refuses: [
        ['sandi-0', DIFFERENT],
        ['sandi-080', DIFFERENT],
        ['Sandi-08', DIFFERENT],
      ],
      takes: [AT_LEAST],
    },
  ];

  await openAs(await apiAs(student), '/change-password');
  const form = ruledForm(page, { button: 'Ganti Password' });
  await form.refusesEmpty(rules);
  await form.fill(rules);
  await form.follows(rules.filter(({ field }) => field !== NEW));

  for (const short of ['', 'sandi-0'])
    await test.step(`a new password of ${short.length} characters is refused`, async () => {
      await NEW.enter(form.form, short);
      await form.isRefused([
        [NEW, TOO_SHORT],
        [CONFIRMATION, DIFFERENT],
      ]);
    });
  await test.step('seven characters are too few, even twice the same', async () => {
    await CONFIRMATION.enter(form.form, 'sandi-0');
    await form.isRefused([[NEW, TOO_SHORT]]);
  });
  await form.accept(NEW, AT_LEAST);
  await form.accept(CONFIRMATION, AT_LEAST);

  await CURRENT.enter(form.form, 'bukan-yang-ini');
  await form.isRefusedByServer('PUT /change-password', [[CURRENT, 'Password saat ini salah']]);
  await form.accept(CURRENT, student.password);
  await form.saves({ call: 'PUT /change-password', toast: 'Password berhasil diganti.' });
  for (const { control } of [CURRENT, NEW, CONFIRMATION])
    await expect(control(form.form)).toHaveValue('');

  const fresh = await page.context().browser()?.newPage();
  if (!fresh) throw new Error('There is no browser.');
  await signIn(fresh, student.identifier, AT_LEAST);
  await fresh.close();
});
