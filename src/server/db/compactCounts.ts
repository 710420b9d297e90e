import { sql } from 'kysely';
import type { Database } from './database';

/** The tables to which triggers append counts, with their key columns and counts. */
const TABLES = [
  { table: 'list_counts', keys: ['list', 'part'], counts: ['rows'] },
  {
    table: 'placement_counts',
    keys: ['internship_period_id', 'company_id'],
    counts: ['placements'],
  },
  {
    table: 'period_tallies',
    keys: ['internship_period_id', 'month'],
    counts: ['activities', 'attended', 'validated_by_mentor', 'validated_by_lecturer'],
  },
];

/**
 * Adds the counts up, one row for each, and deletes those of nothing. One statement per table, so that readers see either all parts or
 * their sum; of two processes, the second finds nothing left.
 */
export async function compactCounts(db: Database): Promise<void> {
  for (const { table, keys, counts } of TABLES) {
    const columns = sql.join([...keys, ...counts].map((column) => sql.id(column)));
    const by = sql.join(keys.map((key) => sql.id(key)));
    const sums = sql.join(counts.map((count) => sql`sum(${sql.id(count)})`));
    const isAny = sql.join(
      counts.map((count) => sql`sum(${sql.id(count)}) <> 0`),
      sql` or `,
    );
    await sql`
      with parts as (delete from ${sql.table(table)} returning ${columns})
      insert into ${sql.table(table)} (${columns})
      select ${by}, ${sums} from parts group by ${by} having ${isAny}`.execute(db);
  }
  // Skips rows that somebody is changing, who may wait for others of them.
  await sql`
    delete from waiting_tallies where (reviewer, reviewer_id, date, internship_period_id) in (
      select reviewer, reviewer_id, date, internship_period_id from waiting_tallies
      where activities = 0 for update skip locked
    )`.execute(db);
}
