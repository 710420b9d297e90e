import pino from 'pino';
import { readSettings } from '../config';
import { migrateToLatest } from '../db/migrate';
import { openLatestDatabase } from '../db/upgrade/openLatestDatabase';
import { runProgram } from './runProgram';

/** Migrates the database without starting the server, e.g. before a rolling upgrade. */
async function migrate(): Promise<string> {
  const settings = readSettings(process.env);
  const database = await openLatestDatabase(settings, pino({ level: 'warn' }));
  try {
    await migrateToLatest(database.db, { log: pino({ base: null }) });
    return 'The database is up to date.';
  } finally {
    await database.close();
  }
}

runProgram(migrate);
