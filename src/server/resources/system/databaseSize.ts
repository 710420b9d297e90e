import { sql } from 'kysely';
import type { Database } from '@/server/db/database';

export async function selectDatabaseSize(db: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database()) as bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}
