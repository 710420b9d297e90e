import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { aCompany, anActivity } from '@/server/testing/builders';
import { contentOfDatabase } from '@/server/testing/contentOfDatabase';
import { preparedDataDir } from '@/server/testing/preparedDataDir';
import { silentLog } from '@/server/testing/silentLog';
import { temporaryFolders } from '@/server/testing/temporaryFolders';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '@/server/testing/testDatabase';
import { byLevel } from '@/shared/testing/testLevel';
import { version } from '../../../../package.json';
import { openDatabase } from '../database';
import { databasePlace } from '../databasePlace';
import { migrateToLatest } from '../migrate';
import { writeBackupFile } from './backupFile';
import { dumpDatabase } from './dumpDatabase';
import { emptySchema } from './emptySchema';
import { checkBackup, loadBackup } from './loadBackup';
import { makeBackup } from './makeBackup';

const newFolder = temporaryFolders();
let source: TestDatabase;
let file: string;
let good: Buffer;
beforeAll(async () => {
  source = await createTestDatabase();
  closing.push(source);
  file = join(newFolder(), 'scratch');
  await anActivity(source.db);
  await aCompany(source.db);
  good = readFileSync(await backup(null));
});
const closing: TestDatabase[] = [];
afterAll(() => Promise.all(closing.map((database) => database.close())));

const PASSPHRASE = 'kopi jam tujuh';
const INCOMPLETE = /^the backup is damaged or incomplete/;
const FOREIGN = /^the file is not a backup of SiMagang/;

async function backup(passphrase: string | null, { db } = source): Promise<string> {
  const made = join(newFolder(), 'a.backup');
  await writeBackupFile(
    made,
    dumpDatabase(db, () => {}),
    passphrase,
  );
  return made;
}

function check(content: Buffer | string, passphrase: string | null = null) {
  writeFileSync(file, content);
  return checkBackup(file, passphrase);
}

/** The reason for its refusal. */
async function refusal(content: Buffer | string, passphrase?: string): Promise<string> {
  return check(content, passphrase).then(
    () => 'not refused',
    (error) => (error.name === 'BackupError' ? error.message : `${error.name}: ${error.message}`),
  );
}

function flipped(content: Buffer, position: number): Buffer {
  const copy = Buffer.from(content);
  copy[position] = (copy[position] ?? 0) ^ (1 << (position % 8));
  return copy;
}

/** All numbers below `end` in the long run, some of them in the others. */
function positions(start: number, end: number): number[] {
  const step = Math.ceil((end - start) / byLevel({ short: 20, all: 60, soak: end - start }));
  return Array.from(
    { length: Math.ceil((end - start) / step) },
    (_, index) => start + index * step,
  );
}

/** The same backup with other lines, compressed again. */
function withLines(change: (lines: string[]) => string[]): Buffer {
  const lines = gunzipSync(good).toString().trimEnd().split('\n');
  return gzipSync(`${change(lines).join('\n')}\n`);
}

const indexOfRow = (lines: string[]) => lines.findIndex((line) => line.startsWith('['));

test('a whole one is accepted', async () => {
  expect(await check(good)).toMatchObject({ backup_of: 'simagang', version });
  expect(await check(withLines((lines) => lines))).toMatchObject({ backup_of: 'simagang' });
});

test('a truncated file is refused at any length', async () => {
  const wrong: string[] = [];
  for (const length of positions(2, good.length)) {
    const reason = await refusal(good.subarray(0, length));
    if (!INCOMPLETE.test(reason) && !FOREIGN.test(reason)) wrong.push(`${length}: ${reason}`);
  }
  expect(wrong).toEqual([]);
});

