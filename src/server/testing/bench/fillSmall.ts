/**
 * Fills an embedded database for `npm run bench:fair`:
 * `node -r esbuild-register fillSmall.ts <DATA_DIR>` prints the accounts as JSON.
 */
import { openDatabase } from '@/server/db/database';
import { migrateToLatest } from '@/server/db/migrate';
import { silentLog } from '../silentLog';
import { selectAccounts } from './accounts';
import { generateRows } from './generateRows';
import { unaudited } from './unaudited';

async function main([dataDir = '']: string[]): Promise<void> {
  const { db, markUsed, close } = await openDatabase({ databaseUrl: null, dataDir }, silentLog);
  await migrateToLatest(db);
  await unaudited(db, (connection) =>
    generateRows(connection, {
      students: 10_000,
      activities: 40_000,
      companies: 200,
      mentors: 400,
      lecturers: 60,
    }),
  );
  const accounts = await selectAccounts(db, 4);
  markUsed();
  await close();
  process.stdout.write(`${JSON.stringify(accounts)}\n`);
}

main(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
});
