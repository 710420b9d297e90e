/**
 * Fills an empty database for `npm run bench:fair`, `bench:exports`, `bench:streams` and `bench:totals`:
 * `node -r esbuild-register fillSmall.ts <DATA_DIR or postgres://…> [STUDENTS] [semester]` prints the
 * accounts as JSON, with 4 students or as many as asked for. With `semester` all students have one of 130 days.
 */
import { migrateToLatest } from '@/server/db/migrate';
import { selectAccounts } from './accounts';
import { addRecap } from './addRecap';
import { addSemester } from './addSemester';
import { generateRows } from './generateRows';
import { openBench } from './openBench';
import { unaudited } from './unaudited';

async function main([place = '', students = '4', semester = '']: string[]): Promise<void> {
  const { db, markUsed, close } = await openBench(place);
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
    if (semester === 'semester') await addSemester(connection);
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
