import { Writable } from 'node:stream';
import pino from 'pino';
import { WaitedTooLong } from '@/server/queues/fairQueue';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { loggerOptions } from './logging';

/** A server that writes its log to memory. */
let app: TestApp;
let lines: string[];

beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = pino({ ...loggerOptions({ environment: 'production' }) }, stream);
  app = await buildTestApp({ log });
});
beforeEach(() => {
  lines = [];
});
afterAll(() => app.close());

const breakDatabase = (error: object) =>
  jest.spyOn(app.db, 'selectFrom').mockImplementation(() => {
    throw Object.assign(new Error('select "password_hash" from users'), error);
  });
afterEach(() => jest.restoreAllMocks());

test('does not reveal internal errors', async () => {
  const headers = await app.signIn('super_admin');
  breakDatabase({});
  const answer = await app.inject({ url: '/api/companies', headers });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    message: 'Terjadi kesalahan pada server. Silakan coba lagi nanti.',
  });
  expect(lines.join('')).toContain('password_hash');
});

test('sends 503 with retry-after when the database is unavailable', async () => {
  const headers = await app.signIn('super_admin');
  breakDatabase({ code: 'ECONNREFUSED' });
  const answer = await app.inject({ url: '/api/companies', headers });
  expect(answer.statusCode).toBe(503);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

describe('in the log', () => {
  const levels = () =>
    lines
      .map((line) => JSON.parse(line) as { level: number; msg: string })
      .filter(({ level }) => level >= 40)
      .map(({ level, msg }) => [level, msg]);

  test('an outage is one line, and each of its requests the usual one', async () => {
    const headers = await app.signIn('super_admin');
    lines = [];
    breakDatabase({ code: '53100' });
    for (let request = 0; request < 5; request += 1) {
      await app.inject({ url: '/api/companies', headers });
    }
    expect(levels()).toEqual([[50, 'the database is short of something, requests are refused']]);
    expect(lines.filter((line) => line.includes('"status":503'))).toHaveLength(5);
  });

  test('a mistake and a query that takes too long are failures of their requests', async () => {
    const headers = await app.signIn('super_admin');
    lines = [];
    for (const error of [{}, { code: '57014' }]) {
      breakDatabase(error);
      await app.inject({ url: '/api/companies', headers });
    }
    expect(levels()).toEqual(Array(2).fill([50, 'request failed']));
  });

  test('waiting too long for a turn is a warning without a stack, said once', async () => {
    const headers = await app.signIn('super_admin');
    lines = [];
    jest.spyOn(app.db, 'selectFrom').mockImplementation(() => {
      throw new WaitedTooLong();
    });
    for (let request = 0; request < 2; request += 1) {
      const answer = await app.inject({ url: '/api/companies', headers });
      expect(answer.statusCode).toBe(503);
    }
    expect(levels()).toEqual([[40, 'requests wait too long for their turn and are refused']]);
    expect(lines.join('')).not.toContain('stack');
  });
});

test('keeps secrets out of the log', async () => {
  const headers = await app.signIn('super_admin');
  const secrets = ['Sandi-Rahasia-1', 'tanda-tangan-url', headers.authorization.slice(7)];
  await app.inject({
    method: 'POST',
    url: '/api/login?signature=tanda-tangan-url',
    payload: { identifier: '1', password: 'Sandi-Rahasia-1' },
  });
  await app.inject({ url: '/api/signatures/1?expires=1&signature=tanda-tangan-url', headers });
  await app.inject({ url: '/api/companies', headers });
  breakDatabase({});
  await app.inject({ url: '/api/companies?search=tanda-tangan-url', headers });
  app.services.log.info({ password: 'Sandi-Rahasia-1', body: { password: 'Sandi-Rahasia-1' } });
  expect(lines.length).toBeGreaterThan(4);
  for (const secret of secrets) expect(lines.join('')).not.toContain(secret);
});

test('keeps the contents of rows out of the log', async () => {
  const headers = await app.signIn('super_admin');
  const ROW = 'Failing row contains (7, Siti Aminah, 2403310001)';
  const log = () => lines.join('');
  breakDatabase({ code: '23502', table: 'users', column: 'name', detail: ROW, where: ROW });
  expect((await app.inject({ url: '/api/companies', headers })).statusCode).toBe(500);
  expect(log()).toContain('"column":"name"');
  const inner = Object.assign(new Error('invalid input: "Siti Aminah"'), { code: '22P02' });
  breakDatabase({ cause: inner, parameters: ['Siti Aminah'], query: 'select $1' });
  expect((await app.inject({ url: '/api/companies', headers })).statusCode).toBe(500);
  expect(log()).toContain('"code":"22P02"');
  expect(log()).not.toMatch(/Siti|2403310001/);
});

test('keeps the NIM in the name of a report out of the log', async () => {
  await app.inject({ url: '/api/reports/files/laporan-aktivitas-2403310001.pdf?token=geheim' });
  expect(lines.join('')).toContain('getReportFile');
  expect(lines.join('')).not.toMatch(/2403310001|geheim/);
});

test('returns and logs the request ID', async () => {
  const given = await app.inject({ url: '/api/health', headers: { 'x-request-id': 'proxy-7' } });
  expect(given.headers['x-request-id']).toBe('proxy-7');
  expect(lines.join('')).toContain('proxy-7');
  const strange = await app.inject({ url: '/api/health', headers: { 'x-request-id': '{"a":1}' } });
  expect(strange.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
});
