import { hashPassword } from '@/server/auth/passwords';
import { aLecturer, aStudent, aSuperAdmin } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { bearer, sessionCalls } from '@/server/testing/sessionCalls';
import { testInAll } from '@/shared/testing/testLevel';

const START = '2026-03-02T08:00:00.000Z';
const DAY_S = 86_400;

let app: TestApp;
const { login, me, inSeconds, reset } = sessionCalls(() => app);

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(reset);

const given = (identifier: string) =>
  hashPassword(identifier).then((password_hash) => ({
    password_hash,
    has_default_password: true,
    default_password_given_at: START,
  }));

async function aNewStudent(nim: string) {
  return aStudent(app.db, { nim, user: await given(nim) });
}

let digits = 0;
const nextNim = () => {
  digits += 1;
  return `77${String(digits).padStart(8, '0')}`;
};

describe('a default password', () => {
  test('expires after 14 days without a login', async () => {
    const [early, late] = [nextNim(), nextNim()];
    await aNewStudent(early);
    await aNewStudent(late);
    inSeconds(14 * DAY_S - 1);
    expect((await login(early, early)).statusCode).toBe(200);
    inSeconds(14 * DAY_S);
    const answer = await login(late, late);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.identifier).toEqual([expect.stringContaining('kedaluwarsa')]);
    expect(answer.cookies).toEqual([]);
  });

  testInAll('that was used stays valid', async () => {
    const nim = nextNim();
    await aNewStudent(nim);
    await login(nim, nim);
    inSeconds(60 * DAY_S);
    expect((await login(nim, nim)).statusCode).toBe(200);
  });

  testInAll('expires after a day for a super admin', async () => {
    const [early, late] = ['197805122003120011', '197805122003120012'];
    await aSuperAdmin(app.db, { nip: early, user: await given(early) });
    await aSuperAdmin(app.db, { nip: late, user: await given(late) });
    const lecturer = '197805122003120013';
    await aLecturer(app.db, { nip: lecturer, user: await given(lecturer) });
    inSeconds(DAY_S - 1);
    expect((await login(early, early)).statusCode).toBe(200);
    inSeconds(DAY_S);
    expect((await login(late, late)).statusCode).toBe(422);
    expect((await login(lecturer, lecturer)).statusCode).toBe(200);
  });

  test('that expired counts as a failure, and a wrong password does not reveal it', async () => {
    const nim = nextNim();
    await aNewStudent(nim);
    inSeconds(20 * DAY_S);
    const wrong = await login(nim, 'wrong');
    expect(wrong.json()).toEqual((await login('0000000000', 'wrong')).json());
    for (let tries = 0; tries < 4; tries += 1) await login(nim, nim);
    expect((await login(nim, nim)).headers['retry-after']).toBeDefined();
  });

  testInAll('works again after a reset, also after its first use', async () => {
    const nim = nextNim();
    const { user_id } = await aNewStudent(nim);
    inSeconds(20 * DAY_S);
    expect((await login(nim, nim)).statusCode).toBe(422);
    const reset = async () =>
      app.inject({
        method: 'PUT',
        url: `/api/users/${user_id}/reset-password`,
        headers: await app.signIn('super_admin'),
      });
    expect((await reset()).statusCode).toBe(200);
    expect((await login(nim, nim)).statusCode).toBe(200);
    inSeconds(21 * DAY_S);
    await reset();
    inSeconds(36 * DAY_S);
    expect((await login(nim, nim)).statusCode).toBe(422);
  });
});

describe('the list of accounts that still have theirs', () => {
  const list = async (query: string) =>
    (
      await app.inject({ url: `/api/users?${query}`, headers: await app.signIn('super_admin') })
    ).json().data as Record<string, unknown>[];

  test('shows since when, and until when they are valid', async () => {
    await app.db.deleteFrom('users').execute();
    const [unused, used] = [nextNim(), nextNim()];
    await aNewStudent(unused);
    inSeconds(60);
    const { user_id } = await aNewStudent(used);
    await login(used, used);
    await aStudent(app.db);

    const rows = await list('unclaimed=true&sort=unclaimed_since,name');
    expect(
      rows.map(({ id, unclaimed_since, unclaimed_until }) => ({
        isUsed: id === user_id,
        unclaimed_since,
        unclaimed_until,
      })),
    ).toEqual([
      { isUsed: false, unclaimed_since: START, unclaimed_until: '2026-03-16T08:00:00.000Z' },
      { isUsed: true, unclaimed_since: START, unclaimed_until: null },
    ]);
    const others = await list('unclaimed=false');
    expect(others.map(({ unclaimed_since }) => unclaimed_since)).toEqual(others.map(() => null));
    expect((await list('')).length).toBe(rows.length + others.length + 1);
  });

  testInAll('stays hidden from the accounts themselves', async () => {
    const nim = nextNim();
    await aNewStudent(nim);
    const { access_token, user } = (await login(nim, nim)).json();
    const current = (await me(access_token)).json().data;
    for (const shown of [user, current]) {
      expect(Object.keys(shown)).not.toContain('unclaimed_since');
      expect(shown.must_change_password).toBe(true);
    }
    const answer = await app.inject({
      url: '/api/users?unclaimed=true',
      headers: bearer(access_token),
    });
    expect(answer.statusCode).toBe(403);
  });
});
