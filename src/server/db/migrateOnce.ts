import { type Kysely, type Migration, sql } from 'kysely';
import { areAuditTriggersInstalled, installAuditTriggers } from './audit/installAuditTriggers';
import { addToHistory, takeOver } from './baseline';
import type { Database } from './database';
import { reasonOf, StartError } from './startError';
import type { Tables } from './tables';

export interface Migrated {
  /** Names of the migrations that the database had. */
  before: string[];
  /** Names of those that it has got. */
  applied: string[];
}

/** The error of a migration, with its name. */
export class MigrationFailed extends Error {
  constructor(
    readonly migration: string,
    override readonly cause: unknown,
  ) {
    super(reasonOf(cause));
  }
}

/** Processes that start together migrate one after the other. */
const ADVISORY_LOCK = '3853314791062309107';
const OTHER_PROCESS_MS = 30_000;

/** PostgreSQL cancels an autovacuum in the way of a transaction that has waited for a second. */
const VACUUM_MS = 10_000;
/**
 * PostgreSQL looks for deadlocks after a second of waiting and ends one of the waiting transactions, which may be a
 * request. All tables are therefore locked within less than that, or none.
 */
const LOCKS_MS = 700;

/** One attempt: applies all pending migrations or none. */
export async function migrateOnce(
  db: Database,
  wanted: Record<string, Migration>,
): Promise<Migrated> {
  return db.transaction().execute(async (trx) => {
    await limitStatements(trx, OTHER_PROCESS_MS);
    await sql`select pg_advisory_xact_lock(${sql.raw(ADVISORY_LOCK)})`.execute(trx);
    const before = await takeOver(trx, await readHistory(trx));
    assertIsKnown(before, wanted);
    const pending = Object.entries(wanted).filter(([name]) => !before.includes(name));
    if (pending.length === 0 && (await areAuditTriggersInstalled(trx))) {
      return { before, applied: [] };
    }
    await lockTables(trx);
    // Building an index on a large table may take longer than the statements of requests may.
    await limitStatements(trx, 0);
    for (const [name, migration] of pending) await apply(trx, name, migration);
    await installAuditTriggers(trx);
    return { before, applied: pending.map(([name]) => name) };
  });
}

async function limitStatements(trx: Kysely<Tables>, ms: number): Promise<void> {
  await sql`set local statement_timeout = ${sql.lit(ms)}`.execute(trx);
}

async function readHistory(trx: Kysely<Tables>): Promise<string[]> {
  const { rows: found } = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration') is not null as "isThere"`.execute(trx);
  if (!found[0]?.isThere) {
    await sql`
      create table kysely_migration (
        name varchar(255) primary key, timestamp varchar(255) not null
      )`.execute(trx);
  }
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(trx);
  return rows.map(({ name }) => name);
}

function assertIsKnown(names: string[], wanted: Record<string, Migration>): void {
  const unknown = names.filter((name) => !(name in wanted));
  if (unknown.length === 0) return;
  throw new StartError(
    `the database is newer than this SiMagang: it has ${unknown.join(', ')}. Start the newer version, or one that knows them.`,
  );
}

/**
 * Locks all tables in the order of their names, so that no migration waits for a table later. The first lock keeps
 * out vacuums and hinders no request; the second one waits for requests only.
 */
async function lockTables(trx: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' order by relname`.execute(
    trx,
  );
  if (rows.length === 0) return;
  const tables = sql.join(rows.map(({ name }) => sql.table(name)));
  await limitStatements(trx, VACUUM_MS);
  await sql`lock table ${tables} in share update exclusive mode`.execute(trx);
  await limitStatements(trx, LOCKS_MS);
  await sql`lock table ${tables} in access exclusive mode`.execute(trx);
}

async function apply(trx: Kysely<Tables>, name: string, migration: Migration): Promise<void> {
  try {
    await migration.up(trx);
    await addToHistory(trx, name);
  } catch (cause) {
    throw new MigrationFailed(name, cause);
  }
}
