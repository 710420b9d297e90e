import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { writeBackupFile } from '../backup/backupFile';
import type { End } from '../backup/backupFormat';
import { dumpDatabase } from '../backup/dumpDatabase';
import { checkBackup, loadBackup } from '../backup/loadBackup';
import { type Database, databaseOfEngine } from '../database';
import {
  dataDirPaths,
  markerOf,
  pgliteVersion,
  syncFolder,
  writeMarker,
} from '../embedded/dataDir';
import { EmbeddedEngine, runEmbeddedTask } from '../embedded/engine';
import type { EmbeddedTask } from '../embedded/messages';
import { lockDataDir } from '../embedded/openEmbedded';
import type { DatabaseLog } from '../log';
import { reasonOf, StartError } from '../startError';
import { EARLIER_ENGINES } from './earlierEngines';

/**
 * Brings an embedded database that an earlier version of PGlite made to the one of this program. The files of
 * the earlier one are kept beside it. Interrupted at any time, it starts over; it does nothing when there is
 * nothing to do.
 * @throws StartError with one line for the operator; the database is then as it was.
 */
export async function upgradeDatabase(
  dataDir: string,
  log: DatabaseLog,
  engines = EARLIER_ENGINES,
): Promise<void> {
  if (!isUpgradable(dataDir, engines)) return;
  const paths = dataDirPaths(dataDir);
  const lock = await lockDataDir(paths, log);
  try {
    const marker = markerOf(dataDir);
    // Another process may have done it in the meantime.
    if (!marker || !isUpgradable(dataDir, engines)) return;
    const aside = `${paths.database}.${marker.pglite}`;
    startOver(dataDir, aside);
    if (!existsSync(paths.database)) return;
    const versions = { from: marker.pglite, to: pgliteVersion() };
    log.info(
      versions,
      'upgrading the embedded database, which takes some minutes when it is large',
    );
    await convert(dataDir, engines[marker.pglite] as string, log);
    renameSync(paths.database, aside);
    renameSync(paths.draft, paths.database);
    syncFolder(paths.root);
    writeMarker(dataDir, marker);
    rmSync(paths.upgrade, { recursive: true, force: true });
    log.info({ ...versions, kept: aside }, 'embedded database upgraded; the old files are kept');
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `DATA_DIR: the database in ${paths.root} could not be upgraded (${reasonOf(error)}). It is as it was. The SiMagang that made it can still open it.`,
    );
  } finally {
    lock.release();
  }
}

function isUpgradable(dataDir: string, engines: Readonly<Record<string, string>>): boolean {
  const version = markerOf(dataDir)?.pglite;
  return version !== undefined && version !== pgliteVersion() && version in engines;
}

/** The marker is written last: while it names the earlier version, its files are the database. */
function startOver(dataDir: string, aside: string): void {
  const { database, draft, upgrade, root } = dataDirPaths(dataDir);
  rmSync(upgrade, { recursive: true, force: true });
  rmSync(draft, { recursive: true, force: true });
  if (!existsSync(aside)) return;
  rmSync(database, { recursive: true, force: true });
  renameSync(aside, database);
  syncFolder(root);
}

/** Makes the draft from the database, which is only read: the earlier version opens a copy. */
async function convert(dataDir: string, engine: string, log: DatabaseLog): Promise<void> {
  const { database, draft, upgrade } = dataDirPaths(dataDir);
  const copy = join(upgrade, 'database');
  const file = join(upgrade, 'content.backup');
  mkdirSync(upgrade, { mode: 0o700 });
  cpSync(database, copy, { recursive: true });
  const before = await using({ task: 'serveEarlier', directory: copy, engine }, log, (db) =>
    dump(db, (content) => writeBackupFile(file, content, null)),
  );
  const manifest = await checkBackup(file, null);
  await runEmbeddedTask({ task: 'create', directory: draft }, log);
  await using({ task: 'serve', directory: draft }, log, (db) =>
    loadBackup(db, {
      file,
      passphrase: null,
      manifest,
      onLoaded: async () => {
        const after = await dump(db, drain);
        if (!isDeepStrictEqual(after, before)) {
          throw new Error('what was written is not what had been read');
        }
      },
    }),
  );
}

/** Returns the digests of all tables. */
async function dump(db: Database, take: (content: AsyncIterable<Buffer>) => Promise<unknown>) {
  let last: Buffer | undefined;
  async function* watched() {
    for await (const lines of dumpDatabase(db, () => {})) {
      last = lines;
      yield lines;
    }
  }
  await take(watched());
  const { end } = JSON.parse(String(last)) as End;
  return end.tables;
}

async function drain(content: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of content);
}

async function using<Result>(
  task: EmbeddedTask,
  log: DatabaseLog,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const engine = new EmbeddedEngine({ task, log });
  await engine.start();
  const db = databaseOfEngine(engine, log);
  try {
    return await work(db);
  } finally {
    await db.destroy();
    await engine.close();
  }
}