test('a flipped bit is noticed everywhere', async () => {
  const wrong: string[] = [];
  // Before the tenth byte gzip has the time and the operating system. The manifest comes first.
  for (const position of [...positions(10, 300), ...positions(300, good.length)]) {
    const changed = flipped(good, position);
    const reason = await refusal(changed);
    if (INCOMPLETE.test(reason) || FOREIGN.test(reason)) continue;
    // Bits that fill the last byte of the compressed data have no meaning.
    if (!gunzipSync(changed).equals(gunzipSync(good))) wrong.push(`${position}: ${reason}`);
  }
  expect(wrong).toEqual([]);
});

const CHANGED: [string, (lines: string[]) => string[]][] = [
  ['a row is missing', (lines) => lines.toSpliced(indexOfRow(lines), 1)],
  [
    'a row is there twice',
    (lines) => lines.toSpliced(indexOfRow(lines), 0, lines[indexOfRow(lines)] ?? ''),
  ],
  [
    'a value is another',
    (lines) => lines.map((line) => (line.startsWith('["1"') ? line.replace('1', '2') : line)),
  ],
  [
    'a number goes on elsewhere',
    (lines) => lines.with(0, (lines[0] ?? '').replace('_at":"2', '_at":"3')),
  ],
  [
    'the manifest has no schema',
    (lines) => lines.with(0, (lines[0] ?? '').replace('"schema"', '"scheme"')),
  ],
  ['the end is missing', (lines) => lines.slice(0, -1)],
  ['a row follows the end', (lines) => [...lines, '["1"]']],
  [
    'a table is missing',
    (lines) => lines.filter((line) => !line.startsWith('{"table":"idempotency_keys"')),
  ],
];

test.each(CHANGED)('a file that is compressed well is refused when %s', async (_, change) => {
  expect(await refusal(withLines(change))).toMatch(INCOMPLETE);
});

test.each([
  ['an empty file', ''],
  ['a text', 'id,name\n1,Ratna\n'],
  ['another compressed file', gzipSync('{"name":"x"}\n')],
  ['a compressed file of nothing', gzipSync('')],
  ['a dump of PostgreSQL', gzipSync('--\n-- PostgreSQL database dump\n--\n')],
])('%s is foreign', async (_, content) => {
  expect(await refusal(content)).toMatch(FOREIGN);
});

test('a file that is not there, or a folder, is named', async () => {
  await expect(checkBackup(join(newFolder(), 'none'), null)).rejects.toThrow('there is no file');
  await expect(checkBackup(newFolder(), null)).rejects.toThrow('cannot be read');
});

test('a backup of a newer program is refused with its version', async () => {
  const manifest = (change: object) =>
    withLines(([first = '', ...rest]) => [
      JSON.stringify({ ...JSON.parse(first), version: '9.1.0', ...change }),
      ...rest,
    ]);
  const NEWER = /made by a newer SiMagang \(9\.1\.0\)/;
  expect(await refusal(manifest({ format: 2 }))).toMatch(NEWER);
  const { schema } = await check(good);
  expect(await refusal(manifest({ schema: [...schema, '9999_x'] }))).toMatch(NEWER);
  expect(await refusal(manifest({ schema: schema.slice(1) }))).toMatch(INCOMPLETE);
});

test.each([
  [
    'older',
    '0001_extensions',
    'is older than version 1.0.0 can take over: start commit 41831a1 once with it, then this one. Nothing was backed up.',
  ],
  [
    'newer',
    '9999_later',
    'is newer than this SiMagang: it has 9999_later. Nothing was backed up. Take the version that has made it.',
  ],
])(
  'a database of an %s release makes no backup, and is itself named',
  async (_age, name, words) => {
    const place = { databaseUrl: null, dataDir: preparedDataDir(join(newFolder(), 'data')) };
    const opened = await openDatabase(place, silentLog);
    await sql`drop table if exists kysely_migration`.execute(opened.db);
    await sql`create table kysely_migration (name varchar(255), timestamp varchar(255))`.execute(
      opened.db,
    );
    await sql`insert into kysely_migration values (${name}, '')`.execute(opened.db);
    opened.markUsed();
    await opened.close();
    const made = join(newFolder(), 'a.backup');
    await expect(makeBackup({ ...place, file: made, passphrase: null }, silentLog)).rejects.toThrow(
      `${databasePlace(place)} ${words}`,
    );
    expect(existsSync(made)).toBe(false);
  },
);

