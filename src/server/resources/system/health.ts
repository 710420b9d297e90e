import { sql } from 'kysely';
import type { Database } from '@/server/db/database';

/** How long a question to the database may go unanswered before it counts as away. */
const SILENCE_MS = 10_000;
/** How long a caller waits for the answer to this very question. */
const PATIENCE_MS = 50;

/**
 * Whether the database answers. A busy one is not away: the embedded database works on one query
 * at a time, and a report of two seconds must not make a supervisor restart the process. So the
 * question waits in line while callers are told what was last known.
 */
export function createHealthCheck(db: Database) {
  let lastAnswered = performance.now();
  let question: Promise<boolean> | null = null;

  const ask = async () => {
    try {
      await sql`select 1`.execute(db);
      lastAnswered = performance.now();
      return true;
    } catch {
      return false;
    } finally {
      question = null;
    }
  };

  return async (): Promise<boolean> => {
    question ??= ask();
    const answer = await Promise.race([question, afterPatience()]);
    return answer ?? performance.now() - lastAnswered < SILENCE_MS;
  };
}

function afterPatience(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null).unref());
}
