import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

let app: TestApp;
let clientDir: string;
const PAGE = '<!doctype html><title>SiMagang</title>';
const ONLINE_PAGE = '<!doctype html><title>SiMagang, online</title>';
const SCRIPT = 'console.log("a client");';
const WORKER = 'console.log("a worker");';
const REMOVAL = 'console.log("none");';

beforeAll(async () => {
  clientDir = mkdtempSync(join(tmpdir(), 'simagang-client-'));
  mkdirSync(join(clientDir, 'assets'));
  writeFileSync(join(clientDir, 'index.html'), PAGE);
  writeFileSync(join(clientDir, 'index-online.html'), ONLINE_PAGE);
  writeFileSync(join(clientDir, 'logo.svg'), '<svg/>');
  writeFileSync(join(clientDir, 'sw.js'), WORKER);
  writeFileSync(join(clientDir, 'sw-removal.js'), REMOVAL);
  writeFileSync(join(clientDir, 'assets/main.0123abcd4567.js'), SCRIPT);
  writeFileSync(join(clientDir, 'assets/main.0123abcd4567.js.br'), brotliCompressSync(SCRIPT));
  app = await buildTestApp({ clientDir });
});
afterAll(async () => {
  await app.close();
  rmSync(clientDir, { recursive: true });
});

test.each(['/', '/companies', '/internships/7/activities/3', '/auth/login?next=%2F'])(
  'serves index.html for %s',
  async (url) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(PAGE);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toBeDefined();
  },
);

test('does not reveal that /metrics exists', async () => {
  const answer = await app.inject({ url: '/metrics' });
  const unknown = await app.inject({ url: '/api/nothing' });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toBe(unknown.body);
});

test('lets browsers cache hashed files indefinitely and serves them precompressed', async () => {
  const url = '/assets/main.0123abcd4567.js';
  const plain = await app.inject({ url });
  expect(plain.body).toBe(SCRIPT);
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');

  const answer = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers['content-type']).toMatch(/javascript/);
  expect(answer.headers.vary).toMatch(/accept-encoding/i);
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(SCRIPT);
});

test('sends the headers of documents with pages and SVG pictures only', async () => {
  const sizeOf = (headers: object) => JSON.stringify(headers).length;
  const script = await app.inject({ url: '/assets/main.0123abcd4567.js' });
  expect(script.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': expect.any(String),
  });
  expect(script.headers).not.toHaveProperty('content-security-policy');
  expect(sizeOf(script.headers)).toBeLessThan(600);
  for (const url of ['/', '/logo.svg', '/assets/gone.js']) {
    const { headers } = await app.inject({ url });
    expect(headers).toHaveProperty('content-security-policy');
    expect(headers).toHaveProperty('x-frame-options');
  }
});

test('lets browsers cache other files for an hour', async () => {
  const answer = await app.inject({ url: '/logo.svg' });
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
});

test.each([
  ['the service worker', true, WORKER],
  ['the one that removes it where OFFLINE_APP is off', false, REMOVAL],
])('serves %s, which browsers ask for each time', async (_name, offlineApp, script) => {
  const own = await buildTestApp({ clientDir, config: { offlineApp } });
  const answer = await own.inject({ url: '/sw.js?role=student' });
  expect(answer.body).toBe(script);
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.headers['content-type']).toMatch(/javascript/);
  // A worker has the policy of its own answer, not that of the page.
  expect(answer.headers['content-security-policy']).toBeDefined();
  await own.close();
});

test('serves the document that keeps nothing where OFFLINE_APP is off', async () => {
  const own = await buildTestApp({ clientDir, config: { offlineApp: false } });
  for (const url of ['/', '/companies']) {
    const answer = await own.inject({ url });
    expect(answer.body).toBe(ONLINE_PAGE);
    expect(answer.headers['cache-control']).toBe('no-cache');
  }
  await own.close();
});

test.each(['/assets/gone.0123abcd.js', '/favicon.ico', '/..%2f..%2fpackage.json', '/.env'])(
  'responds with 404 to %s',
  async (url) => {
    const answer = await app.inject({ url });
    expect([403, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toContain('<title>');
  },
);

test('serves index.html for GET and HEAD only', async () => {
  expect((await app.inject({ method: 'HEAD', url: '/companies' })).statusCode).toBe(200);
  expect((await app.inject({ method: 'POST', url: '/companies' })).statusCode).toBe(404);
});

test('does not serve index.html below /api', async () => {
  const answer = await app.inject({ url: '/api/nothing' });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ message: 'Alamat tidak ditemukan.' });
});
