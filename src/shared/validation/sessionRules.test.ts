import { changePasswordRules } from '@/shared/resources/session/changePasswordRules';
import { loginRules } from '@/shared/resources/session/loginRules';
import { accepted, messagesOf, type Row, testRows } from '../testing/messagesOf';

const blank = (field: string, message: string): Row[] => [
  [field, undefined, message],
  [field, null, message],
  [field, '', message],
];

describe('change password', () => {
  const TOO_SHORT = 'Password must be at least 8 characters';
  const TOO_LONG = 'Password must be at most 255 characters';
  const MISMATCH = "Passwords don't match";
  const of = (password: string) => ({
    password: 'Magang2026!',
    new_password: password,
    new_password_confirmation: password,
  });

  testRows(changePasswordRules, of('rahasia!'), [
    ...blank('password', 'Current password is required'),
    ['password', ' '],
    ['password', 'a'.repeat(256), TOO_LONG],
    ...blank('new_password_confirmation', 'Password confirmation is required'),
    ['new_password_confirmation', 'rahasia?', MISMATCH],
    ['new_password_confirmation', 'rahasia! ', MISMATCH],
    ['new_password_confirmation', 'Rahasia!', MISMATCH],
  ]);

  test.each([
    ['1234567', [TOO_SHORT]],
    ['12345678', undefined],
    ['        ', undefined],
    ['a'.repeat(255), undefined],
    ['a'.repeat(256), [TOO_LONG]],
  ])('a new password of %j', async (password, messages) => {
    expect(await messagesOf(changePasswordRules, of(password))).toEqual(
      messages ? { new_password: messages } : {},
    );
  });

  test.each(['', undefined, null])('a new password left %j', async (new_password) => {
    const messages = await messagesOf(changePasswordRules, { ...of(''), new_password });
    expect(messages.new_password).toEqual([TOO_SHORT]);
  });
});

describe('login, on the server', () => {
  testRows(loginRules, { identifier: '2403310001', password: 'x', remember: true }, [
    ...blank('identifier', 'NIK / NIP / NIM wajib diisi'),
    ['identifier', 'a'.repeat(255)],
    ['identifier', 'a'.repeat(256), 'NIK / NIP / NIM maksimal 255 karakter'],
    ['identifier', 2403310001, 'Harus berupa teks'],
    ...blank('password', 'Password wajib diisi'),
    ['password', 'a'.repeat(255)],
    ['password', 'a'.repeat(256), 'Password maksimal 255 karakter'],
    ['remember', 'x', 'Harus berupa ya atau tidak'],
  ]);

  test('trims the identifier but not the password; remember defaults to false', async () => {
    expect(await accepted(loginRules, { identifier: ' 24 ', password: ' a ' })).toEqual({
      identifier: '24',
      password: ' a ',
      remember: false,
    });
  });
});
