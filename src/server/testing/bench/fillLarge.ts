/**
 * Fills a database for `npm run bench:server`, or takes one that it has filled before:
 * `node -r esbuild-register fillLarge.ts <DATA_DIR or postgres://…>` prints accounts and the internship
 * of a long report as JSON. A database with other contents is refused.
 */
import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { migrateToLatest } from '@/server/db/migrate';
import { selectAccounts } from './accounts';
import { addFinishedPeriod } from './addFinishedPeriod';
import { generateRows, PERIODS } from './generateRows';
import { openBench } from './openBench';
import { unaudited } from './unaudited';

const SIZES = {
  students: 100_000,
  activities: 1_000_000,
  companies: 300,
  mentors: 2_000,
  lecturers: 300,
};
const REPORT_ROWS = 1_000;
/** Students who check in at the same time. */
const CHECKING_IN = 500;
/** Marks a filled database; change it together with the generated rows. */
const MARK = 'simagang bench 3';

async function fill(db: Database): Promise<void> {
  const { users } = await db
    .selectFrom('users')
    .select(sql<number>`count(*)::integer`.as('users'))
    .executeTakeFirstOrThrow();
  if (users > 0) throw new Error('The database is not empty: give one of its own.');
  // The search indexes of a million activities can take longer than a statement of the product may.
  await sql`set statement_timeout = 0`.execute(db);
  await generateRows(db, SIZES);
  // One student has the longest report of all.
  await sql`
    insert into activities (internship_id, name, description, date, start_time, end_time, address)
    select id, 'Kunjungan ' || n, 'Memeriksa perangkat dan mencatat hasilnya.', current_date - n % 90,
      '08:00', '16:00', 'Jl. Setiabudi No. ' || n || ', Bandung'
    from generate_series(1, ${REPORT_ROWS}::integer) n,
      (select min(id) as id from internships where internship_period_id = ${PERIODS}) longest
  `.execute(db);
  await addFinishedPeriod(db);
  await sql.raw(`comment on table activities is '${MARK}'`).execute(db);
  await sql`vacuum (analyze)`.execute(db);
}

/** Deletes the changes of an earlier run. */
async function cleanUp(db: Database): Promise<void> {
  await sql`delete from activities where name like 'Uji beban%'`.execute(db);
  await sql`delete from sessions`.execute(db);
  await sql`vacuum (analyze) sessions, activities`.execute(db);
}

async function main([place = '']: string[]): Promise<void> {
  const { db, markUsed, close } = await openBench(place);
  await migrateToLatest(db);
  const { rows } = await sql<{ mark: string | null }>`
    select obj_description('activities'::regclass) as mark`.execute(db);
  await unaudited(db, rows[0]?.mark === MARK ? cleanUp : fill);
  const accounts = await selectAccounts(db, CHECKING_IN);
  const longest = await db
    .selectFrom('internships')
    .select(sql<number>`min(id)`.as('id'))
    .where('internship_period_id', '=', PERIODS)
    .executeTakeFirstOrThrow();
  markUsed();
  await close();
  process.stdout.write(`${JSON.stringify({ accounts, longReport: longest.id })}\n`);
}

main(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
});
