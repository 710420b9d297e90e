import { sql } from 'kysely';
import {
  aCertificate,
  aGrade,
  anInternship,
  anInternshipPeriod,
  aSuperAdmin,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

let app: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp();
  app.setTime('2026-07-15T03:00:00Z');
  admin = await app.signIn((await aSuperAdmin(app.db)).user);
});
afterAll(() => app.close());

const get = async (url: string) =>
  (await app.inject({ url: `/api/internships${url}`, headers: admin })).json();

const PAST = { start_date: '2026-01-05', end_date: '2026-06-30' };

const placementIn = async (period: object) => {
  const { id } = await anInternshipPeriod(app.db, { ...PAST, ...period });
  return (await anInternship(app.db, { internship_period_id: id })).id;
};

const addReport = (id: number) =>
  sql`
    insert into final_reports (internship_id, title, state, versions, sent_at)
    values (${id}, 'Jaringan kantor', 'sent', 1, now())`.execute(app.db);

const addDefence = (id: number) =>
  sql`
    insert into defences (internship_id, starts_at, minutes, room)
    values (${id}, '2026-07-10T03:00:00Z', 60, 'R. 201')`.execute(app.db);

const stageOf = async (id: number) => {
  const { stage } = (await get(`/${id}`)).data;
  const listed = await get(`?stage=${stage}&per_page=100`);
  expect(listed.data.find((row: { id: number }) => row.id === id)).toMatchObject({ stage });
  return stage;
};

test.each([
  ['placement', { start_date: '2026-07-16', end_date: '2026-12-31' }],
  ['running', { start_date: '2026-07-15', end_date: '2026-12-31' }],
  ['running', { end_date: '2026-07-15' }],
  ['grade', { end_date: '2026-07-14' }],
])('tells %s by the days of the period alone', async (stage, period) => {
  expect(await stageOf(await placementIn(period))).toBe(stage);
});

test('moves on with each step that the period requires', async () => {
  const id = await placementIn({ requires_final_report: true, requires_defence: true });
  expect(await stageOf(id)).toBe('report');
  await addReport(id);
  expect(await stageOf(id)).toBe('report');
  await sql`
    update final_reports set state = 'accepted', decided_at = now(), decided_by_user_id = 1,
      decided_by_name = 'Dewi'
    where internship_id = ${id}`.execute(app.db);
  expect(await stageOf(id)).toBe('defence');
  await addDefence(id);
  expect(await stageOf(id)).toBe('defence');
  await sql`update defences set state = 'held' where internship_id = ${id}`.execute(app.db);
  expect(await stageOf(id)).toBe('grade');
  await aGrade(app.db, { internship_id: id });
  expect(await stageOf(id)).toBe('certificate');
  const { id: certificateId } = await aCertificate(app.db, { internship_id: id });
  expect(await stageOf(id)).toBe('done');
  await sql`
    update certificates set revoked_at = now(), revoked_reason = 'Nama salah.',
      revoked_by_user_id = 1, revoked_by_name = 'Ratna'
    where id = ${certificateId}`.execute(app.db);
  expect(await stageOf(id)).toBe('certificate');
});

test('a grade during the period leaves the placement running', async () => {
  const id = await placementIn({ end_date: '2026-12-31' });
  await aGrade(app.db, { internship_id: id });
  expect(await stageOf(id)).toBe('running');
});

test('the list leaves out the other stages, and the export has the words', async () => {
  const id = await placementIn({ end_date: '2026-12-31' });
  const others = await get('?stage=done&per_page=100');
  expect(others.data.map((row: { id: number }) => row.id)).not.toContain(id);
  const answer = await app.inject({
    url: '/api/internships/export?format=csv&stage=running',
    headers: admin,
  });
  const [head, ...rows] = answer.body.trim().split('\n');
  expect(head).toMatch(/Tahap/);
  for (const row of rows) expect(row).toContain('Berjalan');
});

test('refuses an unknown stage', async () => {
  const answer = await app.inject({ url: '/api/internships?stage=ujian', headers: admin });
  expect(answer.statusCode).toBe(422);
});
