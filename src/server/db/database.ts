import { Kysely, PostgresDialect } from 'kysely';
import type { Pool, PoolConfig } from 'pg';
import { serverPlace } from './databasePlace';
import { dataDirPaths } from './embedded/dataDir';
import { createDiskProbe } from './embedded/diskProbe';
import type { EmbeddedEngine } from './embedded/engine';
import { startHousekeeping } from './embedded/housekeeping';
import { openEmbedded } from './embedded/openEmbedded';
import { offerSnapshots } from './embedded/snapshotSocket';
import { type FairPoolOptions, fairPool, type PoolState } from './fairPool';
import type { DatabaseLog } from './log';
import { createOutages, type Outages } from './outages';
import { createPool, STATEMENT_TIMEOUT_MS } from './pool';
import { createServerPool } from './serverPool';
import { codeOf, reasonOf, StartError } from './startError';
import type { Tables } from './tables';
import type { WatchdogOptions } from './watchdog';

export type Database = Kysely<Tables>;

export interface OpenDatabase {
  db: Database;
  mode: 'embedded' | 'server';
  /** True for an embedded database whose first start has not completed; false on a server. */
  isNew: boolean;
  /** Call it when the first start has completed; until then `isNew` stays true. */
  markUsed(): void;
  /** An embedded database is refused from now on, until `markUsed`. */
  markRestoring(): void;
  /** Throws when the database does not answer. A server has a few seconds. */
  ping(): Promise<void>;
  /** Whether the disk of an embedded database can be written; true for a server, whose disk is unknown. */
  canWrite(): Promise<boolean>;
  outages: Outages;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  databaseUrl: string | null;
  dataDir: string;
  /** Opens the database to restore a backup. */
  isRestore?: boolean;
  /** The clock of what is at no known place. */
  campusTimeZone?: string;
}

const MIN_SERVER_VERSION = 15;
/** The embedded database has one connection, so requests queue for it; on a server for one of ten. */
const QUEUE_TIMEOUT_MS = 10_000;

/** @throws StartError with one line for the operator. */
export async function openDatabase(
  { databaseUrl, dataDir, isRestore, campusTimeZone }: DatabaseOptions,
  log: DatabaseLog,
): Promise<OpenDatabase> {
  return databaseUrl === null
    ? openEmbeddedDatabase(dataDir, log, { isRestore, campusTimeZone })
    : connectToServer(databaseUrl, log, campusTimeZone);
}

async function openEmbeddedDatabase(
  dataDir: string,
  log: DatabaseLog,
  { isRestore = false, campusTimeZone }: Pick<DatabaseOptions, 'isRestore' | 'campusTimeZone'>,
): Promise<OpenDatabase> {
  const embedded = await openEmbedded(dataDir, log, isRestore);
  const pool = createPool(
    {
      ...embeddedPool(() => embedded.engine.createStream()),
      connectionTimeoutMillis: QUEUE_TIMEOUT_MS,
    },
    log,
    { campusTimeZone },
  );
  const snapshots = await offerSnapshots(pool, dataDirPaths(dataDir), log);
  // A checkpoint would remove parts of the WAL that a snapshot needs.
  const stopHousekeeping = startHousekeeping(pool, log, () => snapshots.isCopying());
  const outages = createOutages(log);
  const db = createDatabase(pool, { outages, watchdog: watchdogOf(embedded.engine, log) });
  return {
    db,
    mode: 'embedded',
    isNew: embedded.isNew,
    markUsed: embedded.markUsed,
    markRestoring: embedded.markRestoring,
    ping: noting(outages, () => pool.query('select 1')),
    outages,
    canWrite: createDiskProbe(dataDirPaths(dataDir).probe),
    async close() {
      await stopHousekeeping();
      await snapshots.stop();
      await db.destroy();
      await embedded.close();
    },
  };
}

