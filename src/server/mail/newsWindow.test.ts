import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '@/server/testing/testDatabase';
import { isInWindow, readWindow, windowEnd, windowMatter, writeWindow } from './newsWindow';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const WINDOWS = [
  ['2030-03-13T00:00:00.000Z', '2030-03-13T00:00:00.001Z'],
  ['2026-11-20T02:00:00.123Z', '2026-11-21T02:00:00.789Z'],
  ['1970-01-01T00:00:00.000Z', '2099-12-31T23:59:59.999Z'],
].map(([from = '', to = '']) => ({ from: new Date(from), to: new Date(to) }));

test.each(WINDOWS)('the window from $from is the same in SQL and in code', async (window) => {
  const matter = writeWindow(window);
  expect(readWindow(matter)).toEqual(window);
  const { from, to } = window;
  const moments = [from, to].flatMap((at) => [-1, 0, 1].map((ms) => new Date(at.getTime() + ms)));
  const { rows } = await sql<{ matter: string; end: Date; at: Date; is_in: boolean }>`
    select ${windowMatter(sql`${from}::timestamptz`, sql`${to}::timestamptz`)} as matter,
      ${windowEnd(sql`${matter}::text`)} as end, at,
      ${isInWindow(sql`at`, sql`${matter}::text`)} as is_in
    from unnest(${moments}::timestamptz[]) with ordinality as moments(at, nth)
    order by nth`.execute(database.db);
  expect(rows).toEqual(
    moments.map((at) => ({ matter, end: to, at, is_in: at > from && at <= to })),
  );
});
