import { type Migration, sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '@/server/testing/testDatabase';
import { testInAll } from '@/shared/testing/testLevel';
import { migrateToLatest } from './migrate';
import { migrations } from './migrations/index';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

const addNotes: Migration = {
  async up(db) {
    await sql`create table notes (id integer)`.execute(db);
  },
};
const fail: Migration = {
  async up(db) {
    await sql`alter table not_there add column a integer`.execute(db);
  },
};

const tableIsThere = async (name: string) => {
  const { rows } = await sql<{ found: string | null }>`
    select to_regclass(${name})::text as found`.execute(database.db);
  return rows[0]?.found === name;
};

testInAll('applies each migration once', async () => {
  const wanted = { ...migrations, '9001_notes': addNotes };
  expect(await migrateToLatest(database.db, { wanted })).toEqual(['9001_notes']);
  expect(await tableIsThere('notes')).toBe(true);
  expect(await migrateToLatest(database.db, { wanted })).toEqual([]);
});

test('changes nothing when a migration fails, and names it', async () => {
  const wanted = { ...migrations, '9001_notes': addNotes, '9002_fail': fail };
  await expect(migrateToLatest(database.db, { wanted })).rejects.toThrow(
    /^the database could not be migrated \(9002_fail\), and nothing was changed: .*not_there/,
  );
  expect(await tableIsThere('notes')).toBe(false);
  expect(await migrateToLatest(database.db)).toEqual([]);
});

testInAll('says which rights a role needs that may make no tables', async () => {
  const asStranger: Migration = {
    async up(db) {
      await sql`set local role pg_monitor`.execute(db);
      await addNotes.up(db);
    },
  };
  const wanted = { ...migrations, '9001_notes': asStranger };
  await expect(migrateToLatest(database.db, { wanted })).rejects.toThrow(
    /permission denied for schema public\. The role needs usage and create .*postgres\.sql$/,
  );
});

testInAll('rejects a database that was migrated by a newer version', async () => {
  await migrateToLatest(database.db, { wanted: { ...migrations, '9001_notes': addNotes } });
  await expect(migrateToLatest(database.db)).rejects.toThrow(
    /newer than this SiMagang: it has 9001_notes/,
  );
});

testInAll('migrates once when several processes start together', async () => {
  const wanted = { ...migrations, '9001_notes': addNotes };
  const applied = await Promise.all([1, 2, 3].map(() => migrateToLatest(database.db, { wanted })));
  expect(applied.flat()).toEqual(['9001_notes']);
});

testInAll('says in one line what was done', async () => {
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const wanted = { ...migrations, '9001_notes': addNotes };
  await migrateToLatest(database.db, { wanted, log });
  await migrateToLatest(database.db, { wanted, log });
  const last = Object.keys(migrations).at(-1)?.split('_')[0];
  expect(log.info.mock.calls).toEqual([
    [{ attempts: 1 }, expect.stringMatching(new RegExp(`^schema ${last} → 9001 in \\d\\.\\d s$`))],
  ]);
});
