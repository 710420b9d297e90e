import { sql } from 'kysely';
import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import { anAttendanceRequest, aSuperAdmin } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import type { Role } from '@/shared/permissions';
import { countFollowUps } from './followUpQueries';
import { followUpScope } from './followUpScope';
import { keyedMatters } from './keyedMatters';
import { kindsOf } from './kinds';
import { selectDueMatters } from './mailedQueries';
import { noteSeen, selectSeenMatters } from './seenQueries';

const NOW = new Date('2030-03-13T03:00:00Z');

let app: TestApp;
let desk: Desk;
let attended: { id: number };

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

test('a look notes the kinds that the page shows, without those that are folded away or put off', async () => {
  await desk.activity({ date: '2030-03-11' });
  await desk.activity({ date: '2030-03-12' });
  await desk.activity({ date: '2030-03-08', attendance_time: new Date('2030-03-08T01:00:00Z') });
  await ask();
  const kindsSeen = async () => (await seen()).map(({ kind }) => kind).sort();
  const { data } = await look('/follow-ups?shown=1');
  const kinds = data.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(['silent_students', 'waiting_reviews', 'waiting_requests']);
  expect(await kindsSeen()).toEqual(['silent_students']);

  const mentor = await callsOf(app, desk.mentor.user);
  await mentor.put('/follow-ups/waiting_reviews', { put_off_days: 3 });
  await look('/follow-ups?shown=2');
  expect(await kindsSeen()).toEqual(['silent_students', 'waiting_requests']);
  await look();
  expect(await kindsSeen()).toEqual([...kinds].sort());
});

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

const seenKinds = async () =>
  (await seen()).flatMap(({ kind, matter_keys }) => Array<string>(matter_keys.length).fill(kind));

const lookAs = async (user: Parameters<typeof callsOf>[1], url: string) => {
  const answer = await (await callsOf(app, user)).get(url);
  expect(answer.statusCode).toBe(200);
};

test.each(['/attendance-requests', '/attendance-requests?state=approved&page=2'])(
  'the desk of requests at %s shows all that wait, as a number',
  async (url) => {
    await ask();
    await ask();
    await lookAs(desk.mentor.user, url);
    expect(await seenKinds()).toEqual(['waiting_requests', 'waiting_requests']);
  },
);

test('a filtered list notes the matters in it, beside those that were seen before', async () => {
  const other = await desk.placed('Bima Saputra');
  await ask();
  const request = await ask();
  await anAttendanceRequest(app.db, {
    internship_id: other.internship.id,
    start_date: '2030-03-20',
    end_date: '2030-03-20',
  });
  await lookAs(desk.mentor.user, `/attendance-requests/${request.id}`);
  expect(await seenKinds()).toHaveLength(1);
  await lookAs(desk.mentor.user, '/attendance-requests?search=Zulkifli');
  expect(await seenKinds()).toHaveLength(1);
  await lookAs(desk.mentor.user, '/attendance-requests?search=Bima');
  expect(await seenKinds()).toHaveLength(2);
  const first = await seen();
  app.setTime(new Date(NOW.getTime() + 60_000));
  await lookAs(desk.mentor.user, '/attendance-requests?search=Bima');
  expect(await seen()).toEqual(first);
});

test('looks at different matters at the same time are both noted', async () => {
  const [first, second] = [await ask(), await ask()];
  const scope = followUpScope(app.services, {
    id: desk.mentor.user.id,
    role: 'mentor',
    profileId: desk.mentor.id,
  });
  const waiting = kindsOf({ role: 'mentor' }).find(({ kind }) => kind === 'waiting_requests');
  const lookAt = async (id: number) =>
    waiting &&
    selectSeenMatters(scope, waiting.kind, await keyedMatters(waiting, scope, [id]), [id]);
  // Both have read before one of them is noted.
  const looks = [await lookAt(first.id), await lookAt(second.id)];
  for (const one of looks) await noteSeen(scope, one ? [one] : []);
  expect((await seen())[0]?.matter_keys).toHaveLength(2);
});

test.each<[string, () => Promise<{ user: { id: number; role: Role }; url: string }>, string[]]>([
  [
    'the desk of a reviewer',
    async () => ({ user: desk.lecturer.user, url: '/reviews?view=waiting' }),
    ['waiting_reviews'],
  ],
  [
    'the page of an activity',
    async () => ({ user: desk.mentor.user, url: `/activities/${attended.id}` }),
    ['waiting_reviews'],
  ],
  [
    "a student's own activities",
    async () => ({
      user: desk.student.user,
      url: `/internships/${desk.internship.id}/activities`,
    }),
    ['missing_logs'],
  ],
  [
    'the list of holidays',
    async () => ({ user: (await aSuperAdmin(app.db)).user, url: '/holidays?year=2031' }),
    ['next_holidays'],
  ],
])('%s shows its matters', async (_page, asked, kinds) => {
  attended = await desk.attended('2030-03-12', '08:00');
  // The month in which the office looks for the decree.
  if (kinds[0] === 'next_holidays') app.setTime(new Date('2030-11-13T03:00:00Z'));
  const { user, url } = await asked();
  await lookAs(user, url);
  expect(await seenKinds()).toEqual(kinds);
});

test('the days of one placement show the silence of its student alone', async () => {
  const other = await desk.placed('Bima Saputra');
  for (const internship_id of [desk.internship.id, other.internship.id]) {
    for (const date of ['2030-03-11', '2030-03-12']) await desk.activity({ date, internship_id });
  }
  await lookAs(
    desk.lecturer.user,
    `/internships/${other.internship.id}/attendance-days?date_from=2030-03-01&date_to=2030-03-31`,
  );
  expect(await seenKinds()).toEqual(['silent_students']);
});

test("another person's look notes nothing for the reviewer", async () => {
  await ask();
  await lookAs(desk.student.user, '/attendance-requests');
  await lookAs(desk.lecturer.user, '/attendance-requests');
  expect((await seen()).map(({ user_id }) => user_id)).not.toContain(desk.mentor.user.id);
});

test('a page is answered even if its matters cannot be noted', async () => {
  await ask();
  await sql`alter table seen_follow_ups add constraint refused check (false)`.execute(app.db);
  try {
    await lookAs(desk.mentor.user, '/attendance-requests');
    expect(await seen()).toEqual([]);
  } finally {
    await sql`alter table seen_follow_ups drop constraint refused`.execute(app.db);
  }
});
