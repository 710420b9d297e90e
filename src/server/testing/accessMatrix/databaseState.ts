import { sql } from 'kysely';
import type { Database } from '@/server/db/database';

/** Compares the whole database with a saved state, and returns to it. */
export interface DatabaseState {
  /** Whether a row of any table differs from the saved state. */
  hasChanged(): Promise<boolean>;
  /** The tables that differ from the saved state. */
  changedTables(): Promise<readonly string[]>;
  restore(): Promise<void>;
  /** All rows of all tables as text, in a fixed order. */
  dump(): Promise<string>;
}

interface Table {
  name: string;
  columns: string;
}

export async function saveDatabaseState(db: Database): Promise<DatabaseState> {
  const tables = await tablesOf(db);
  const run = (statements: string[]) => sql.raw(statements.join(';\n')).execute(db);
  await run([
    'create schema kept',
    ...tables.map(({ name }) => `create table kept."${name}" as table public."${name}"`),
  ]);

  const digestsQuery = sql.raw<{ name: string; digest: string }>(
    tables
      .map(
        ({
          name,
        }) => `select '${name}' as name, md5(coalesce(string_agg(line, '' order by line), '')) as digest
          from (select to_jsonb(t)::text as line from public."${name}" t) lines`,
      )
      .join(' union all '),
  );
  const digests = async () =>
    new Map((await digestsQuery.execute(db)).rows.map(({ name, digest }) => [name, digest]));
  // Only writing transactions advance this number, so a request that left it alone changed nothing.
  const lastTransaction = async () => {
    const { rows } = await sql<{
      id: string;
    }>`select pg_snapshot_xmax(pg_current_snapshot())::text as id`.execute(db);
    return rows[0]?.id;
  };

  const dumpQuery = sql.raw<{ line: string }>(
    `${tables
      .map(
        ({ name }) => `select '${name}' as name, to_jsonb(t)::text as line from public."${name}" t`,
      )
      .join(' union all ')} order by name, line`,
  );
  const sequences = await sequencesOf(db);

  const saved = await digests();
  let seenTransaction = await lastTransaction();

  let differing: readonly string[] = [];
  async function changedTables() {
    const current = await lastTransaction();
    if (current === seenTransaction) return [];
    seenTransaction = current;
    differing = [...(await digests())].flatMap(([name, digest]) =>
      digest === saved.get(name) ? [] : [name],
    );
    return differing;
  }

  return {
    changedTables,

    async hasChanged() {
      return (await changedTables()).length > 0;
    },

    async restore() {
      await changedTables();
      const changed = tables.filter(({ name }) => differing.includes(name));
      await run([
        'begin',
        // Without triggers and foreign keys, so that the order of the tables does not matter.
        'set local session_replication_role = replica',
        ...changed.map(({ name }) => `delete from public."${name}"`),
        ...changed.map(
          ({ name, columns }) =>
            `insert into public."${name}" (${columns}) overriding system value select ${columns} from kept."${name}"`,
        ),
        // New records get the same IDs again, so that two runs can be compared.
        ...sequences.map(
          ({ name, last, isCalled }) => `select setval('${name}', ${last}, ${isCalled})`,
        ),
        'commit',
      ]);
      differing = [];
      seenTransaction = await lastTransaction();
    },

    async dump() {
      const { rows } = await dumpQuery.execute(db);
      return rows.map(({ line }) => line).join('\n');
    },
  };
}

interface Sequence {
  name: string;
  last: string;
  isCalled: boolean;
}

async function sequencesOf(db: Database): Promise<Sequence[]> {
  const { rows } = await sql<Sequence>`
    select quote_ident(sequencename) as name, coalesce(last_value, start_value)::text as last,
      last_value is not null as "isCalled"
    from pg_sequences where schemaname = 'public' and sequencename <> 'audit_entries_id_seq'
  `.execute(db);
  return rows;
}

async function tablesOf(db: Database): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name,
      string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attgenerated = ''
      and c.relname not like 'kysely%'
      -- Entries are never taken back, and a denial leaves one.
      and c.relname <> 'audit_entries'
      -- The dashboard notes what it showed.
      and c.relname <> 'seen_follow_ups'
    group by c.relname order by c.relname
  `.execute(db);
  return rows;
}
