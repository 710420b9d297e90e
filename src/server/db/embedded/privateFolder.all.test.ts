import { spawnSync } from 'node:child_process';
import fs, {
  chmodSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { silentLog } from '@/server/testing/silentLog';
import { temporaryFolders } from '@/server/testing/temporaryFolders';
import { openDatabase } from '../database';
import { StartError } from '../startError';
import { closeToOthers } from './privateFolder';

const newFolder = temporaryFolders();
const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;

function pathsIn(root: string): string[] {
  const below = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return [root, ...below.map((name) => join(root, name))];
}

function openToOthers(root: string): string[] {
  return pathsIn(root).filter((path) => (statSync(path).mode & 0o077) !== 0);
}

/** The content of a file as another user of the machine sees it. */
function catAsNobody(file: string): string {
  return spawnSync('cat', [file], { uid: NOBODY, gid: NOBODY, encoding: 'utf8' }).stdout;
}

function aLog() {
  const warnings: string[] = [];
  return { ...silentLog, warnings, warn: (_: object, message: string) => warnings.push(message) };
}

afterEach(() => jest.restoreAllMocks());

test('no other user can read a database, and an existing one is closed to them once', async () => {
  const parent = newFolder();
  chmodSync(parent, 0o755);
  const dataDir = join(parent, 'data');
  const previous = process.umask(0);
  const log = aLog();
  const database = await openDatabase({ databaseUrl: null, dataDir }, log);
  await sql`create table notes as select generate_series(1, 100000) as id`.execute(database.db);
  await sql`checkpoint`.execute(database.db);
  expect(openToOthers(dataDir)).toEqual([]);
  expect(readdirSync(dataDir)).toContain('database.socket');
  await database.close();

  const catalogue = join(dataDir, 'database/base/5/1259');
  for (const path of pathsIn(dataDir)) chmodSync(path, statSync(path).isFile() ? 0o666 : 0o755);
  if (isRoot) expect(catAsNobody(catalogue)).not.toBe('');
  expect(log.warnings).toEqual([]);
  for (const round of ['closed', 'stays closed']) {
    const reopened = await openDatabase({ databaseUrl: null, dataDir }, log);
    expect([round, openToOthers(dataDir)]).toEqual([round, []]);
    await reopened.close();
  }
  expect(log.warnings).toEqual([expect.stringContaining(`had access to ${dataDir}`)]);
  if (isRoot) expect(catAsNobody(catalogue)).toBe('');
  process.umask(previous);
});

test('leaves files of other programs alone, in the folder or behind a link', () => {
  const root = newFolder();
  const notes = join(root, 'notes.txt');
  const elsewhere = join(newFolder(), 'elsewhere');
  mkdirSync(join(root, 'database'));
  for (const file of [notes, elsewhere]) {
    writeFileSync(file, '');
    chmodSync(file, 0o644);
  }
  symlinkSync(elsewhere, join(root, 'database', 'link'));
  closeToOthers(root, silentLog);
  expect([notes, elsewhere].map((file) => statSync(file).mode & 0o777)).toEqual([0o644, 0o644]);
});

test.each([
  ['is not allowed', () => throwEperm(), /cannot be changed \(EPERM/],
  ['has no effect', () => {}, /cannot be changed \(the mode of .* does not change/],
])('refuses a folder when changing its mode %s', (_what, chmod, reason) => {
  const root = newFolder();
  chmodSync(root, 0o755);
  jest.spyOn(fs, 'chmodSync').mockImplementation(chmod);
  const log = aLog();
  expect(() => closeToOthers(root, log)).toThrow(StartError);
  expect(() => closeToOthers(root, log)).toThrow(reason);
  expect(log.warnings).toEqual([]);
});

function throwEperm(): void {
  throw Object.assign(new Error('EPERM: operation not permitted'), { code: 'EPERM' });
}
