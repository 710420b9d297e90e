import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables';
import { LEFT_OUT, type Sequence } from './backupFormat';

export interface Column {
  name: string;
  type: string;
}

export interface Table {
  name: string;
  /** without generated ones */
  columns: Column[];
}

/** Tables that triggers and migrations fill; their rows alone do not make a database used. */
const FILLED = ['attendance_rules', 'holidays'];

/** Somebody may have tried to log in before there was an account. */
const NO_FAILED_LOGINS = sql`select from audit_entries where action <> 'login_failed'`;

/** The tables of a backup, a table after those that it refers to. */
export async function selectTables(db: Kysely<Tables>): Promise<Table[]> {
  const { rows: tables } = await sql<Table>`
    select c.relname as name,
      json_agg(
        json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
        order by a.attnum
      ) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and a.attgenerated = '' and c.relname not like 'kysely%'
    group by c.relname
    order by c.relname`.execute(db);
  const { rows: references } = await sql<{ from: string; to: string }>`
    select f.relname as "from", t.relname as "to"
    from pg_constraint k
    join pg_class f on f.oid = k.conrelid
    join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace
      and k.conrelid <> k.confrelid`.execute(db);
  return inOrder(
    tables.filter(({ name }) => !LEFT_OUT.includes(name)),
    references,
  );
}

function inOrder(tables: Table[], references: { from: string; to: string }[]): Table[] {
  const ordered: Table[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const isWaiting = new Set(waiting.map(({ name }) => name));
    const ready = waiting.filter(
      ({ name }) => !references.some(({ from, to }) => from === name && isWaiting.has(to)),
    );
    if (ready.length === 0) throw new Error(`${[...isWaiting].join(', ')} refer to each other`);
    ordered.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}

export async function selectSequences(db: Kysely<Tables>): Promise<Sequence[]> {
  const { rows } = await sql<{ table: string; column: string; name: string }>`
    select c.relname as "table", a.attname as "column",
      pg_get_serial_sequence(quote_ident(c.relname), a.attname) as name
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
    order by 1, 2`.execute(db);
  const sequences: Sequence[] = [];
  for (const { table, column, name } of rows) {
    const { rows: states } = await sql<Pick<Sequence, 'last_value' | 'is_called'>>`
      select last_value::text, is_called from ${sql.raw(name)}`.execute(db);
    sequences.push({ table, column, ...(states[0] as (typeof states)[0]) });
  }
  return sequences;
}

/** Names of the applied migrations; none in a database without tables. */
export async function selectSchema(db: Kysely<Tables>): Promise<string[]> {
  const { rows: found } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as "exists"`.execute(db);
  if (!found[0]?.exists) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** The first table with rows, apart from those that are not restored. */
export async function selectUsedTable(db: Kysely<Tables>): Promise<string | undefined> {
  for (const { name } of await selectTables(db)) {
    if (FILLED.includes(name)) continue;
    const counted =
      name === 'audit_entries' ? NO_FAILED_LOGINS : sql`select from ${sql.table(name)}`;
    const { rows } = await sql<{ found: boolean }>`select exists (${counted}) as found`.execute(db);
    if (rows[0]?.found) return name;
  }
  return undefined;
}
