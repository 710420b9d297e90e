import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from './testDatabase';

let first: TestDatabase;
let second: TestDatabase;

beforeAll(async () => {
  [first, second] = [await createTestDatabase(), await createTestDatabase()];
});

afterAll(async () => {
  await first?.close();
  await second?.close();
});

test('starts migrated and empty', async () => {
  const { count } = await first.db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(0);
});

test('shares nothing with other test databases', async () => {
  await sql`create table only_here (id integer)`.execute(first.db);
  const { rows } = await sql`select to_regclass('only_here') as found`.execute(second.db);
  expect(rows).toEqual([{ found: null }]);
});
