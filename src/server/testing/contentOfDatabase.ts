import { sql } from 'kysely';
import type { Database } from '@/server/db/database';

/** Rows, numbers, columns, constraints, functions, triggers and indexes as text, to compare two databases. */
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

// PostgreSQL writes the conditions of triggers with more or fewer parentheses, depending on how they were made.
const OBJECTS = `
  select attrelid::regclass::text || ' ' || attname || ' ' || format_type(atttypid, atttypmod)
    || ' ' || attnotnull::text || attidentity::text || attgenerated::text || attstorage::text
    || coalesce(pg_get_expr(adbin, adrelid), '') as text
  from pg_attribute join pg_class on pg_class.oid = attrelid
  left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relnamespace = current_schema()::regnamespace and relkind = 'r' and attnum > 0
    and not attisdropped
  union all
  select regexp_replace(
    regexp_replace(pg_get_functiondef(pg_proc.oid), '--[^\\n]*', '', 'g'), '\\s+', ' ', 'g'
  )
  from pg_proc where pronamespace = current_schema()::regnamespace and prokind = 'f'
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  union all
  select conrelid::regclass::text || ' ' || pg_get_constraintdef(oid) || convalidated::text as text
  from pg_constraint where connamespace = current_schema()::regnamespace and contype <> 'n'
  union all
  select tgrelid::regclass::text || ' ' || translate(pg_get_triggerdef(oid), '()', '') || tgenabled::text
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
