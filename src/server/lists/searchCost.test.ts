import { type RawBuilder, sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { selectActivities } from '@/server/resources/activities/activityList';
import { selectInternships } from '@/server/resources/internships/internshipList';
import { selectStudents } from '@/server/resources/students/studentQueries';
import { selectUsers } from '@/server/resources/users/userQueries';
import { aLecturer, aMentor, anInternshipPeriod } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import type { ListMeta, ListQuery } from './list';

/** More than what a search finds and sorts as a whole (list.ts). */
const STUDENTS = 2_100;
const ACTIVITIES = 2_200;
const PAGE = 10;

let app: TestApp;
let admin: SessionUser;
beforeAll(async () => {
  app = await buildTestApp();
  const { db } = app;
  const lecturer = await aLecturer(db);
  const mentor = await aMentor(db);
  const period = await anInternshipPeriod(db);
  admin = {
    id: lecturer.user_id,
    name: 'Ratna',
    role: 'super_admin',
    profileId: lecturer.id,
    sessionId: '',
    hasDefaultPassword: false,
    device: null,
  };
  await sql`
    insert into users (name, email, role, password_hash)
    select 'Bcdefgh ' || n, 'bcdefgh' || n || '@kampus.example', 'student', 'x'
    from generate_series(1, ${STUDENTS}::integer) n`.execute(db);
  await sql`
    insert into students (user_id, nim, academic_year)
    select id, 'bcde' || lpad(id::text, 6, '0'), 'bcdefgh/2'
    from users where role = 'student' and name like 'Bcdefgh%'`.execute(db);
  await sql`
    insert into internships (student_id, mentor_id, lecturer_id, internship_period_id)
    select id, ${mentor.id}, ${lecturer.id}, ${period.id} from students`.execute(db);
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
  ['internships', ['internships'], STUDENTS, (db, query) => selectInternships(db, admin, query)],
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

/** How many rows of each table a search reads, by PostgreSQL's own count. */
async function rowsRead(list: List, query: ListQuery, setting?: RawBuilder<unknown>) {
  return app.db.transaction().execute(async (trx) => {
    await setting?.execute(trx);
    const count = async () => {
      const { rows } = await sql<{ table: string; read: number }>`
        select relname as table, (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as read
        from pg_stat_xact_user_tables`.execute(trx);
      return new Map(rows.map(({ table, read }) => [table, read]));
    };
    const before = await count();
    const { data, meta } = await list(trx, query);
    const after = await count();
    const read = (table: string) => (after.get(table) ?? 0) - (before.get(table) ?? 0);
    return { data, meta, read };
  });
}

describe.each(lists)('%s', (name, tables, total, list) => {
  test.each([
    // Rows of the page are read again, with their accounts.
    ['b', 2.5],
    ['b c d e f g', 2.5],
    ['bcd cde def efg fgh bcdefgh', 2.5],
  ])('the words "%s" are not compared one pass each', async (search, passes) => {
    const { data, meta, read } = await rowsRead(list, { search, page: 1, per_page: PAGE });
    expect(meta.total).toBe(total);
    expect(data).toHaveLength(PAGE);
    for (const table of tables) expect(read(table)).toBeLessThan(total * passes);
  });

  test('a search for a rare word finds its row', async () => {
    const { meta } = await rowsRead(list, { search: 'bcdefgh 1899', page: 1, per_page: PAGE });
    expect(meta.total).toBeGreaterThan(0);
    expect(meta.total).toBeLessThan(10);
  });

  test('a condition that all rows fulfil is read once, and the page walked to', async () => {
    const conditions = nameContains(name, 'B');
    const { data, meta, read } = await rowsRead(list, { conditions, page: 1, per_page: PAGE });
    expect(meta.total).toBe(total);
    expect(data).toHaveLength(PAGE);
    for (const table of tables) expect(read(table)).toBeLessThan(total * 2.5);
  });

  test('a condition that few rows fulfil uses the index of the search', async () => {
    const conditions = nameContains(name, 'h 1899');
    const query = { conditions, sort: SORTS[name]?.[0], page: 1, per_page: PAGE };
    // With so few rows, PostgreSQL would read them all.
    const { meta, read } = await rowsRead(list, query, sql`set local enable_seqscan = off`);
    expect(meta.total).toBe(1);
    for (const table of tables) expect(read(table)).toBeLessThan(100);
  });
});

const orders: [name: string, table: string, sort: string, list: List][] = lists.flatMap(
  ([name, [table = ''], , list]) =>
    (SORTS[name] ?? []).map((sort): [string, string, string, List] => [name, table, sort, list]),
);

describe.each(orders)('%s, %s by %s', (name, table, sort, list) => {
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
    const { data, read } = await rowsRead(list, { page, per_page: PAGE, sort });
    expect(data.length).toBeGreaterThan(0);
    expect(read(table)).toBeLessThan(100);
  });
});

const idsOf = (rows: unknown[]) => rows.map((row) => (row as { id: number }).id);
