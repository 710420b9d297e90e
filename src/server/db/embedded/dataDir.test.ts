import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentOf, temporaryFolders } from '@/server/testing/temporaryFolders';
import { StartError } from '../startError';
import { inspectDataDir, writeMarker } from './dataDir';

const newFolder = temporaryFolders();

/** A directory that looks like a complete database. */
function aDatabase({ used = true } = {}) {
  const root = newFolder();
  writeMarker(root, { used });
  for (const folder of ['base', 'pg_wal', 'pg_xact', 'global']) {
    mkdirSync(join(root, 'database', folder), { recursive: true });
  }
  writeFileSync(join(root, 'database/PG_VERSION'), '18\n');
  writeFileSync(join(root, 'database/global/pg_control'), 'x');
  writeFileSync(join(root, 'database/postgresql.conf'), '');
  return root;
}

function refusalOf(root: string): string {
  const before = contentOf(root);
  try {
    inspectDataDir(root);
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    expect(contentOf(root)).toEqual(before);
    const { message } = error as StartError;
    expect(message).not.toContain('\n');
    return message;
  }
  throw new Error('was not refused');
}

test('accepts a directory that is missing, empty, or contains only the session secret', () => {
  const root = newFolder();
  expect(inspectDataDir(join(root, 'not', 'there'))).toBe('empty');
  expect(inspectDataDir(root)).toBe('empty');
  writeFileSync(join(root, 'session-secret'), 'x');
  mkdirSync(join(root, 'lost+found'));
  expect(inspectDataDir(root)).toBe('empty');
});

test('distinguishes an interrupted first start from a used database', () => {
  const root = newFolder();
  writeMarker(root, { used: false });
  mkdirSync(join(root, 'database.new'));
  expect(inspectDataDir(root)).toBe('empty');
  expect(inspectDataDir(aDatabase({ used: false }))).toBe('unused');
  expect(inspectDataDir(aDatabase())).toBe('used');
});

test('recognises a restore that is not complete, also before there is a database', () => {
  const root = newFolder();
  writeMarker(root, { used: false, isRestoring: true });
  expect(inspectDataDir(root)).toBe('restoring');
  writeMarker(root, { used: true });
  expect(() => inspectDataDir(root)).toThrow('"database" is missing');
});

test('rejects a directory with other files', () => {
  const root = newFolder();
  writeFileSync(join(root, 'skripsi.docx'), 'x');
  expect(refusalOf(root)).toMatch(/skripsi\.docx.*Set DATA_DIR to an empty or new folder/);
});

test('rejects the data directory of another PostgreSQL', () => {
  const root = newFolder();
  writeFileSync(join(root, 'PG_VERSION'), '15\n');
  expect(refusalOf(root)).toMatch(/PG_VERSION/);
});

test('rejects a file', () => {
  const file = join(newFolder(), 'data');
  writeFileSync(file, '');
  expect(() => inspectDataDir(file)).toThrow(/got ".*data", takes a folder/);
});

test('rejects the files of another PGlite version, and names it', () => {
  const root = aDatabase();
  const marker = join(root, 'database.json');
  writeFileSync(
    marker,
    JSON.stringify({ ...JSON.parse(readFileSync(marker, 'utf8')), pglite: '0.3.1' }),
  );
  expect(refusalOf(root)).toMatch(/made with PGlite 0\.3\.1, this SiMagang has \d/);
});

test.each([
  ['an unreadable marker', 'database.json', '{"product":'],
  ['a marker of something else', 'database.json', '{"product":"other"}'],
  ['another version inside', 'database/PG_VERSION', '17\n'],
])('reports %s as damage', (_what, file, content) => {
  const root = aDatabase();
  writeFileSync(join(root, file), content);
  expect(refusalOf(root)).toMatch(/is damaged .* put back a backup/);
});

test('rejects a used DATA_DIR without a database', () => {
  const root = newFolder();
  writeMarker(root, { used: true });
  expect(refusalOf(root)).toMatch(/"database" is missing/);
});
