import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@/server/testing/temporaryFolders';
import { loadConfig } from './loadConfig';

const SECRET = 'x'.repeat(32);
const temporaryFolder = temporaryFolders();

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder();
});

test('generates the session secret once, readable by its owner only', () => {
  const env = { DATA_DIR: join(dataDir, 'new', 'folder') };
  const first = loadConfig(env).sessionSecret;
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(loadConfig(env).sessionSecret).toBe(first);
  const file = join(env.DATA_DIR, 'session-secret');
  expect(readFileSync(file, 'utf8').trim()).toBe(first);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(env.DATA_DIR).mode & 0o777).toBe(0o700);
});

test('uses SESSION_SECRET when it is set', () => {
  expect(loadConfig({ SESSION_SECRET: SECRET, DATA_DIR: dataDir }).sessionSecret).toBe(SECRET);
});

test('requires SESSION_SECRET with DATABASE_URL in production', () => {
  const env = { DATABASE_URL: 'postgres://h/db', DATA_DIR: dataDir, NODE_ENV: 'production' };
  expect(() => loadConfig(env)).toThrow(/^SESSION_SECRET: got nothing, takes /);
  expect(loadConfig({ ...env, SESSION_SECRET: SECRET }).sessionSecret).toBe(SECRET);
  expect(loadConfig({ ...env, NODE_ENV: undefined }).sessionSecret).toBeTruthy();
});

test('rejects a DATA_DIR that cannot hold the secret', () => {
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  expect(() => loadConfig({ DATA_DIR: file })).toThrow(/^DATA_DIR: got .+, takes a folder/);
});
