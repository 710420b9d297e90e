import { randomBytes } from 'node:crypto';
import { aStudent, aSuperAdmin, TEST_PASSWORD } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { byLevel } from '@/shared/testing/testLevel';
import { formatVerificationCode, verificationCodeOf } from '@/shared/verificationCode';

const GUESSES = byLevel({ short: 200, all: 1_000, soak: 100_000 });
const AT_ONCE = 20;
const PASSWORD = 'Kuda-Laut-77-Hijau';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const post = (path: string, payload: object, remoteAddress = '203.0.113.7') =>
  app.inject({ method: 'POST', url: `/api${path}`, payload, remoteAddress });

const newPassword = (code: string) => ({
  code,
  new_password: PASSWORD,
  new_password_confirmation: PASSWORD,
});

/** Another code, or the true one with one character replaced. */
function guessAt(code: string, number: number): string {
  const place = number % code.length;
  const replaced = code.charAt(place);
  if (number % 2 === 0 || replaced === '-') {
    return formatVerificationCode(verificationCodeOf(randomBytes(12)));
  }
  return `${code.slice(0, place)}${replaced === '7' ? '8' : '7'}${code.slice(place + 1)}`;
}

/** Every second guess comes from one network, the others from one each. */
const networkOfGuess = (number: number): string =>
  number % 4 < 2
    ? '198.51.100.1'
    : `2001:db8:${Math.floor(number / 65_536)}:${(number % 65_536).toString(16)}::1`;

const guess = (code: string, number: number) =>
  number % 3 === 0
    ? post('/password-codes/holder', { code: guessAt(code, number) }, networkOfGuess(number))
    : post('/password-codes/recovery', newPassword(guessAt(code, number)), networkOfGuess(number));

test('guesses from many networks open nothing, and lock neither the code nor the account', async () => {
  const { user } = await aSuperAdmin(app.db);
  const student = await aStudent(app.db);
  const given = await app.inject({
    method: 'POST',
    url: `/api/users/${student.user_id}/password-code`,
    headers: await app.signIn(user),
  });
  const { code } = given.json().data;

  const met: Record<number, number> = {};
  for (let sent = 0; sent < GUESSES; sent += AT_ONCE) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => guess(code, sent + index)),
    );
    for (const { statusCode } of answers) met[statusCode] = (met[statusCode] ?? 0) + 1;
  }
  expect(met).toEqual({ 404: expect.any(Number), 429: expect.any(Number) });

  const logIn = (password: string) => post('/login', { identifier: student.nim, password });
  expect((await logIn(TEST_PASSWORD)).statusCode).toBe(200);
  expect((await post('/password-codes/recovery', newPassword(code))).statusCode).toBe(200);
  expect((await logIn(PASSWORD)).statusCode).toBe(200);
});
