import { format, parseISO } from 'date-fns';
import { id } from 'date-fns/locale/id';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '@/server/testing/testDatabase';
import { dateText } from './dateText';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('writes every day of a year as the screens do', async () => {
  const { rows } = await sql<{ day: string; text: string }>`
    select to_char(day, 'YYYY-MM-DD') as day, ${dateText(sql.ref('day'))} as text
    from (
      select generate_series('2026-01-01'::date, '2026-12-31'::date, '1 day')::date as day
    ) days`.execute(database.db);
  expect(rows).toHaveLength(365);
  for (const { day, text } of rows) {
    const write = (pattern: string) => format(parseISO(day), pattern, { locale: id });
    expect(text).toBe(`${day} ${write('EEE, d MMM yyyy')} ${write('EEEE, d MMMM yyyy')}`);
  }
});
