import { sql } from 'kysely';
import type { Database } from '../database';

/** Takes back all migrations of a database without rows; a backup of an older schema comes next. */
export async function emptySchema(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows: tables } = await sql<{ name: string }>`
      select c.oid::regclass::text as name from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`.execute(
      trx,
    );
    if (tables.length > 0) {
      await sql`drop table ${sql.raw(tables.map(({ name }) => name).join(', '))}`.execute(trx);
    }
    const { rows: functions } = await sql<{ name: string }>`
      select p.oid::regprocedure::text as name from pg_proc p
      where p.pronamespace = current_schema()::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`.execute(
      trx,
    );
    if (functions.length > 0) {
      const names = functions.map(({ name }) => name).join(', ');
      await sql`drop function ${sql.raw(names)}`.execute(trx);
    }
  });
}
