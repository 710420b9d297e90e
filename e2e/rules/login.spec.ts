import { text } from '../fields';
import { expect, test } from '../fixtures';
import { ruledForm } from './formRules';

const IDENTIFIER = text('NIK / NIP / NIM');
const PASSWORD = text('Password');

test('the login has no rules of its own: the server judges whatever is sent, at its field', async ({
  page,
  aStudent,
}) => {
  const student = await aStudent('Masuk Batas');
  await page.goto('/auth/login');
  const login = ruledForm(page, { button: 'Log in' });

  await login.isRefusedByServer('POST /login', [
    [IDENTIFIER, 'NIK / NIP / NIM wajib diisi'],
    [PASSWORD, 'Password wajib diisi'],
  ]);
  await IDENTIFIER.enter(login.form, '1');
  await login.isRefusedByServer('POST /login', [[PASSWORD, 'Password wajib diisi']]);
  await PASSWORD.enter(login.form, 'x');
  await login.isRefusedByServer('POST /login', [
    [IDENTIFIER, 'NIK / NIP / NIM atau password salah.'],
  ]);

  await IDENTIFIER.enter(login.form, student.identifier);
  await PASSWORD.enter(login.form, student.password);
  await login.form.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/');
});
