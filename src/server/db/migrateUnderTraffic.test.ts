import { randomUUID } from 'node:crypto';
import { type Migration, sql, type Transaction } from 'kysely';
import { aCompany } from '@/server/testing/builders';
import { isSomebodyWaiting } from '@/server/testing/during';
import { testOnServer } from '@/server/testing/onServer';
import { killPrograms, startServer } from '@/server/testing/programs';
import { SteadyClients } from '@/server/testing/steadyClients';
import { createTestDatabase, type TestDatabase } from '@/server/testing/testDatabase';
import { byLevel } from '@/shared/testing/testLevel';
import { migrateToLatest } from './migrate';
import { migrations } from './migrations/index';
import type { Tables } from './tables';

const ROUNDS = byLevel({ short: 3, soak: 9 });
const STEADY = 60;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await killPrograms();
  await database.close();
});

/** Changes tables in another order than requests write them, and rewrites what these read. */
const laterMigration = (column: string): Migration => ({
  async up(db) {
    for (const table of ['users', 'audit_entries', 'companies', 'idempotency_keys', 'sessions']) {
      await sql`
        alter table ${sql.table(table)} add ${sql.ref(column)} text not null default md5(random()::text)`.execute(
        db,
      );
    }
  },
});
const withLater = (column: string) => ({
  ...migrations,
  [`9001_${column}`]: laterMigration(column),
});

/** Adds a company, without committing it until `work` is done. */
async function whileAdding(work: (trx: Transaction<Tables>) => Promise<void>): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    await aCompany(trx);
    await work(trx);
  });
}

testOnServer('a transaction that holds a table may still read the others', async () => {
  let migrating: Promise<string[]> | undefined;
  await whileAdding(async (trx) => {
    let isOver = false;
    migrating = migrateToLatest(database.db, { wanted: withLater('held') }).finally(() => {
      isOver = true;
    });
    while (!isOver && !(await isSomebodyWaiting(database.db)));
    const { rows } = await sql`select id from activities`.execute(trx);
    expect(rows).toEqual([]);
  });
  expect(await migrating).toEqual(['9001_held']);
});

testOnServer('a migration that cannot lock the tables says so after a time', async () => {
  await whileAdding(async () => {
    const migrating = migrateToLatest(database.db, { wanted: withLater('late'), giveUpAfterMs: 0 });
    await expect(migrating).rejects.toThrow(/nothing was changed: its tables are in use/);
  });
});

testOnServer('a migration waits for a vacuum longer than for requests', async () => {
  let migrating: Promise<string[]> | undefined;
  await database.db.transaction().execute(async (trx) => {
    // The lock of a vacuum.
    await sql`lock table companies in share update exclusive mode`.execute(trx);
    migrating = migrateToLatest(database.db, { wanted: withLater('vacuum'), giveUpAfterMs: 0 });
    while (!(await isSomebodyWaiting(database.db)));
    await sql`select pg_sleep(1)`.execute(trx);
  });
  expect(await migrating).toEqual(['9001_vacuum']);
});

testOnServer('requests are answered while a newer version migrates', async () => {
  const { url } = await startServer({
    DATABASE_URL: database.url ?? '',
    SESSION_SECRET: randomUUID(),
    DEMO_DATA: 'false',
  });
  const clients = await SteadyClients.start(url, database.db);
  let wanted = migrations;
  for (let round = 1; round <= ROUNDS; round += 1) {
    await clients.next(STEADY);
    wanted = { ...wanted, [`900${round}_round`]: laterMigration(`round_${round}`) };
    expect(await migrateToLatest(database.db, { wanted })).toEqual([`900${round}_round`]);
  }
  await clients.next(STEADY);
  await clients.stop();
  expect(Object.keys(clients.statuses).sort()).toEqual(['GET 200', 'POST 201']);
});
