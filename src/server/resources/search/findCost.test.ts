import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { aLecturer, aMentor, anInternshipPeriod } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { findInternships, findStudents } from './searchQueries';

const STUDENTS = 3_000;
/** Five of each rank, and the same five as answered. */
const READ_MAX = 50;

let app: TestApp;
let admin: Parameters<typeof findInternships>[1];
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
    select id, '24' || lpad(id::text, 8, '0'), '2024/2025'
    from users where role = 'student' and name like 'Bcdefgh%'`.execute(db);
  await sql`
    insert into internships (student_id, mentor_id, lecturer_id, internship_period_id)
    select id, ${mentor.id}, ${lecturer.id}, ${period.id} from students`.execute(db);
  await sql`analyze`.execute(db);
});
afterAll(() => app.close());

/** How many rows of a table are read, by PostgreSQL's own count. */
async function rowsRead(table: string, find: (db: Database) => Promise<unknown[]>) {
  return app.db.transaction().execute(async (trx) => {
    const count = async () => {
      const { rows } = await sql<{ read: number }>`
        select (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as read
        from pg_stat_xact_user_tables where relname = ${table}`.execute(trx);
      return rows[0]?.read ?? 0;
    };
    const before = await count();
    expect(await find(trx)).toHaveLength(5);
    return (await count()) - before;
  });
}

it.each(['bcd', 'bcdefgh', '24', '240'])(
  'of thousands that begin with "%s", a few are read',
  async (text) => {
    expect(await rowsRead('students', (db) => findStudents(db, [text]))).toBeLessThan(READ_MAX);
    expect(await rowsRead('internships', (db) => findInternships(db, admin, [text]))).toBeLessThan(
      READ_MAX,
    );
  },
);
