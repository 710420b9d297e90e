/**
 * `npm run bench:migrations`: how long the migrations since the first release take with 20,000 students and 200,000
 * activities in an embedded database; `npm run bench:migrations -- postgres://…` uses an empty database of a server.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@/server/db/database';
import { migrateToLatest } from '@/server/db/migrate';
import { migrations } from '@/server/db/migrations/index';
import { silentLog } from '../silentLog';
import { generateRows } from './generateRows';

const SIZES = {
  students: 20_000,
  activities: 200_000,
  companies: 100,
  mentors: 500,
  lecturers: 100,
};
/** The last migration of version 0.1.0. */
const FIRST_RELEASE = '0014_list_filters';

/** A busy machine does not change it as much. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

async function main(url: string | null): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'simagang-bench-'));
  const { db, mode, close } = await openDatabase({ databaseUrl: url, dataDir }, silentLog);
  try {
    const first = Object.entries(migrations).filter(([name]) => name <= FIRST_RELEASE);
    await migrateToLatest(db, { wanted: Object.fromEntries(first) });
    await generateRows(db, SIZES);
    const [startedAt, cpuBefore] = [performance.now(), cpuSeconds()];
    await migrateToLatest(db);
    const seconds = (performance.now() - startedAt) / 1000;
    process.stdout.write(
      `${Object.keys(migrations).length - first.length} migrations of ${SIZES.activities} activities (${mode}): ` +
        `${seconds.toFixed(1)} s, of which ${(cpuSeconds() - cpuBefore).toFixed(1)} s of this process's CPU time; ` +
        `load ${loadavg()[0]?.toFixed(1)}\n`,
    );
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

main(process.argv[2] ?? null).catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
});
