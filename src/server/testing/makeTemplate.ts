/**
 * Run by globalSetup in a separate process, which frees its memory: `node makeTemplate.js file <path>` or
 * `… database <url>`.
 */
import { sql } from 'kysely';
import { createDatabase, type Database, databaseOfEngine } from '@/server/db/database';
import { EmbeddedEngine } from '@/server/db/embedded/engine';
import { migrateToLatest } from '@/server/db/migrate';
import { createServerPool } from '@/server/db/serverPool';
import { silentLog } from './silentLog';

async function makeFile(file: string): Promise<void> {
  const engine = new EmbeddedEngine({ task: { task: 'serveInMemory' }, log: silentLog });
  const db = databaseOfEngine(engine, silentLog);
  await migrateToLatest(db);
  await removeShippedRows(db);
  await slimDown(db);
  await db.destroy();
  await engine.dump(file);
  await engine.terminate();
}

/** Halves the number of files and leaves no WAL to replay: every test file opens a copy. */
async function slimDown(db: Database): Promise<void> {
  await sql`update pg_database set datistemplate = false`.execute(db);
  await sql`drop database template0`.execute(db);
  await sql`drop database template1`.execute(db);
  await sql`checkpoint`.execute(db);
}

async function fillDatabase(url: string): Promise<void> {
  const db = createDatabase(createServerPool(url, silentLog));
  await migrateToLatest(db);
  await removeShippedRows(db);
  await db.destroy();
}

/** Tests start without rows. */
async function removeShippedRows(db: Database): Promise<void> {
  await sql`truncate holidays restart identity`.execute(db);
}

const [kind, target = ''] = process.argv.slice(2);
(kind === 'file' ? makeFile : fillDatabase)(target).catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
});
