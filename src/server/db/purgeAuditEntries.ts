import { sql } from 'kysely';
import type { Database } from './database';

/** The only way to delete entries; the database refuses younger ones than 30 days. */
export async function purgeAuditEntries(db: Database, retentionS: number): Promise<void> {
  await sql`select purge_audit_entries(now() - make_interval(secs => ${retentionS}))`.execute(db);
}
