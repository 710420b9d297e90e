import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import { createDatabase, type Database, databaseOfEngine } from '@/server/db/database';
import { EmbeddedEngine } from '@/server/db/embedded/engine';
import { createServerPool } from '@/server/db/serverPool';
import { silentLog } from './silentLog';
import {
  DATABASE_PREFIX,
  requiredVariable,
  TEMPLATE_DATABASE,
  TEMPLATE_FILE,
  withDatabase,
} from './testTemplate';

export interface TestDatabase {
  db: Database;
  /** Only `server` has several connections, which tests of concurrency require. */
  mode: 'embedded' | 'server';
  /** null for the embedded one */
  url: string | null;
  /** A pool as of another process on the same database; null for the embedded one. */
  connectAgain(): Database | null;
  close(): Promise<void>;
}

/**
 * Creates a migrated, empty database in 0.3 s: in memory, or on the server at TEST_DATABASE_URL.
 * Close it in `afterAll`; it uses about 300 MB.
 */
export async function createTestDatabase(campusTimeZone?: string): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  return serverUrl
    ? openOnServer(serverUrl, requiredVariable(TEMPLATE_DATABASE), campusTimeZone)
    : openInMemory(requiredVariable(TEMPLATE_FILE), campusTimeZone);
}

/** A database without tables. The one in memory exists in both modes; it takes seconds to create. */
export async function createEmptyDatabase(mode: TestDatabase['mode']): Promise<TestDatabase> {
  if (mode === 'embedded') return openInMemory(undefined);
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) throw new Error('there is no server: TEST_DATABASE_URL is not set');
  return openOnServer(serverUrl, 'template0');
}

/** Engines whose database is closed; null: every database gets an engine of its own. */
let idleEngines: EmbeddedEngine[] | null = null;

/** Test files that run one after the other take over the engine of the last, which saves 0.7 s each. */
export function reuseEngines(): void {
  const engines: EmbeddedEngine[] = [];
  idleEngines = engines;
  afterAll(async () => {
    for (const engine of engines) await engine.terminate();
  });
}

async function openInMemory(
  dump: string | undefined,
  campusTimeZone?: string,
): Promise<TestDatabase> {
  const used = dump === undefined ? undefined : idleEngines?.pop();
  const engine =
    used ??
    new EmbeddedEngine({
      task: { task: 'serveInMemory', ...(dump !== undefined && { dump }) },
      log: silentLog,
      keepsProcessAlive: false,
    });
  await engine.start();
  const db = databaseOfEngine(engine, silentLog, campusTimeZone);
  if (used) await emptyTables(db);
  return {
    db,
    mode: 'embedded',
    url: null,
    connectAgain: () => null,
    async close() {
      await db.destroy();
      if (idleEngines && dump !== undefined) idleEngines.push(engine);
      else await engine.terminate();
    },
  };
}

/**
 * Leaves the database as the template has it: migrated, without records, with ids from 1. Most tables are empty, and
 * deleting a few rows takes a fifth of the time of truncating all tables.
 */
export async function emptyTables(db: Database): Promise<void> {
  await sql`
    do $$
    declare
      name text;
      has_rows boolean;
    begin
      -- The copy that accessMatrix/databaseState.ts keeps.
      drop schema if exists kept cascade;
      -- The triggers of the audit trail refuse to delete from it.
      set local session_replication_role = replica;
      for name in
        select quote_ident(tablename) from pg_tables
        where schemaname = 'public' and tablename not like 'kysely%' and tablename <> 'attendance_rules'
      loop
        execute 'select exists (select from ' || name || ')' into has_rows;
        if has_rows then execute 'delete from ' || name; end if;
      end loop;
      perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname = 'public' and last_value is not null;
    end $$`.execute(db);
}

async function openOnServer(
  serverUrl: string,
  template: string,
  campusTimeZone?: string,
): Promise<TestDatabase> {
  const name = `${requiredVariable(DATABASE_PREFIX)}${randomBytes(6).toString('hex')}`;
  await runOnServer(serverUrl, `create database ${name} encoding 'UTF8' template ${template}`);
  const url = withDatabase(serverUrl, name);
  const pools: Database[] = [];
  const connect = () => {
    const pool = createDatabase(createServerPool(url, silentLog, { campusTimeZone }));
    pools.push(pool);
    return pool;
  };
  return {
    db: connect(),
    mode: 'server',
    url,
    connectAgain: connect,
    async close() {
      await Promise.all(pools.map((pool) => pool.destroy()));
      await runOnServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const server = new Client({ connectionString: serverUrl });
  await server.connect();
  try {
    await server.query(statement);
  } finally {
    await server.end();
  }
}
