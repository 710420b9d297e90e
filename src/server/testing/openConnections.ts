import { sql } from 'kysely';
import type { Database } from '@/server/db/database';

/**
 * Before a race: while connections are still being opened, the first request is through before the
 * others begin, and nothing is raced. (The embedded database has one, and so no races.)
 */
export async function openConnections(db: Database, count: number): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => sql`select pg_sleep(0.05)`.execute(db)));
}