test('a database without tables of SiMagang makes no backup, and one of it is refused', async () => {
  const empty = await createEmptyDatabase(source.mode);
  try {
    const place = { databaseUrl: empty.url, dataDir: join(newFolder(), 'data') };
    // A folder whose first start was interrupted.
    if (empty.url === null) await (await openDatabase(place, silentLog)).close();
    const made = join(newFolder(), 'a.backup');
    await expect(makeBackup({ ...place, file: made, passphrase: null }, silentLog)).rejects.toThrow(
      `${databasePlace(place)} has no tables of SiMagang: nothing to back up.`,
    );
    expect(existsSync(made)).toBe(false);
    const written = readFileSync(await backup(null, empty));
    expect(await refusal(written)).toMatch('the backup holds no records');
  } finally {
    await empty.close();
  }
});

test('an encrypted backup opens with its passphrase only, and shows every change', async () => {
  const content = readFileSync(await backup(PASSPHRASE));
  expect(content.includes('companies')).toBe(false);
  expect(await check(content, PASSPHRASE)).toMatchObject({ backup_of: 'simagang' });
  expect(await refusal(content, 'kopi jam delapan')).toMatch('the passphrase does not open');
  expect(await refusal(content)).toMatch('its passphrase is needed');
  for (const position of [content.length - 1, 150]) {
    expect(await refusal(flipped(content, position), PASSPHRASE)).toMatch(INCOMPLETE);
  }
  expect(await refusal(content.subarray(0, -1), PASSPHRASE)).toMatch(INCOMPLETE);
});

test('a file that changes between the check and the load leaves the database as it was', async () => {
  const target = await createTestDatabase();
  closing.push(target);
  const manifest = await check(good);
  // Somebody has tried to log in to the new database.
  const entry = { at: new Date(), operation: 'login', resource: 'users' } as const;
  await target.db
    .insertInto('audit_entries')
    .values({ ...entry, action: 'login_failed', address: '203.0.113.7' })
    .execute();
  const before = await contentOfDatabase(target.db);
  const changes = [
    good.subarray(0, good.length - 30),
    withLines((lines) => lines.toSpliced(-1, 1)),
    withLines((lines) => lines.map((line) => line.replace('["1"', '["x"'))),
  ];
  for (const content of changes) {
    writeFileSync(file, content);
    await expect(loadBackup(target.db, { file, passphrase: null, manifest })).rejects.toThrow();
    expect(await contentOfDatabase(target.db)).toEqual(before);
  }
  writeFileSync(file, good);
  await loadBackup(target.db, { file, passphrase: null, manifest });
  const restored = await contentOfDatabase(target.db);
  expect(restored.rows).toEqual((await contentOfDatabase(source.db)).rows);

  await expect(loadBackup(target.db, { file, passphrase: null, manifest })).rejects.toThrow(
    'the database is not empty',
  );
  expect(await contentOfDatabase(target.db)).toEqual(restored);

  await emptySchema(target.db);
  await migrateToLatest(target.db);
  await target.db
    .insertInto('audit_entries')
    .values({ ...entry, action: 'login' })
    .execute();
  const place = 'localhost:5544/simagang';
  await expect(loadBackup(target.db, { file, passphrase: null, manifest, place })).rejects.toThrow(
    'localhost:5544/simagang is not empty ("audit_entries" has rows)',
  );
});

test('an existing file is not written over', async () => {
  writeFileSync(file, 'of somebody');
  const write = writeBackupFile(
    file,
    dumpDatabase(source.db, () => {}),
    null,
  );
  await expect(write).rejects.toThrow('exists already');
  expect(readFileSync(file, 'utf8')).toBe('of somebody');
});
