import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { aCompany, anActivity, anActivityPhoto, aStudent } from '@/server/testing/builders';
import { silentLog } from '@/server/testing/silentLog';
import { contentOf, temporaryFolders } from '@/server/testing/temporaryFolders';
import { isAll, testInAll } from '@/shared/testing/testLevel';
import { type Database, databaseOfEngine, openDatabase } from '../database';
import { dataDirPaths } from '../embedded/dataDir';
import { EmbeddedEngine } from '../embedded/engine';
import { migrateToLatest } from '../migrate';
import { upgradeDatabase } from './upgradeDatabase';

/** PostgreSQL 17, in place of an earlier version of the product. */
const EARLIER = '0.4.6';
const ENGINES = { [EARLIER]: 'pglite-0.4' };

const newFolder = temporaryFolders();
let model: string;
let before: Awaited<ReturnType<typeof contentOfTables>>;

async function contentOfTables(db: Database) {
  return {
    users: await db.selectFrom('users').selectAll().orderBy('id').execute(),
    companies: await db.selectFrom('companies').selectAll().orderBy('id').execute(),
    activities: await db.selectFrom('activities').selectAll().orderBy('id').execute(),
    photos: await db.selectFrom('activity_photos').selectAll().orderBy('id').execute(),
  };
}

const setMarker = (dataDir: string, pglite: string) => {
  const { marker } = dataDirPaths(dataDir);
  const content = { product: 'simagang', pglite, postgres: '17', used: true };
  writeFileSync(marker, JSON.stringify(content));
};

/** A folder as a release with that version of PGlite has left it. */
beforeAll(async () => {
  model = join(newFolder(), 'data');
  const { database } = dataDirPaths(model);
  mkdirSync(model);
  const task = {
    task: 'serveEarlier',
    directory: database,
    engine: ENGINES[EARLIER] ?? '',
  } as const;
  const engine = new EmbeddedEngine({ task, log: silentLog });
  await engine.start();
  const db = databaseOfEngine(engine, silentLog);
  await migrateToLatest(db);
  await aCompany(db, { name: 'PT Wijaya “Karya” 漢字' });
  await aStudent(db);
  const activity = await anActivity(db);
  await anActivityPhoto(db, { activity_id: activity.id });
  before = await contentOfTables(db);
  await db.destroy();
  await engine.close();
  setMarker(model, EARLIER);
});

const aDataDir = () => {
  const dataDir = join(newFolder(), 'data');
  cpSync(model, dataDir, { recursive: true });
  return dataDir;
};

/** It opens with everything, and takes new rows. */
async function expectUpgraded(dataDir: string): Promise<void> {
  const opened = await openDatabase({ databaseUrl: null, dataDir }, silentLog);
  try {
    expect(opened.isNew).toBe(false);
    expect(await contentOfTables(opened.db)).toEqual(before);
    const { id } = await aCompany(opened.db);
    expect(id).toBeGreaterThan(Math.max(...before.companies.map((company) => company.id)));
    await opened.db.deleteFrom('companies').where('id', '=', id).execute();
  } finally {
    await opened.close();
  }
}

test('a database of an earlier engine is brought to the present one, and the old files are kept', async () => {
  const dataDir = aDataDir();
  const paths = dataDirPaths(dataDir);
  const files = contentOf(paths.database);
  await upgradeDatabase(dataDir, silentLog, ENGINES);
  await expectUpgraded(dataDir);
  const aside = `${paths.database}.${EARLIER}`;
  const kept = Object.entries(contentOf(aside)).map(([path, digest]) => [
    path.replace(aside, paths.database),
    digest,
  ]);
  expect(Object.fromEntries(kept)).toEqual(files);
  expect(existsSync(paths.upgrade)).toBe(false);
  expect(existsSync(paths.draft)).toBe(false);

  // The upgrade is complete.
  const marker = readFileSync(paths.marker, 'utf8');
  await upgradeDatabase(dataDir, silentLog, ENGINES);
  expect(readFileSync(paths.marker, 'utf8')).toBe(marker);
});

testInAll('an upgrade that was interrupted starts over, wherever that was', async () => {
  const dataDir = aDataDir();
  const { database, draft, upgrade } = dataDirPaths(dataDir);
  const aside = `${database}.${EARLIER}`;

  // While the copy is read and the new database written.
  mkdirSync(upgrade);
  writeFileSync(join(upgrade, 'content.backup'), 'a part of it');
  mkdirSync(draft);
  writeFileSync(join(draft, 'PG_VERSION'), '18');
  // Between the two renames.
  renameSync(database, aside);
  await upgradeDatabase(dataDir, silentLog, ENGINES);
  await expectUpgraded(dataDir);
  if (!isAll) return;

  // Before the marker was written.
  setMarker(dataDir, EARLIER);
  rmSync(join(database, 'PG_VERSION'));
  await upgradeDatabase(dataDir, silentLog, ENGINES);
  await expectUpgraded(dataDir);
});

test('one that cannot be read stays as it was', async () => {
  const dataDir = aDataDir();
  const { database } = dataDirPaths(dataDir);
  rmSync(join(database, 'global/pg_control'));
  const files = contentOf(database);
  await expect(upgradeDatabase(dataDir, silentLog, ENGINES)).rejects.toThrow(
    /^DATA_DIR: .* could not be upgraded .*It is as it was/,
  );
  expect(contentOf(database)).toEqual(files);
});

test('a version that this program cannot read is refused', async () => {
  const dataDir = aDataDir();
  await upgradeDatabase(dataDir, silentLog);
  await expect(openDatabase({ databaseUrl: null, dataDir }, silentLog)).rejects.toThrow(
    /was made with PGlite 0\.4\.6/,
  );
});
