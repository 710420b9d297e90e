/** Counts the totals of a benchmark's database ahead, like the hourly housekeeping: `keepTotals.ts <DATA_DIR or postgres://…>`. */
import { keepTotals } from '@/server/resources/attendance-recap/keptTotals';
import { openBench } from './openBench';

async function main([place = '']: string[]): Promise<void> {
  const { db, close } = await openBench(place);
  const startedAt = performance.now();
  await keepTotals(db, { now: new Date(), campusTimeZone: 'Asia/Jakarta' });
  process.stdout.write(`${Math.round(performance.now() - startedAt)}\n`);
  await close();
}

main(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
});
