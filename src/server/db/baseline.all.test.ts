import { sql } from 'kysely';
import { loadBeforeBaseline } from '@/server/testing/beforeBaseline';
import { aCompany } from '@/server/testing/builders';
import { contentOfDatabase } from '@/server/testing/contentOfDatabase';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '@/server/testing/testDatabase';
import { testInAll } from '@/shared/testing/testLevel';
import { migrateToLatest } from './migrate';
import { migrations } from './migrations/index';

let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase(process.env.TEST_DATABASE_URL ? 'server' : 'embedded');
  await loadBeforeBaseline(database.db);
});
afterEach(() => database.close());

/** The migrations of version 1.0.0. */
const BASELINE = Object.fromEntries(Object.entries(migrations).slice(0, 12));

/** Sequences are where the rows have left them. */
const withoutNumbers = (objects: string[]) => objects.filter((text) => !/_seq \d+$/.test(text));

test('a database of the last commit before version 1.0.0 is taken over as it stands', async () => {
  const before = await contentOfDatabase(database.db);
  expect(before.migrations.at(-1)).toBe('0061_words_in_loops');
  // Later migrations may change rows.
  expect(await migrateToLatest(database.db, { wanted: BASELINE })).toEqual([]);
  const taken = await contentOfDatabase(database.db);
  expect(taken.migrations).toEqual(Object.keys(BASELINE));
  expect(taken.rows).toEqual(before.rows);

  await migrateToLatest(database.db);
  const after = await contentOfDatabase(database.db);
  expect(after.migrations).toEqual(Object.keys(migrations));
  const fresh = await createTestDatabase();
  const { objects } = await contentOfDatabase(fresh.db);
  await fresh.close();
  expect(withoutNumbers(after.objects)).toEqual(withoutNumbers(objects));

  expect(await migrateToLatest(database.db)).toEqual([]);
  const { id } = await aCompany(database.db);
  expect(id).toBeGreaterThan(1);
});

testInAll('an older database is refused with the commit to start once', async () => {
  await sql`delete from kysely_migration where name > '0058'`.execute(database.db);
  const before = await contentOfDatabase(database.db);
  await expect(migrateToLatest(database.db)).rejects.toThrow(
    'the database is older than version 1.0.0 can take over: start commit 41831a1 once with it, then this one.',
  );
  expect(await contentOfDatabase(database.db)).toEqual(before);
});
