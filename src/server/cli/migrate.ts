import pino from 'pino';
import { readSettings } from '../config';
import { migrateToLatest } from '../db/migrate';
import { openLatestDatabase } from '../db/upgrade/openLatestDatabase';
import { startUpMessage } from '../startUpMessage';

/** Migrates the database without starting the server, e.g. before a rolling upgrade. */
async function migrate() {
  const settings = readSettings(process.env);
  const database = await openLatestDatabase(settings, pino({ level: 'warn' }));
  try {
    await migrateToLatest(database.db);
    console.log('The database is up to date.');
  } finally {
    await database.close();
  }
}

migrate().catch((error) => {
  console.error(startUpMessage(error));
  process.exit(1);
});
