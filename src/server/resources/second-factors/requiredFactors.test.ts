import { aLecturer, aPasskey, aStudent, aSuperAdmin } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

const BEFORE = '2027-01-14T16:59:00.000Z';
/** Midnight in Jakarta. */
const FROM = '2027-01-14T17:00:00.000Z';

let app: TestApp;
afterEach(() => app.close());

async function openFor(requireSecondFactor: 'none' | 'super_admin' | 'staff') {
  app = await buildTestApp({
    config: { requireSecondFactor, secondFactorFrom: '2027-01-15' },
  });
  app.setTime(BEFORE);
  const people = {
    admin: (await aSuperAdmin(app.db)).user,
    lecturer: (await aLecturer(app.db)).user,
    student: (await aStudent(app.db)).user,
  };
  const sign = async (person: keyof typeof people) => app.signIn(people[person]);
  return { people, sign };
}

type Headers = { authorization: string };
const list = (headers: Headers) => app.inject({ url: '/api/sessions', headers });
const me = (headers: Headers) => app.inject({ method: 'POST', url: '/api/me', headers });

test.each([
  ['none', []],
  ['super_admin', ['admin']],
  ['staff', ['admin', 'lecturer']],
] as const)('REQUIRE_SECOND_FACTOR=%s stops %j from the day on', async (roles, stopped) => {
  const { sign } = await openFor(roles);
  for (const person of ['admin', 'lecturer', 'student'] as const) {
    app.setTime(BEFORE);
    const headers = await sign(person);
    expect((await list(headers)).statusCode).toBe(200);
    app.setTime(FROM);
    const isStopped = (stopped as readonly string[]).includes(person);
    const answer = await list(headers);
    expect(answer.statusCode).toBe(isStopped ? 403 : 200);
    if (isStopped) expect(answer.json().code).toBe('second_factor_required');
    expect((await me(headers)).json().data.must_add_second_factor).toBe(isStopped);
  }
});

test('the way to a second factor stays open, and ends with one', async () => {
  const { sign, people } = await openFor('super_admin');
  app.setTime(FROM);
  const headers = await sign('admin');
  const factors = await app.inject({ url: '/api/me/second-factors', headers });
  expect(factors.json().data).toMatchObject({ is_required: true, required_from: '2027-01-15' });
  const secret = await app.inject({ method: 'POST', url: '/api/me/authenticator', headers });
  expect(secret.statusCode).toBe(200);
  await aPasskey(app.db, { user_id: people.admin.id });
  expect((await list(headers)).statusCode).toBe(200);
});
