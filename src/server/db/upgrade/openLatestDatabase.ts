import { type DatabaseOptions, type OpenDatabase, openDatabase } from '../database';
import type { DatabaseLog } from '../log';
import { upgradeDatabase } from './upgradeDatabase';

/**
 * For programs: opens the database, an embedded one after an upgrade when an earlier version made it.
 * @throws StartError with one line for the operator.
 */
export async function openLatestDatabase(
  settings: DatabaseOptions,
  log: DatabaseLog,
): Promise<OpenDatabase> {
  if (settings.databaseUrl === null) await upgradeDatabase(settings.dataDir, log);
  return openDatabase(settings, log);
}
