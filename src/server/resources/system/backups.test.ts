import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningBackup } from '@/server/db/backup/backupThread';
import type { BackupRequest } from '@/server/db/backup/makeBackup';
import { aSuperAdmin } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { temporaryFolders } from '@/server/testing/temporaryFolders';
import { testInAll } from '@/shared/testing/testLevel';
import { version } from '../../../../package.json';

const newFolder = temporaryFolders();
let app: TestApp;
let folder: string;
/** The requests to the thread that makes backups. */
let requests: BackupRequest[];
let outcome: () => Promise<number>;

function startBackup(request: BackupRequest): RunningBackup {
  requests.push(request);
  const done = outcome().then((bytes) => {
    writeFileSync(request.file, 'x'.repeat(bytes));
    return bytes;
  });
  return { done, stop: async () => {} };
}

beforeEach(async () => {
  folder = join(newFolder(), 'backups');
  requests = [];
  outcome = async () => 7;
  app = await buildTestApp({
    config: { backupDir: folder, backupTime: '02:00', backupKeep: 2, backupPassphrase: 'kopi' },
    startBackup,
  });
});
afterEach(() => app.close());

const makeDueAt = async (time: string) => {
  app.setTime(time);
  await app.services.backups.makeDue();
};

test('makes a backup once at its time, and deletes the oldest', async () => {
  // The server has missed the backup of the night before.
  await makeDueAt('2026-11-20T12:00:00Z');
  await makeDueAt('2026-11-20T18:59:00Z');
  expect(readdirSync(folder)).toEqual(['simagang-2026-11-20T12-00-00Z.backup']);
  expect(requests[0]).toMatchObject({ passphrase: 'kopi', databaseUrl: null });

  writeFileSync(join(folder, 'mine.backup'), '');
  writeFileSync(join(folder, '.simagang-x.backup.1.partial'), '');
  await makeDueAt('2026-11-20T19:00:00Z');
  await makeDueAt('2026-11-20T19:01:00Z');
  await makeDueAt('2026-11-21T19:00:30Z');
  expect(readdirSync(folder)).toEqual([
    'mine.backup',
    'simagang-2026-11-20T19-00-00Z.backup',
    'simagang-2026-11-21T19-00-30Z.backup',
  ]);
});

testInAll('one of several processes makes the backup', async () => {
  app.setTime('2026-11-20T12:00:00Z');
  const processes = await app.startProcesses(4);
  await Promise.all(processes.map(({ services }) => services.backups.makeDue()));
  await Promise.all(processes.map(({ services }) => services.backups.makeDue()));
  expect(requests).toHaveLength(1);
});

test('shows a failed backup, keeps the older ones, and tries again an hour later', async () => {
  await makeDueAt('2026-11-20T12:00:00Z');
  outcome = () => Promise.reject(new Error('no space left'));
  await makeDueAt('2026-11-20T19:00:00Z');
  await makeDueAt('2026-11-20T19:59:00Z');
  expect(requests).toHaveLength(2);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(await app.services.backups.state()).toMatchObject({
    last: { file: 'simagang-2026-11-20T12-00-00Z.backup' },
    failure: { at: new Date('2026-11-20T19:00:00Z'), reason: 'no space left' },
  });
  outcome = async () => 9;
  await makeDueAt('2026-11-20T20:00:00Z');
  expect(await app.services.backups.state()).toMatchObject({
    is_running: false,
    next_at: new Date('2026-11-21T19:00:00Z'),
    last: { file: 'simagang-2026-11-20T20-00-00Z.backup', bytes: 9, is_verified: true },
    failure: null,
  });
});

testInAll('repeats the backup of a killed process an hour later', async () => {
  const slot = '2026-11-19T19:00:00Z';
  const started_at = '2026-11-20T12:00:00Z';
  await app.db.insertInto('backups').values({ slot, started_at }).execute();
  await makeDueAt('2026-11-20T12:59:00Z');
  expect(requests).toHaveLength(0);
  await makeDueAt('2026-11-20T13:00:00Z');
  expect(requests).toHaveLength(1);
});

test('lets a super admin start a backup, and the next one only when it is done', async () => {
  const headers = await app.signIn('super_admin');
  const start = () => app.inject({ method: 'POST', url: '/api/backups', headers });
  let finish = (_bytes: number) => {};
  outcome = () =>
    new Promise((resolve) => {
      finish = resolve;
    });
  app.setTime('2026-11-20T12:00:00Z');
  expect((await start()).statusCode).toBe(202);
  const second = await start();
  expect(second.statusCode).toBe(409);
  expect(second.json().message).toBe('Pencadangan sedang berjalan.');
  const health = async () =>
    (await app.inject({ url: '/api/health?full=1', headers })).json().details.backups;
  expect(await health()).toMatchObject({ is_running: true, last: null });
  finish(5);
  while ((await health()).is_running) expect(requests).toHaveLength(1);
  expect(await health()).toMatchObject({ last: { bytes: 5 } });
  expect((await start()).statusCode).toBe(202);
});

testInAll('makes no backups without a folder', async () => {
  const own = await buildTestApp({ startBackup });
  try {
    const headers = await own.signIn('super_admin');
    await own.services.backups.makeDue();
    const answer = await own.inject({ method: 'POST', url: '/api/backups', headers });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe('Folder cadangan belum diatur (BACKUP_DIR).');
    expect(requests).toEqual([]);
    expect(await own.services.backups.state()).toMatchObject({ is_on: false, next_at: null });
  } finally {
    await own.close();
  }
});

test('only a super admin gets the details of the health', async () => {
  const status = async (headers = {}) =>
    (await app.inject({ url: '/api/health?full=1', headers })).statusCode;
  expect(await status()).toBe(401);
  expect(await status({ authorization: 'Bearer x' })).toBe(401);
  for (const role of ['lecturer', 'mentor', 'student'] as const) {
    expect(await status(await app.signIn(role))).toBe(403);
  }
  const { user: newcomer } = await aSuperAdmin(app.db, { user: { has_default_password: true } });
  expect(await status(await app.signIn(newcomer))).toBe(403);

  const headers = await app.signIn('super_admin');
  const answer = await app.inject({ url: '/api/health?full=1', headers });
  expect(answer.json().details).toMatchObject({
    version,
    node: process.versions.node,
    database: { bytes: expect.any(Number) },
    backups: { is_on: true, is_encrypted: true, keep: 2, last: null, failure: null },
  });
  const short = await app.inject({ url: '/api/health', headers });
  expect(short.json()).not.toHaveProperty('details');
  expect(existsSync(folder)).toBe(false);
});
