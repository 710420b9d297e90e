import { sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { finalReportList } from '@/server/resources/final-reports/finalReportQueries';
import { guidanceSessionList } from '@/server/resources/guidance-sessions/guidanceSessionQueries';
import { letterList } from '@/server/resources/letters/letterQueries';
import { placementRequestList } from '@/server/resources/placement-requests/placementRequestQueries';
import {
  aCompany,
  aFinalReport,
  aGuidanceSession,
  aLetter,
  anInternship,
  aPlacementRequest,
  aStudent,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { manyStudents } from '@/server/testing/manyStudents';
import { rowsRead } from '@/server/testing/rowsRead';
import type { ListMeta } from './list';
import type { ListQuery } from './listQuery';

/** More than the IDs that a search names (references.ts). */
const STUDENTS = 2_100;

type List = (db: Database, user: SessionUser, query: ListQuery) => Promise<{ meta: ListMeta }>;

const LISTS: [name: string, tables: string[], List][] = [
  [
    'guidance sessions',
    ['guidance_sessions', 'internships'],
    (...args) => guidanceSessionList(...args).page(),
  ],
  ['letters', ['letter_recipients'], (...args) => letterList(...args).page()],
  ['requests for a place', ['students'], (...args) => placementRequestList(...args).page()],
  ['final reports', ['internships', 'users'], (...args) => finalReportList(...args).page()],
];

let app: TestApp;
let admin: SessionUser;
beforeAll(async () => {
  app = await buildTestApp();
  const { db } = app;
  admin = await manyStudents(db, { count: STUDENTS, nimPrefix: 'bcde' });
  const { id } = await aStudent(db, { nim: '2403310099', user: { name: 'Siti Rahmawati' } });
  const { id: internship_id } = await anInternship(db, { student_id: id });
  const company = await aCompany(db, { name: 'PT Solusi Digital' });
  await aGuidanceSession(db, { internship_id, topic: 'Rumusan Masalah', date: '2026-03-02' });
  await aLetter(db, { student_id: id, company_id: company.id, date: '2026-03-09' });
  await aPlacementRequest(db, { student_id: id, company_ids: [company.id] });
  await aFinalReport(db, { internship_id, title: 'Rumusan Masalah' });
  // Rows of the other students, whom the search does not find.
  await sql`
    insert into guidance_sessions (internship_id, date, topic, result)
    select id, '2026-03-03', 'Bab 1', 'Disusun' from internships where id <> ${internship_id}`.execute(
    db,
  );
  await sql`
    insert into placement_requests (student_id, internship_period_id, state, sent_at, sent_on, own_company)
    select student_id, internship_period_id, 'sent', now(), '2026-03-03', '{"name": "CV Lain"}' from internships
    where id <> ${internship_id}`.execute(db);
  const other = await aLetter(db, { student_id: (await aStudent(db)).id, date: '2026-03-10' });
  await sql`
    insert into letter_recipients (letter_id, student_id)
    select ${other.id}, id from students where nim like 'bcde%'`.execute(db);
  await sql`analyze`.execute(db);
});
afterAll(() => app.close());

describe.each(LISTS)('the search of %s', (name, tables, list) => {
  const totalOf = async (search: string) =>
    (await list(app.db, admin, { search, page: 1 })).meta.total;

  test('finds students in any case of letters, and no other text of theirs', async () => {
    expect(await totalOf('siti RAHMA')).toBe(1);
    expect(await totalOf('2403310099')).toBe(1);
    expect(await totalOf('siti tidakada')).toBe(0);
    // The academic year of the others is found in no list.
    expect(await totalOf('bcdefgh/2')).toBe(0);
  });

  test.each<[string, Record<string, number>]>([
    ['solusi digital', { letters: 1, 'requests for a place': 1 }],
    ['DIGITAL siti', { letters: 1, 'requests for a place': 1 }],
    ['rumusan', { 'guidance sessions': 1, 'final reports': 1 }],
    ['cv lain', { 'requests for a place': STUDENTS }],
    ['2026-03-02', { 'guidance sessions': 1 }],
    ['6-03-09', { letters: 1 }],
    ['2026-03-09', { letters: 1 }],
    ['%', {}],
  ])('finds %s in its own texts and those of companies', async (search, totals) => {
    expect(await totalOf(search)).toBe(totals[name] ?? 0);
  });

  test('finds the rows of more students than it names', async () => {
    expect(await totalOf('BCDE')).toBe(name === 'letters' ? 1 : STUDENTS);
    expect(await totalOf('bcde tidakada')).toBe(0);
  });

  test('looks students up instead of joining all of them', async () => {
    const { result, read } = await rowsRead(app.db, async (db) => {
      // With so few rows, PostgreSQL would read them all.
      await sql`set local enable_seqscan = off`.execute(db);
      return list(db, admin, { search: 'rahmawati', page: 1 });
    });
    expect(result.meta.total).toBe(1);
    for (const table of tables) expect(read(table)).toBeLessThan(STUDENTS / 2);
  });
});
