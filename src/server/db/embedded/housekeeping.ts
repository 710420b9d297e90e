import type { Pool } from 'pg';
import type { DatabaseLog } from '../log';
import { reasonOf } from '../startError';

const EVERY_MS = 60_000;
const LOG_BYTES_TO_CHECKPOINT = 32 * 1024 * 1024;

/**
 * What the background processes of a PostgreSQL server do, and PGlite has none: without
 * checkpoints the log grows for ever and a restart replays all of it; without vacuum and analyze
 * tables bloat and plans go wrong.
 */
export function startHousekeeping(pool: Pool, log: DatabaseLog): () => void {
  let isRunning = false;
  const run = async () => {
    // Whoever asks for something now goes first; there is always a next minute.
    if (isRunning || pool.waitingCount > 0) return;
    isRunning = true;
    try {
      await keepHouse(pool);
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'housekeeping of the embedded database failed');
    } finally {
      isRunning = false;
    }
  };
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

export async function keepHouse(pool: Pool): Promise<void> {
  // Counts of a moment ago may still be on their way to the statistics.
  await pool.query('select pg_stat_force_next_flush()');
  // PostgreSQL's own thresholds for autovacuum.
  const { rows: worn } = await pool.query<{ name: string }>(`
    select format('%I.%I', schemaname, relname) as name
    from pg_stat_user_tables
    where n_dead_tup > 50 + 0.2 * n_live_tup
       or n_mod_since_analyze > 50 + 0.1 * n_live_tup`);
  for (const { name } of worn) await pool.query(`vacuum (analyze) ${name}`);

  const { rows } = await pool.query<{ bytes: number }>(`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes
    from pg_control_checkpoint()`);
  if (rows[0] && rows[0].bytes > LOG_BYTES_TO_CHECKPOINT) await pool.query('checkpoint');
}
