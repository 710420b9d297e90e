import { sql } from 'kysely';
import type { Database } from '@/server/db/database';

/** Rows, numbers, constraints, triggers and indexes as text, to compare two databases. */
export async function contentOfDatabase(db: Database, leftOut: readonly string[] = []) {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and relname not like 'kysely%' order by 1`.execute(db);
  const rows: Record<string, string> = {};
  for (const { name } of tables) {
    if (leftOut.includes(name)) continue;
    const { rows: digests } = await sql<{ digest: string }>`
      select count(*) || ' ' || md5(coalesce(string_agg(line, '' order by line), '')) as digest
      from (select to_jsonb(t)::text as line from ${sql.table(name)} t) lines`.execute(db);
    rows[name] = digests[0]?.digest ?? '';
  }
  return { rows, migrations: await textsOf(db, MIGRATIONS), objects: await textsOf(db, OBJECTS) };
}

const MIGRATIONS = 'select name as text from kysely_migration order by name';

const OBJECTS = `
  select conrelid::regclass::text || ' ' || pg_get_constraintdef(oid) || convalidated::text as text
  from pg_constraint where connamespace = current_schema()::regnamespace and contype <> 'n'
  union all
  select tgrelid::regclass::text || ' ' || pg_get_triggerdef(oid) || tgenabled::text
  from pg_trigger where not tgisinternal
  union all
  select indexdef from pg_indexes where schemaname = current_schema()
  union all
  select sequencename || ' ' || coalesce(last_value, 0)::text from pg_sequences
  where schemaname = current_schema()
  order by 1`;

async function textsOf(db: Database, query: string): Promise<string[]> {
  const { rows } = await sql.raw<{ text: string }>(query).execute(db);
  return rows.map(({ text }) => text);
}
