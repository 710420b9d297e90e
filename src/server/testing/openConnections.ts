import { sql } from 'kysely';
import type { Database } from '@/server/db/database';

/**
 * Opens pooled connections before a test of concurrent requests; otherwise the first request would
 * finish while the others wait for a connection. (The embedded database has only one.)
 */
export async function openConnections(db: Database, count: number): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => sql`select pg_sleep(0.05)`.execute(db)));
}
