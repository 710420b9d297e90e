import { format, parseISO } from 'date-fns';
import { id } from 'date-fns/locale/id';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '@/server/testing/testDatabase';
import { testInAll } from '@/shared/testing/testLevel';
import { canBeInDate, dateText } from './dateText';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('writes every day of a year as the screens do', async () => {
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

testInAll('knows every part of every word of a date', async () => {
  const { rows } = await sql<{ text: string }>`
    select ${dateText(sql.ref('day'))} as text
    from (
      select generate_series('2026-01-01'::date, '2026-12-31'::date, '1 day')::date as day
    ) days`.execute(database.db);
  const words = new Set(rows.flatMap(({ text }) => text.toLowerCase().split(' ')));
  for (const word of words) {
    for (let start = 0; start < word.length; start++) {
      for (let end = start + 1; end <= word.length; end++) {
        expect([word.slice(start, end), canBeInDate(word.slice(start, end))]).toEqual([
          word.slice(start, end),
          true,
        ]);
      }
    }
  }
  expect(['vlan', 'sudah', '08:', 'rabuu', '12.5', 'agustus,'].filter(canBeInDate)).toEqual([]);
});
