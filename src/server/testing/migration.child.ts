/** Migrates a database for the parent process, up to the middle of a migration that never ends. */
import { sql } from 'kysely';
import { createDatabase, openDatabase } from '@/server/db/database';
import { migrateToLatest } from '@/server/db/migrate';
import { createServerPool } from '@/server/db/serverPool';
import { interruptedMigrations } from './interruptedMigrations';
import { silentLog } from './silentLog';

async function migrate([mode = '', place = '']: string[]): Promise<void> {
  const db =
    mode === 'server'
      ? createDatabase(createServerPool(place, silentLog))
      : (await openDatabase({ databaseUrl: null, dataDir: place }, silentLog)).db;
  await migrateToLatest(db, {
    wanted: interruptedMigrations(async (trx) => {
      process.send?.('half-way');
      // A server would continue a running statement without its client.
      if (mode === 'server') await new Promise(() => {});
      await sql`select count(*) from generate_series(1, 1000000000000)`.execute(trx);
    }),
  });
}

void migrate(process.argv.slice(2));
