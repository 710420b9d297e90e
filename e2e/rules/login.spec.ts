import { text } from '../fields';
import { expect, test } from '../fixtures';
import { IN_ALL } from '../testLevel';
import { formTester } from './formTester';

const IDENTIFIER = text('NIK / NIP / NIM');
const PASSWORD = text('Password');

test(
  'sends any login and shows the errors of the server at its fields',
  IN_ALL,
  async ({ page, createStudent }) => {
    const student = await createStudent('Masuk Batas');
    await page.goto('/auth/login');
    const login = formTester(page, { button: 'Log in' });

    await login.expectServerErrors('POST /login', [
      [IDENTIFIER, 'NIK / NIP / NIM wajib diisi'],
      [PASSWORD, 'Password wajib diisi'],
    ]);
    await IDENTIFIER.enter(login.form, '1');
    await PASSWORD.enter(login.form, 'x');
    await login.expectServerErrors('POST /login', [
      [IDENTIFIER, 'NIK / NIP / NIM atau password salah.'],
    ]);

    await IDENTIFIER.enter(login.form, student.identifier);
    await PASSWORD.enter(login.form, student.password);
    await login.form.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/');
  },
);
