import { sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { FINDERS } from '@/server/resources/resources';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { manyStudents } from '@/server/testing/manyStudents';
import { rowsRead } from '@/server/testing/rowsRead';

const STUDENTS = 3_000;
/** Five results, and for each rank in the order of an index a group of 32 rows, in which namesakes are sorted. */
const READ_MAX = 100;

let app: TestApp;
let admin: SessionUser;
beforeAll(async () => {
  app = await buildTestApp();
  const { db } = app;
  admin = await manyStudents(db, { count: STUDENTS, nimPrefix: '24' });
  await sql`analyze`.execute(db);
});
afterAll(() => app.close());

async function readOf(table: string, find: (db: Database) => Promise<unknown[]>) {
  const { result, read } = await rowsRead(app.db, find);
  expect(result).toHaveLength(5);
  return read(table);
}

test.each(['bcd', 'bcdefgh', '24', '240'])(
  'reads a few of the thousands of rows that begin with "%s"',
  async (text) => {
    expect(await readOf('students', (db) => FINDERS.students(db, [text], admin))).toBeLessThan(
      READ_MAX,
    );
    expect(
      await readOf('internships', (db) => FINDERS.internships(db, [text], admin)),
    ).toBeLessThan(READ_MAX);
  },
);
