import { setTimeout as pause } from 'node:timers/promises';
import type { Migration } from 'kysely';
import type { Database } from './database';
import type { DatabaseLog } from './log';
import { type Migrated, MigrationFailed, migrateOnce } from './migrateOnce';
import { migrations } from './migrations/index';
import { codeOf, reasonOf, StartError } from './startError';

const NOT_PERMITTED = '42501';
/** A deadlock, a lock that was not granted in time, or a statement that waited too long for its locks. */
const IS_BUSY = new Set(['40P01', '55P03', '57014']);

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** A backup reads for minutes, and so does another process that migrates a large database. */
const GIVE_UP_AFTER_MS = 10 * 60_000;

interface Options {
  wanted?: Record<string, Migration>;
  log?: DatabaseLog;
  giveUpAfterMs?: number;
}

/**
 * Applies the pending migrations in one transaction, while other processes may serve requests. Tries again when
 * these hold the tables.
 * @returns the names of the applied migrations.
 * @throws StartError
 */
export async function migrateToLatest(
  db: Database,
  { wanted = migrations, log, giveUpAfterMs = GIVE_UP_AFTER_MS }: Options = {},
): Promise<string[]> {
  const startedAt = performance.now();
  const passed = () => performance.now() - startedAt;
  for (let attempt = 1; ; attempt++) {
    try {
      const migrated = await migrateOnce(db, wanted);
      if (migrated.applied.length > 0) log?.info({ attempts: attempt }, said(migrated, passed()));
      return migrated.applied;
    } catch (error) {
      if (!isBusy(error)) throw startErrorOf(error);
      if (passed() >= giveUpAfterMs) throw tooBusy(error);
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS));
    }
  }
}

/** 'schema 0013 → 0056 in 2.8 s' */
function said({ before, applied }: Migrated, ms: number): string {
  const numberOf = (name: string | undefined) => name?.split('_')[0] ?? 'none';
  return `schema ${numberOf(before.at(-1))} → ${numberOf(applied.at(-1))} in ${(ms / 1000).toFixed(1)} s`;
}

const causeOf = (error: unknown) => (error instanceof MigrationFailed ? error.cause : error);

const isBusy = (error: unknown) => IS_BUSY.has(codeOf(causeOf(error)) ?? '');

const tooBusy = (error: unknown) =>
  new StartError(
    `the database could not be migrated, and nothing was changed: its tables are in use, such as by a backup or a long query (${reasonOf(error)}). Start again when that has ended.`,
  );

function startErrorOf(error: unknown): StartError {
  if (error instanceof StartError) return error;
  const place = error instanceof MigrationFailed ? ` (${error.migration})` : '';
  const hint =
    codeOf(causeOf(error)) === NOT_PERMITTED
      ? '. The role needs usage and create on the schema public of this database, and there the extension pg_trgm: docs/deploy/postgres.sql'
      : '';
  return new StartError(
    `the database could not be migrated${place}, and nothing was changed: ${reasonOf(error)}${hint}`,
  );
}
