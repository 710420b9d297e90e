import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentOf, temporaryFolders } from '@/server/testing/temporaryFolders';
import { StartError } from '../startError';
import { inspectDataDir, writeMarker } from './dataDir';

const newFolder = temporaryFolders();

/** A folder that looks whole from outside. */
function aDatabase({ used = true } = {}) {
  const root = newFolder();
  writeMarker(root, used);
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

test('takes a folder that does not exist, is empty, or holds only our secret', () => {
  const root = newFolder();
  expect(inspectDataDir(join(root, 'not', 'there'))).toBe('empty');
  expect(inspectDataDir(root)).toBe('empty');
  writeFileSync(join(root, 'session-secret'), 'x');
  mkdirSync(join(root, 'lost+found'));
  expect(inspectDataDir(root)).toBe('empty');
});

test('tells a first start that was interrupted from a used database', () => {
  const root = newFolder();
  writeMarker(root, false);
  mkdirSync(join(root, 'database.new'));
  expect(inspectDataDir(root)).toBe('empty');
  expect(inspectDataDir(aDatabase({ used: false }))).toBe('unused');
  expect(inspectDataDir(aDatabase())).toBe('used');
});

test('refuses a folder with files of others', () => {
  const root = newFolder();
  writeFileSync(join(root, 'skripsi.docx'), 'x');
  expect(refusalOf(root)).toMatch(/skripsi\.docx.*Set DATA_DIR to an empty or new folder/);
});

test('refuses a database folder of somebody else', () => {
  const root = newFolder();
  writeFileSync(join(root, 'PG_VERSION'), '15\n');
  expect(refusalOf(root)).toMatch(/PG_VERSION/);
});

test('refuses a file', () => {
  const file = join(newFolder(), 'data');
  writeFileSync(file, '');
  expect(() => inspectDataDir(file)).toThrow(/got ".*data", takes a folder/);
});

test('refuses the files of another PGlite, and says which', () => {
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
])('refuses %s as damaged', (_what, file, content) => {
  const root = aDatabase();
  writeFileSync(join(root, file), content);
  expect(refusalOf(root)).toMatch(/is damaged .* put back a backup/);
});

test('refuses a used DATA_DIR whose database is missing', () => {
  const root = newFolder();
  writeMarker(root, true);
  expect(refusalOf(root)).toMatch(/"database" is missing/);
});
