import { sql } from 'kysely';
import {
  aMentor,
  anInternship,
  anInternshipPeriod,
  aStudent,
  aSuperAdmin,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { holdConnections } from '@/server/testing/holdConnections';

let app: TestApp;
let greedy: { authorization: string };
let others: { authorization: string }[];

beforeAll(async () => {
  app = await buildTestApp();
  const { db } = app;
  greedy = await app.signIn((await aSuperAdmin(db)).user);
  const period = await anInternshipPeriod(db);
  const mentor = await aMentor(db);
  const students = [await aStudent(db), await aStudent(db), await aStudent(db), await aStudent(db)];
  for (const student of students) {
    await anInternship(db, {
      student_id: student.id,
      mentor_id: mentor.id,
      internship_period_id: period.id,
    });
  }
  others = [];
  for (const { user } of [...students, mentor]) others.push(await app.signIn(user));
  await sql`
    insert into activities (internship_id, name, description, date, start_time, end_time, address)
    select id, 'Konfigurasi VLAN ' || n, 'Uji', date '2026-01-01' + n % 300, '08:00', '12:00',
      'Jl. Merdeka No. ' || n
    from internships, generate_series(1, 300) n`.execute(db);
});
afterAll(() => app.close());

const get = (url: string, headers: { authorization: string }) =>
  app.inject({ url: `/api${url}`, headers });

const search = () => get('/activities?page=1&search=a+e+i+08%3A0+12+merdeka', greedy);

/** Sends the requests of another person's screen, one after the other. */
async function glance(headers: { authorization: string }): Promise<number[]> {
  const statuses = [];
  for (const url of ['/internship-periods', '/activities?page=1', '/activities?search=vlan']) {
    statuses.push((await get(url, headers)).statusCode);
  }
  return statuses;
}

test('the searches of one person do not come before the requests of the others', async () => {
  const SEARCHES = 40;
  let answered = 0;
  const searching = Array.from({ length: SEARCHES }, async () => {
    await search();
    answered += 1;
  });
  const statuses = await Promise.all(others.map(glance));
  expect(answered).toBeLessThan(SEARCHES / 2);
  expect(new Set(statuses.flat())).toEqual(new Set([200]));
  await Promise.all(searching);
});

test('many sessions of one person are one person', async () => {
  const { user } = await aStudent(app.db);
  const SESSIONS = 30;
  const sessions = [];
  for (let count = 0; count < SESSIONS; count += 1) sessions.push(await app.signIn(user));
  const other = await app.signIn((await aStudent(app.db)).user);
  const answered: string[] = [];
  // Refused as soon as the session is known.
  const ask = async (name: string, headers: { authorization: string }) => {
    expect((await get('/users', headers)).statusCode).toBe(403);
    answered.push(name);
  };
  const connections = holdConnections(app.db);
  const asking = sessions.map((headers) => ask('greedy', headers));
  asking.push(ask('other', other));
  connections.releaseOne();
  await Promise.all(asking);
  await connections.releaseAll();
  expect(answered.indexOf('other')).toBeLessThan(SESSIONS / 2);
});
