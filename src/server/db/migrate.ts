import { type Kysely, type Migration, type MigrationResultSet, Migrator, sql } from 'kysely';
import type { Database } from './database';
import { migrations } from './migrations/index';
import { codeOf, reasonOf, StartError } from './startError';

const HISTORY = 'kysely_migration';
/** How often to ask again for the lock that another process holds while it migrates. */
const MOST_WAITS = 20;
const STATEMENT_CANCELLED = '57014';

type Migrations = Record<string, Migration>;

/**
 * Brings the schema to what this version needs, all or nothing. Several processes may do so at
 * once: the others wait for the first (Kysely's lock) and find nothing left to do.
 * @returns the names of the migrations that were applied.
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
    await refuseNewerSchema(db, wanted);
    const { error, results = [] } = await migrate(migrator);
    if (error === undefined) return results.map(({ migrationName }) => migrationName);
    const failed = results.find(({ status }) => status === 'Error');
    const isWaiting = codeOf(error) === STATEMENT_CANCELLED && failed === undefined;
    if (isWaiting && waits < MOST_WAITS) continue;
    await refuseNewerSchema(db, wanted);
    throw new StartError(
      `the database could not be migrated${failed ? ` (${failed.migrationName})` : ''}, and nothing was changed: ${reasonOf(error)}`,
    );
  }
}

async function migrate(migrator: Migrator): Promise<MigrationResultSet> {
  try {
    return await migrator.migrateToLatest();
  } catch (error) {
    return { error };
  }
}

async function refuseNewerSchema(db: Database, wanted: Migrations): Promise<void> {
  const { rows: found } = await sql<{ isThere: boolean }>`
    select to_regclass(${HISTORY}) is not null as "isThere"`.execute(db);
  if (!found[0]?.isThere) return;
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(HISTORY)} order by name`.execute(db);
  const unknown = rows.map(({ name }) => name).filter((name) => !(name in wanted));
  if (unknown.length === 0) return;
  throw new StartError(
    `the database is newer than this SiMagang: it has ${unknown.join(', ')}. Start the newer version, or one that knows them.`,
  );
}

/** Building an index over a large table may take longer than any request is given. */
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
