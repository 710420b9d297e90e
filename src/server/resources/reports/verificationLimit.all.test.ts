import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import pino from 'pino';
import { loggerOptions } from '@/server/http/logging';
import { aCertificate, anInternship } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { VERIFICATION_CODE_LENGTH, verificationCodeOf } from '@/shared/verificationCode';
import { deleteOldUnknownCodes, INTERVAL_S, UNKNOWN_CODES } from './verificationLimit';

const NOW = new Date('2026-03-02T03:00:00Z');

let app: TestApp;
let logged = '';
beforeAll(async () => {
  const stream = new PassThrough();
  stream.on('data', (chunk: Buffer) => {
    logged += chunk;
  });
  app = await buildTestApp({
    log: pino({ ...loggerOptions({ environment: 'production' }), level: 'debug' }, stream),
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setTime(NOW);
  await app.db.deleteFrom('verification_networks').execute();
});

const anyCode = () => verificationCodeOf(randomBytes(VERIFICATION_CODE_LENGTH));
const check = (code: string, remoteAddress = '203.0.113.7') =>
  app.inject({ url: `/api/verifications/${code}`, remoteAddress });
const guess = async (times: number, address?: string) =>
  Promise.all(Array.from({ length: times }, () => check(anyCode(), address)));
const later = (seconds: number) => app.setTime(new Date(NOW.getTime() + seconds * 1000));

const aPaper = async () => {
  const { id: internship_id } = await anInternship(app.db);
  return (await aCertificate(app.db, { internship_id })).code;
};

test('slows guesses from a network, also those sent at the same time', async () => {
  const answers = await guess(150);
  const late = answers.filter(({ statusCode }) => statusCode === 429);
  expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(UNKNOWN_CODES);
  expect(late).toHaveLength(150 - UNKNOWN_CODES);
  expect([late[0]?.headers['retry-after'], late[0]?.json().message]).toEqual([
    String(INTERVAL_S),
    'Terlalu banyak kode yang tidak dikenal dari jaringan ini. Coba lagi dalam 10 detik.',
  ]);
  // Others are not slowed, and this network gets one more after a while.
  expect((await check(anyCode(), '203.0.113.8')).statusCode).toBe(404);
  later(INTERVAL_S - 1);
  expect((await check(anyCode())).headers['retry-after']).toBe('1');
  later(INTERVAL_S);
  expect((await guess(3)).map(({ statusCode }) => statusCode).sort()).toEqual([404, 429, 429]);
});

test('counts an IPv6 network as one address, and known codes not at all', async () => {
  const code = await aPaper();
  const known = Array.from({ length: UNKNOWN_CODES + 5 }, (_, index) =>
    check(code, `2001:db8::${index + 1}`),
  );
  for (const answer of known) expect((await answer).statusCode).toBe(200);
  for (let number = 1; number <= UNKNOWN_CODES; number += 1) {
    expect((await check(anyCode(), `2001:db8::${number}`)).statusCode).toBe(404);
  }
  // A known code tells no more than an unknown one once too many were sent.
  expect((await check(code, '2001:db8::ffff')).statusCode).toBe(429);
  later(INTERVAL_S);
  expect((await check(code, '2001:db8::ffff')).statusCode).toBe(200);
  expect((await check('salah')).statusCode).toBe(404);
});

test('forgets networks whose time is over', async () => {
  await guess(2);
  await deleteOldUnknownCodes(app.db, new Date(NOW.getTime() + 2 * INTERVAL_S * 1000 - 1));
  expect(await app.db.selectFrom('verification_networks').selectAll().execute()).toHaveLength(1);
  await deleteOldUnknownCodes(app.db, new Date(NOW.getTime() + 2 * INTERVAL_S * 1000));
  expect(await app.db.selectFrom('verification_networks').selectAll().execute()).toEqual([]);
});

test.each([
  '/api/verifications/CODE',
  '/verify/CODE',
  '/api/verifications/CODE/',
  '/API/Verifications/CODE?x=CODE',
  '/api/verifications%2FCODE',
  '/api//verifications//CODE',
  '/api/verification/CODE',
  '/verify/CODE/../x',
  '/api/verifications/CODE%',
  `/api/verifications/CODE${'x'.repeat(300)}`,
])('the code of a paper is in no line of the log: %s', async (path) => {
  const code = await aPaper();
  for (const shown of [code, code.toLowerCase(), code.replace(/(.{4})(?=.)/g, '$1-')]) {
    logged = '';
    for (const method of ['GET', 'POST'] as const) {
      await app.inject({
        method,
        url: path.replaceAll('CODE', shown),
        headers: { referer: `https://magang.example/verify/${shown}` },
      });
    }
    expect(logged).toContain('"method":"GET"');
    expect(logged).not.toContain(shown);
  }
});
