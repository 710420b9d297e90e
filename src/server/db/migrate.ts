import { type Kysely, type Migration, type MigrationResultSet, Migrator, sql } from 'kysely';
import type { Database } from './database';
import { migrations } from './migrations/index';
import { codeOf, reasonOf, StartError } from './startError';

const HISTORY = 'kysely_migration';
/** Retries of the lock that another process holds while it migrates. */
const MAX_LOCK_RETRIES = 20;
const STATEMENT_CANCELLED = '57014';
const NOT_PERMITTED = '42501';

type Migrations = Record<string, Migration>;

/**
 * Applies the pending migrations in one transaction. When several processes start together, Kysely's
 * lock lets the first one migrate while the others wait.
 * @returns the names of the applied migrations.
 * @throws StartError
 */
export async function migrateToLatest(
  db: Database,
  wanted: Migrations = migrations,
): Promise<string[]> {
  const migrator = new Migrator({
    db: db as unknown as Kysely<unknown>,
    provider: { getMigrations: async () => withoutTimeout(wanted) },
    migrationTableName: HISTORY,
  });
  for (let waits = 0; ; waits++) {
    await assertSchemaIsNotNewer(db, wanted);
    const { error, results = [] } = await migrate(migrator);
    if (error === undefined) return results.map(({ migrationName }) => migrationName);
    const failed = results.find(({ status }) => status === 'Error');
    const isWaiting = codeOf(error) === STATEMENT_CANCELLED && failed === undefined;
    if (isWaiting && waits < MAX_LOCK_RETRIES) continue;
    await assertSchemaIsNotNewer(db, wanted);
    throw new StartError(
      `the database could not be migrated${failed ? ` (${failed.migrationName})` : ''}, and nothing was changed: ${reasonOf(error)}${hintFor(error)}`,
    );
  }
}

function hintFor(error: unknown): string {
  return codeOf(error) === NOT_PERMITTED
    ? '. The role needs usage and create on the schema public of this database, and there the extension pg_trgm: docs/deploy/postgres.sql'
    : '';
}

async function migrate(migrator: Migrator): Promise<MigrationResultSet> {
  try {
    return await migrator.migrateToLatest();
  } catch (error) {
    return { error };
  }
}

async function assertSchemaIsNotNewer(db: Database, wanted: Migrations): Promise<void> {
  const { rows: found } = await sql<{ exists: boolean }>`
    select to_regclass(${HISTORY}) is not null as "exists"`.execute(db);
  if (!found[0]?.exists) return;
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(HISTORY)} order by name`.execute(db);
  const unknown = rows.map(({ name }) => name).filter((name) => !(name in wanted));
  if (unknown.length === 0) return;
  throw new StartError(
    `the database is newer than this SiMagang: it has ${unknown.join(', ')}. Start the newer version, or one that knows them.`,
  );
}

/** Building an index on a large table may exceed the statement timeout of requests. */
function withoutTimeout(wanted: Migrations): Migrations {
  return Object.fromEntries(
    Object.entries(wanted).map(([name, migration]) => [
      name,
      {
        ...migration,
        async up(db) {
          await sql`set local statement_timeout = 0`.execute(db);
          await migration.up(db);
        },
      } satisfies Migration,
    ]),
  );
}
