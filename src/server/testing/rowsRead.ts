import { sql } from 'kysely';
import type { Database } from '@/server/db/database';

/** The result of the work and the number of rows it reads from a table, as counted by PostgreSQL. */
export async function rowsRead<Result>(
  db: Database,
  work: (trx: Database) => Promise<Result>,
): Promise<{ result: Result; read: (table: string) => number }> {
  return db.transaction().execute(async (trx) => {
    const count = async () => {
      const { rows } = await sql<{ table: string; read: number }>`
        select relname as table, (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as read
        from pg_stat_xact_user_tables`.execute(trx);
      return new Map(rows.map(({ table, read }) => [table, read]));
    };
    const before = await count();
    const result = await work(trx);
    const after = await count();
    return { result, read: (table) => (after.get(table) ?? 0) - (before.get(table) ?? 0) };
  });
}
