import type { Pool } from 'pg';
import type { DatabaseLog } from '../log';
import { reasonOf } from '../startError';

const INTERVAL_MS = 60_000;
const WAL_BYTES_BEFORE_CHECKPOINT = 32 * 1024 * 1024;

/**
 * Replaces the background processes of a PostgreSQL server, which PGlite does not have. Without
 * checkpoints the WAL grows without limit; without vacuum and analyze tables bloat and query plans
 * degrade. The returned function stops it, and resolves when it does not use the pool any more.
 */
export function startHousekeeping(
  pool: Pool,
  log: DatabaseLog,
  isPaused: () => boolean = () => false,
): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const run = async () => {
    try {
      await runHousekeeping(pool, stopping.signal);
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'housekeeping of the embedded database failed');
    } finally {
      running = null;
    }
  };
  const timer = setInterval(() => {
    // Waiting requests have priority; the next run is a minute away.
    if (running || isPaused() || pool.waitingCount > 0) return;
    running = run();
  }, INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}

export async function runHousekeeping(pool: Pool, stopping?: AbortSignal): Promise<void> {
  // Recent counts may not have reached the statistics yet.
  await pool.query('select pg_stat_force_next_flush()');
  // PostgreSQL's own thresholds for autovacuum.
  const { rows: tables } = await pool.query<{ name: string }>(`
    select format('%I.%I', schemaname, relname) as name
    from pg_stat_user_tables
    where n_dead_tup > 50 + 0.2 * n_live_tup
       or n_mod_since_analyze > 50 + 0.1 * n_live_tup`);
  for (const { name } of tables) {
    if (stopping?.aborted) return;
    await pool.query(`vacuum (analyze) ${name}`);
  }
  if (stopping?.aborted) return;

  const { rows } = await pool.query<{ bytes: number }>(`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes
    from pg_control_checkpoint()`);
  if (rows[0] && rows[0].bytes > WAL_BYTES_BEFORE_CHECKPOINT) await pool.query('checkpoint');
}
