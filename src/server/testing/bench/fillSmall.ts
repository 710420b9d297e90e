/**
 * Fills an empty database for `npm run bench:fair`, `bench:exports` and `bench:streams`:
 * `node -r esbuild-register fillSmall.ts <DATA_DIR or postgres://…> [STUDENTS]` prints the accounts as JSON, with 4
 * students or as many as asked for.
 */
import { openDatabase } from '@/server/db/database';
import { migrateToLatest } from '@/server/db/migrate';
import { silentLog } from '../silentLog';
import { selectAccounts } from './accounts';
import { addRecap } from './addRecap';
import { generateRows } from './generateRows';
import { unaudited } from './unaudited';

async function main([place = '', students = '4']: string[]): Promise<void> {
  const isServer = /^postgres(ql)?:/.test(place);
  const { db, markUsed, close } = await openDatabase(
    { databaseUrl: isServer ? place : null, dataDir: isServer ? '' : place },
    silentLog,
  );
  await migrateToLatest(db);
  await unaudited(db, async (connection) => {
    await generateRows(connection, {
      students: 10_000,
      activities: 40_000,
      companies: 200,
      mentors: 400,
      lecturers: 60,
    });
    await addRecap(connection);
  });
  const accounts = await selectAccounts(db, Number(students));
  markUsed();
  await close();
  process.stdout.write(`${JSON.stringify(accounts)}\n`);
}

main(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
});
