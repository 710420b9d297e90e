import { sql } from 'kysely';
import type { Database } from '@/server/db/database';

/** Runs the work without entries in the audit trail. */
export async function unaudited(
  db: Database,
  work: (connection: Database) => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set simagang.audit = 'off'`.execute(connection);
    await work(connection);
    await sql`reset simagang.audit`.execute(connection);
  });
}
