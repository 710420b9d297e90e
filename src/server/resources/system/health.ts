import { sql } from 'kysely';
import type { Database } from '@/server/db/database';

/** How long a query may go unanswered before the database counts as unavailable. */
const UNAVAILABLE_AFTER_MS = 10_000;
/** How long a caller waits for the current query. */
const CALLER_TIMEOUT_MS = 50;

/**
 * Checks whether the database answers. A busy database is healthy: the embedded one runs one query at
 * a time, and a report that takes two seconds must not make a supervisor restart the process. So the
 * query waits in the queue while callers get the last known state.
 */
export function createHealthCheck(db: Database) {
  let lastAnswered = performance.now();
  let query: Promise<boolean> | null = null;

  const runQuery = async () => {
    try {
      await sql`select 1`.execute(db);
      lastAnswered = performance.now();
      return true;
    } catch {
      return false;
    } finally {
      query = null;
    }
  };

  return async (): Promise<boolean> => {
    query ??= runQuery();
    const answer = await Promise.race([query, afterTimeout()]);
    return answer ?? performance.now() - lastAnswered < UNAVAILABLE_AFTER_MS;
  };
}

function afterTimeout(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, CALLER_TIMEOUT_MS, null).unref());
}
