/**
 * Fills an empty database for `npm run bench:fair` and `npm run bench:exports`:
 * `node -r esbuild-register fillSmall.ts <DATA_DIR or postgres://…>` prints the accounts as JSON.
 */
import { openDatabase } from '@/server/db/database';
import { migrateToLatest } from '@/server/db/migrate';
import { silentLog } from '../silentLog';
import { selectAccounts } from './accounts';
import { generateRows } from './generateRows';
import { unaudited } from './unaudited';

async function main([place = '']: string[]): Promise<void> {
  const isServer = /^postgres(ql)?:/.test(place);
  const { db, markUsed, close } = await openDatabase(
    { databaseUrl: isServer ? place : null, dataDir: isServer ? '' : place },
    silentLog,
  );
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
