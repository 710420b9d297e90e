import { sql } from 'kysely';
import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import { anAttendanceRequest } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { countFollowUps } from './followUpQueries';
import { followUpScope } from './followUpScope';
import { kindsOf } from './kinds';
import { selectDueMatters } from './mailedQueries';

const NOW = new Date('2030-03-13T03:00:00Z');

let app: TestApp;
let desk: Desk;

beforeEach(async () => {
  app = await buildTestApp();
  app.setTime(NOW);
  desk = await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-30' });
});
afterEach(() => app.close());

const ask = () =>
  anAttendanceRequest(app.db, {
    internship_id: desk.internship.id,
    start_date: '2030-03-20',
    end_date: '2030-03-20',
    created_at: '2030-03-12T03:00:00Z',
  });

const seen = () => app.db.selectFrom('seen_follow_ups').selectAll().execute();

const look = async (url = '/follow-ups') => {
  const answer = await (await callsOf(app, desk.mentor.user)).get(url);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

test.each(['/follow-ups', '/follow-ups/waiting_requests'])(
  'a look at %s notes what it showed, and writes nothing the second time',
  async (url) => {
    await ask();
    await look(url);
    const first = await seen();
    expect(first).toMatchObject([{ user_id: desk.mentor.user.id, kind: 'waiting_requests' }]);
    expect(first[0]?.matter_keys).toHaveLength(1);
    app.setTime(new Date(NOW.getTime() + 60_000));
    await look(url);
    expect(await seen()).toEqual(first);
    await ask();
    await look(url);
    expect((await seen())[0]?.matter_keys).toHaveLength(2);
  },
);

test('a look at a number that is not counted out is not noted', async () => {
  for (let day = 0; day < 3; day += 1) await ask();
  const scope = followUpScope(app.services, {
    id: desk.mentor.user.id,
    role: 'mentor',
    profileId: desk.mentor.id,
  });
  const waiting = kindsOf({ role: 'mentor' }).filter(({ kind }) => kind === 'waiting_requests');
  const counted = { count: 3, has_more: false, new_keys: expect.any(String) };
  expect(await countFollowUps(waiting, scope, 3)).toMatchObject([counted]);
  const capped = { count: 2, has_more: true, new_keys: null, oldest_date: null };
  expect(await countFollowUps(waiting, scope, 2)).toMatchObject([capped]);
});

test('a look is answered even if it cannot be noted', async () => {
  await ask();
  await sql`alter table seen_follow_ups add constraint refused check (false)`.execute(app.db);
  try {
    expect((await look()).data).toMatchObject([{ kind: 'waiting_requests', count: 1 }]);
    expect(await seen()).toEqual([]);
  } finally {
    // Later tests use the same schema.
    await sql`alter table seen_follow_ups drop constraint refused`.execute(app.db);
  }
});

test('a seen matter that no longer waits is forgotten', async () => {
  await ask();
  await look();
  const due = () =>
    selectDueMatters(
      kindsOf({ role: 'mentor' }),
      followUpScope(app.services, {
        id: desk.mentor.user.id,
        role: 'mentor',
        profileId: desk.mentor.id,
      }),
      { firstUntil: null, secondUntil: null },
    );
  expect(await due()).toEqual([]);
  await app.db.deleteFrom('attendance_requests').execute();
  await due();
  expect((await seen())[0]?.matter_keys).toEqual([]);
  await ask();
  expect(await due()).toMatchObject([{ kind: 'waiting_requests', mails: 0 }]);
});
