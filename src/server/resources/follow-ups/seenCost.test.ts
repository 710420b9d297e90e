import { sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { manyStudents } from '@/server/testing/manyStudents';
import { rowsRead } from '@/server/testing/rowsRead';
import { followUpScope } from './followUpScope';
import { keyedMatters } from './keyedMatters';
import { idlePlacements } from './kinds/idlePlacements';
import { selectSeenMatters } from './seenQueries';

const STUDENTS = 100;

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  app.setTime(new Date('2026-03-13T03:00:00Z'));
});
afterAll(() => app.close());

/** The matters that the page of one placement notes, and the rows that it reads. */
const look = (admin: SessionUser, id: number) =>
  rowsRead(app.db, async (db) => {
    // With so few rows, PostgreSQL would read them all.
    await sql`set local enable_seqscan = off`.execute(db);
    const scope = { ...followUpScope(app.services, admin), db };
    const matters = await keyedMatters(idlePlacements, scope, [id]);
    return selectSeenMatters(scope, idlePlacements.kind, matters, [id]);
  });

test('the page of one placement does not read the matters of all', async () => {
  const admin = await manyStudents(app.db, { count: STUDENTS, nimPrefix: 'bcde' });
  await sql`
    insert into activities (internship_id, name, description, date, start_time, end_time, address)
    select id, 'Piket', 'Uji', '2026-03-02', '08:00', '12:00', 'Bandung' from internships`.execute(
    app.db,
  );
  const { id } = await app.db
    .selectFrom('internships')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const one = await look(admin, id);
  expect(one.result?.new_keys).toMatch(/^\{-?\d+\}$/);
  expect(one.read('activities')).toBeLessThan(STUDENTS / 2);

  const none = await look(admin, 0);
  expect(none.result).toBeNull();
  expect(none.read('internships')).toBeLessThan(STUDENTS / 2);
});
