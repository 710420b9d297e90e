import { sql } from 'kysely';
import type { Database } from '@/server/db/database';

/** Call it outside of a transaction, in which `pg_stat_activity` would not change. */
export async function isSomebodyWaiting(db: Database): Promise<boolean> {
  const { rows } = await sql<{ waiting: boolean }>`
    select exists (
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    ) as waiting`.execute(db);
  return rows[0]?.waiting === true;
}

/**
 * Sends the request while the transaction is open. When the request waits or is answered, the transaction goes on and
 * commits.
 */
export async function during<T>(
  db: Database,
  work: (trx: Database) => Promise<unknown>,
  send: () => Promise<T>,
  goOn?: (trx: Database) => Promise<unknown>,
): Promise<{ answer: T; hasWaited: boolean }> {
  let hasWaited = false;
  let sent: Promise<T> | undefined;
  await db.transaction().execute(async (trx) => {
    await work(trx);
    let isAnswered = false;
    sent = send().finally(() => {
      isAnswered = true;
    });
    while (!isAnswered && !hasWaited) hasWaited = await isSomebodyWaiting(db);
    await goOn?.(trx);
  });
  return { answer: (await sent) as T, hasWaited };
}