async function connectToServer(
  url: string,
  log: DatabaseLog,
  campusTimeZone?: string,
): Promise<OpenDatabase> {
  const pool = createServerPool(url, log, { campusTimeZone });
  try {
    await assertServerIsSupported(pool);
  } catch (error) {
    await pool.end();
    throw error instanceof StartError ? error : startErrorOf(error, url);
  }
  const outages = createOutages(log);
  const db = createDatabase(pool, { outages, silence: pool.silence });
  return {
    db,
    mode: 'server',
    isNew: false,
    markUsed() {},
    markRestoring() {},
    ping: noting(outages, () => pool.ping()),
    outages,
    canWrite: async () => true,
    close: () => db.destroy(),
  };
}

/** Monitors may be the only ones who ask at night. */
const noting = (outages: Outages, ping: () => Promise<unknown>) => async () => {
  try {
    await ping();
  } catch (error) {
    outages.meet(error);
    throw error;
  }
  outages.answered();
};

/** Ends long queries of users, as a server does itself. */
export const watchdogOf = (
  engine: EmbeddedEngine,
  log: DatabaseLog,
  limitMs = STATEMENT_TIMEOUT_MS,
): WatchdogOptions => ({
  limitMs,
  answers: () => engine.answers,
  cpuMs: () => engine.cpuMs(),
  end: () => engine.interrupt(),
  log,
});

export function createDatabase(
  pool: Pool,
  { outages, ...options }: Partial<FairPoolOptions> & { outages?: Outages } = {},
): Database {
  const shared = fairPool(pool, { waitMs: QUEUE_TIMEOUT_MS, ...options });
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: shared }),
    log({ level }) {
      if (level === 'query') outages?.answered();
    },
  });
  poolStates.set(db, shared.state);
  return db;
}

const poolStates = new WeakMap<Database, () => PoolState>();

/** The pool state of a database from createDatabase; undefined within a transaction. */
export const poolStateOf = (db: Database): PoolState | undefined => poolStates.get(db)?.();

/** The database that this engine serves, without a limit on how long a query may take. */
export const databaseOfEngine = (
  engine: EmbeddedEngine,
  log: DatabaseLog,
  campusTimeZone?: string,
): Database =>
  createDatabase(
    createPool(
      embeddedPool(() => engine.createStream()),
      log,
      { campusTimeZone },
    ),
  );

/** A single, permanent connection, because PGlite has only one session. */
export function embeddedPool(createStream: () => unknown): PoolConfig {
  return {
    stream: createStream as NonNullable<PoolConfig['stream']>,
    max: 1,
    idleTimeoutMillis: 0,
    // Set explicitly, because pg otherwise falls back to the PG… environment variables.
    host: 'embedded',
    port: 5432,
    user: 'postgres',
    password: '',
    database: 'postgres',
    ssl: false,
    options: '',
  };
}

async function assertServerIsSupported(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number; encoding: string; standby: boolean }>(`
    select current_setting('server_version_num')::int as version,
           current_setting('server_encoding') as encoding,
           pg_is_in_recovery() as standby`);
  const { version = 0, encoding, standby } = rows[0] ?? {};
  const major = Math.floor(version / 10_000);
  if (major < MIN_SERVER_VERSION) {
    throw new StartError(
      `DATABASE_URL: got PostgreSQL ${major}, takes PostgreSQL ${MIN_SERVER_VERSION} or newer.`,
    );
  }
  if (encoding !== 'UTF8') {
    throw new StartError(
      `DATABASE_URL: got a database with encoding ${encoding}, takes UTF8 (create database … encoding 'UTF8' template template0).`,
    );
  }
  if (standby) {
    throw new StartError('DATABASE_URL: got a read-only standby, takes the primary server.');
  }
}

/** Names the server and the cause, but never the password. */
function startErrorOf(error: unknown, url: string): StartError {
  const { host, pathname, username } = new URL(url);
  const place = serverPlace(url);
  switch (codeOf(error)) {
    case '28P01':
    case '28000':
      return new StartError(
        `DATABASE_URL: ${place} does not let "${username}" in. Check user and password.`,
      );
    case '3D000':
      return new StartError(
        `DATABASE_URL: there is no database "${pathname.slice(1)}" on ${host}. Create it first.`,
      );
    default:
      return new StartError(`DATABASE_URL: ${place} does not answer (${reasonOf(error)}).`);
  }
}
