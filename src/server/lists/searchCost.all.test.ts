import { type RawBuilder, sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { selectActivities } from '@/server/resources/activities/activityList';
import { selectInternships } from '@/server/resources/internships/internshipList';
import { selectStudents } from '@/server/resources/students/studentQueries';
import { selectUsers } from '@/server/resources/users/userQueries';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { manyStudents } from '@/server/testing/manyStudents';
import { rowsRead } from '@/server/testing/rowsRead';
import { everyNth, few } from '@/shared/testing/testLevel';
import type { ListMeta } from './list';
import type { ListQuery } from './listQuery';

/** More rows than a search sorts as a whole (list.ts). */
const STUDENTS = 2_100;
const ACTIVITIES = 2_200;
const PAGE = 10;

let app: TestApp;
let admin: SessionUser;
beforeAll(async () => {
  app = await buildTestApp();
  const { db } = app;
  admin = await manyStudents(db, { count: STUDENTS, nimPrefix: 'bcde' });
  await sql`
    insert into activities (internship_id, name, description, date, start_time, end_time, address)
    select (select min(id) from internships), 'Bcdefgh ' || n, 'Uji', '2026-03-02', '08:00', '12:00',
      'Jl. Bcdefgh ' || n
    from generate_series(1, ${ACTIVITIES}::integer) n`.execute(db);
  await sql`analyze`.execute(db);
});
afterAll(() => app.close());

type List = (db: Database, query: ListQuery) => Promise<{ data: unknown[]; meta: ListMeta }>;

const settings = { timeZone: 'Asia/Jakarta', today: '2026-03-02' };
const lists: [name: string, tables: string[], rows: number, list: List][] = [
  ['users', ['users'], STUDENTS, (db, query) => selectUsers({ ...app.services, db }, query)],
  ['students', ['students'], STUDENTS, selectStudents],
  [
    'internships',
    ['internships'],
    STUDENTS,
    (db, query) => selectInternships(db, admin, { ...query, today: settings.today }),
  ],
  [
    'activities',
    ['activities'],
    ACTIVITIES,
    (db, query) => selectActivities(db, admin, query, settings),
  ],
];

const NAMES: Record<string, string> = {
  students: 'user.name',
  internships: 'student.user.name',
};

const nameContains = (name: string, text: string) =>
  JSON.stringify([[NAMES[name] ?? 'name', 'contains', text]]);

const SORTS: Record<string, string[]> = {
  users: ['name', '-email'],
  students: ['nim', '-user.name'],
  internships: ['student.nim', 'student.user.name'],
};

const ask = (list: List, query: ListQuery, setting?: RawBuilder<unknown>) =>
  rowsRead(app.db, async (db) => {
    await setting?.execute(db);
    return list(db, query);
  });

describe.each(few(lists, 1))('%s', (name, tables, total, list) => {
  test.each([
    // The first matches are read before they are counted, and rows of the page again, with their accounts.
    ['b', 3.5],
    ['b c d e f g', 3.5],
    ['bcd cde def efg fgh bcdefgh', 3.5],
  ])('the words "%s" are not compared one pass each', async (search, passes) => {
    const { result, read } = await ask(list, { search, page: 1, per_page: PAGE });
    expect(result.meta.total).toBe(total);
    expect(result.data).toHaveLength(PAGE);
    for (const table of tables) expect(read(table)).toBeLessThan(total * passes);
  });

  test('a search for a rare word finds its row', async () => {
    const { result } = await ask(list, { search: 'bcdefgh 1899', page: 1, per_page: PAGE });
    expect(result.meta.total).toBeGreaterThan(0);
    expect(result.meta.total).toBeLessThan(10);
  });

  test('a condition that all rows fulfil is read once, and the page walked to', async () => {
    const conditions = nameContains(name, 'B');
    const { result, read } = await ask(list, { conditions, page: 1, per_page: PAGE });
    expect(result.meta.total).toBe(total);
    expect(result.data).toHaveLength(PAGE);
    for (const table of tables) expect(read(table)).toBeLessThan(total * 3.5);
  });

  test('a condition that few rows fulfil uses the index of the search', async () => {
    const conditions = nameContains(name, 'h 1899');
    const query = { conditions, sort: SORTS[name]?.[0], page: 1, per_page: PAGE };
    // With so few rows, PostgreSQL would read them all.
    const { result, read } = await ask(list, query, sql`set local enable_seqscan = off`);
    expect(result.meta.total).toBe(1);
    for (const table of tables) expect(read(table)).toBeLessThan(100);
  });
});

const orders: [name: string, table: string, sort: string, list: List][] = lists.flatMap(
  ([name, [table = ''], , list]) =>
    (SORTS[name] ?? []).map((sort): [string, string, string, List] => [name, table, sort, list]),
);

describe.each(everyNth(orders, 3))('%s, %s by %s', (name, table, sort, list) => {
  test.each([{}, { search: 'bcdefgh' }, { conditions: nameContains(name, 'cdefgh') }])(
    'pages from either end make up the list (%j)',
    async (found) => {
      const whole = await list(app.db, { page: 1, per_page: 3_000, sort, ...found });
      const pages: unknown[] = [];
      for (let page = 1; pages.length < whole.meta.total; page++) {
        const { data, meta } = await list(app.db, { page, per_page: 400, sort, ...found });
        expect(meta.total).toBe(whole.meta.total);
        expect(data.length).toBeGreaterThan(0);
        pages.push(...data);
      }
      expect(idsOf(pages)).toEqual(idsOf(whole.data));
      expect(new Set(idsOf(pages)).size).toBe(whole.meta.total);
      const { data: beyond } = await list(app.db, { page: 99, per_page: 400, sort, ...found });
      expect(beyond).toEqual([]);
    },
  );

  test('the last page is read from the end', async () => {
    const { meta } = await list(app.db, { page: 1, per_page: PAGE, sort });
    const page = Math.ceil(meta.total / PAGE);
    const { result, read } = await ask(list, { page, per_page: PAGE, sort });
    expect(result.data.length).toBeGreaterThan(0);
    // Each row once, for their number.
    expect(read(table)).toBeLessThan(meta.total + 100);
  });
});

const idsOf = (rows: unknown[]) => rows.map((row) => (row as { id: number }).id);
