import { FAILURES_PER_ACCOUNT } from '@/server/auth/loginLimits';
import type { Activity } from '@/server/db/tables';
import { aDesk, type Desk } from '@/server/testing/aDesk';
import { aCompany, aCourse, aStudent, TEST_PASSWORD } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { sessionCalls } from '@/server/testing/sessionCalls';

const TODAY = '2026-03-02';
const CHROME_ON_ANDROID =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';

let app: TestApp;
let desk: Desk;
let admin: { authorization: string };
const calls = sessionCalls(() => app);

beforeAll(async () => {
  app = await buildTestApp();
  desk = await aDesk(app);
  admin = await app.signIn('super_admin');
});
afterAll(() => app.close());
beforeEach(calls.reset);

/** The entries that the work leaves, oldest first. */
async function entriesOf(work: () => Promise<{ statusCode: number } | unknown>) {
  const { last } = await app.db
    .selectFrom('audit_entries')
    .select(({ fn }) => fn.coalesce(fn.max('id'), fn.min('id')).as('last'))
    .executeTakeFirstOrThrow();
  await work();
  return app.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('id', '>', last ?? 0)
    .orderBy('id')
    .execute();
}

const send = (
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'GET',
  url: string,
  payload?: object,
  headers: Record<string, string> = admin,
) => app.inject({ method, url: `/api${url}`, payload, headers, remoteAddress: '10.1.2.3' });

describe('a session', () => {
  test('leaves an entry when it begins and ends', async () => {
    const { nim, user } = await aStudent(app.db, { user: { name: 'Rudi Hartono' } });
    const entries = await entriesOf(async () => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/login',
        payload: { identifier: nim, password: TEST_PASSWORD },
        headers: { 'user-agent': CHROME_ON_ANDROID },
        remoteAddress: '10.0.0.9',
      });
      const authorization = `Bearer ${answer.json().access_token}`;
      await app.inject({ method: 'POST', url: '/api/logout', headers: { authorization } });
    });
    const rudi = { actor_user_id: user.id, actor_name: 'Rudi Hartono', actor_role: 'student' };
    const device = 'Chrome di Android';
    expect(entries).toMatchObject([
      { action: 'login', ...rudi, address: '10.0.0.9', device, subject_id: String(user.id) },
      { action: 'logout', ...rudi, device, at: new Date('2026-03-02T08:00:00Z') },
    ]);
  });

  test('leaves one when the login of any account fails, but not while it is locked', async () => {
    const { nim, user } = await aStudent(app.db);
    const entries = await entriesOf(async () => {
      for (let tries = 0; tries < FAILURES_PER_ACCOUNT + 3; tries += 1) {
        await calls.login(nim, 'wrong');
      }
      await calls.login('0000000000', 'my-password');
    });
    expect(entries).toHaveLength(FAILURES_PER_ACCOUNT + 1);
    const failed = { action: 'login_failed', actor_user_id: null, address: '10.0.0.1' };
    expect(entries[0]).toMatchObject({ ...failed, subject_id: String(user.id), label: user.name });
    expect(entries.at(-1)).toMatchObject({ ...failed, subject_id: null, label: null });
    expect(JSON.stringify(entries)).not.toMatch(/0000000000|my-password/);
  });

  test('leaves one when other devices are logged out', async () => {
    const { nim } = await aStudent(app.db);
    const [here] = [await calls.tokenFor(nim), await calls.tokenFor(nim)];
    const entries = await entriesOf(() =>
      send('DELETE', '/sessions', undefined, { authorization: `Bearer ${here}` }),
    );
    expect(entries.map(({ action }) => action)).toEqual(['end_session']);
  });
});

describe('a password', () => {
  const change = (authorization: string, password: string) =>
    send(
      'PUT',
      '/change-password',
      {
        password,
        new_password: 'Rahasia-Baru-2026',
        new_password_confirmation: 'Rahasia-Baru-2026',
      },
      { authorization },
    );

  test('leaves an entry when it is changed, refused and reset, and is in none', async () => {
    const { user } = await aStudent(app.db);
    const { authorization } = await app.signIn(user);
    const entries = await entriesOf(async () => {
      await change(authorization, 'wrong-password');
      await change(authorization, TEST_PASSWORD);
      await send('PUT', `/users/${user.id}/reset-password`);
    });
    const own = { actor_user_id: user.id, subject_id: String(user.id) };
    expect(entries).toMatchObject([
      { action: 'password_refused', ...own },
      { action: 'change_password', ...own, old: {}, new: { password: null } },
      { action: 'reset_password', actor_role: 'super_admin', subject_id: String(user.id) },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/wrong-password|Rahasia-Baru|Magang2026|argon2/);
  });
});

describe('a denial', () => {
  test('leaves an entry once a minute, with the number of denials', async () => {
    const headers = desk.as.student.headers;
    const denied = () => send('GET', '/companies', undefined, headers);
    const entries = await entriesOf(async () => {
      expect((await denied()).statusCode).toBe(403);
      await denied();
      await denied();
      await send('DELETE', '/companies/1', undefined, headers);
      calls.inSeconds(60);
      await denied();
    });
    const { user } = desk.student;
    expect(entries).toMatchObject([
      { action: 'denied', operation: 'listCompanies', actor_user_id: user.id, new: { times: 1 } },
      { action: 'denied', operation: 'deleteCompany', actor_user_id: user.id, address: '10.1.2.3' },
      { action: 'denied', operation: 'listCompanies', actor_user_id: user.id, new: { times: 3 } },
    ]);
  });

  test('leaves none for an account that has to change its password first', async () => {
    const { user } = await aStudent(app.db, { user: { has_default_password: true } });
    const headers = await app.signIn(user);
    expect(
      await entriesOf(async () => {
        expect((await send('GET', '/internship-periods', undefined, headers)).statusCode).toBe(403);
      }),
    ).toEqual([]);
  });
});

describe('a change through the API', () => {
  const by = (user: { id: number }) => ({ actor_user_id: user.id });
  const ofActivity = ({ id }: Activity) => ({ subject: 'activities', subject_id: String(id) });

  test('records each change of master data: created, changed, switched off, deleted', async () => {
    const { id: _id, version: _version, ...company } = await aCompany(app.db);
    const entries = await entriesOf(async () => {
      const input = { ...company, name: 'PT Angkasa', email: 'angkasa@mitra.example' };
      const created = (await send('POST', '/companies', input)).json().data;
      const url = `/companies/${created.id}`;
      await send('PUT', url, { ...input, name: 'PT Angkasa Jaya', internship_quota: 7 });
      await send('PUT', url, {
        ...input,
        name: 'PT Angkasa Jaya',
        internship_quota: 7,
        is_active: false,
      });
      await send('DELETE', url);
    });
    expect(entries).toMatchObject([
      { action: 'create', operation: 'createCompany', old: null, new: { name: 'PT Angkasa' } },
      { action: 'update', old: { name: 'PT Angkasa' }, new: { name: 'PT Angkasa Jaya' } },
      { action: 'deactivate', old: { is_active: true }, new: { is_active: false } },
      { action: 'delete', label: 'PT Angkasa Jaya', old: { internship_quota: 7 }, new: null },
    ]);
    expect(entries.map(({ actor_role }) => actor_role)).toEqual(Array(4).fill('super_admin'));
  });

  test('names the role or the account that changed', async () => {
    const { user } = desk.lecturer;
    const { name, email } = user;
    const entries = await entriesOf(async () => {
      await send('PUT', `/users/${user.id}`, { name, email, role: 'super_admin' });
      await send('PUT', `/users/${user.id}`, { name, email, role: 'lecturer' });
      await send('PUT', `/users/${user.id}`, { name, email, is_active: false });
      await send('PUT', `/users/${user.id}`, { name, email, is_active: true });
    });
    expect(entries).toMatchObject([
      { action: 'change_role', old: { role: 'lecturer' }, new: { role: 'super_admin' } },
      { action: 'change_role', new: { role: 'lecturer' } },
      { action: 'deactivate' },
      { action: 'activate' },
    ]);
    desk.as.lecturer.headers = await app.signIn(user);
  });

  test('records the profile of a new account, not its password', async () => {
    const input = { name: 'Sari', email: 'sari@kampus.example', nim: '2403319999' };
    const entries = await entriesOf(() =>
      send('POST', '/students', { ...input, academic_year: '2024/2025' }),
    );
    expect(entries).toMatchObject([
      { action: 'create', resource: 'users', new: { name: 'Sari' } },
      { action: 'create', resource: 'students', subject: 'users', new: { nim: '2403319999' } },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/password|argon2/);
  });

  test('records each step of an activity: attendance, log, return, validation, undone, deleted', async () => {
    const activity = await desk.activity({ date: TODAY });
    const url = `/activities/${activity.id}`;
    const { lecturer, mentor, student } = desk;
    const headersOf = { student: desk.as.student.headers, mentor: desk.as.mentor.headers };
    const lecturing = desk.as.lecturer.headers;
    const log = `/student${url}/log`;
    const entries = await entriesOf(async () => {
      await send(
        'PATCH',
        `${url}/presence-student`,
        { latitude: -6.2, longitude: 106.8 },
        headersOf.student,
      );
      await send('PUT', log, { text: 'Memasang kabel.' }, headersOf.student);
      await send('POST', `${log}/hand-in`, undefined, headersOf.student);
      await send('POST', `${url}/return`, { comment: 'Mohon dilengkapi.' }, lecturing);
      await send('PATCH', `${url}/validate-mentor`, undefined, headersOf.mentor);
      await send('POST', `${url}/undo`, undefined, headersOf.mentor);
      await send('DELETE', url);
    });
    expect(entries).toMatchObject([
      { action: 'attend', ...by(student.user), new: { position: null } },
      { action: 'hand_in', resource: 'activity_logs', ...ofActivity(activity) },
      { action: 'return', ...by(lecturer.user) },
      { action: 'validate', ...by(mentor.user) },
      { action: 'undo_validation', ...by(mentor.user), ...ofActivity(activity) },
      { action: 'delete', resource: 'activities' },
      { action: 'delete', resource: 'activity_logs', ...ofActivity(activity) },
    ]);
  });

  test('records each of many activities under one request', async () => {
    const headers = { ...desk.as.lecturer.headers, 'idempotency-key': 'many' };
    const activities = [await desk.activity({ date: TODAY }), await desk.activity({ date: TODAY })];
    const payload = { decision: 'validate', activity_ids: activities.map(({ id }) => id) };
    const entries = await entriesOf(async () => {
      await send('POST', '/reviews/decisions', payload, headers);
      await send('POST', '/reviews/decisions', payload, headers);
    });
    expect(entries.map(({ action, subject_id }) => [action, subject_id])).toEqual(
      activities.map(({ id }) => ['validate', String(id)]),
    );
    expect(new Set(entries.map(({ request_id }) => request_id)).size).toBe(1);
  });

  test('records each change of a grade, also its deletion', async () => {
    const headers = desk.as.lecturer.headers;
    const { code } = await aCourse(app.db);
    const scores = { assignment_1: 80, assignment_2: 80, midterm: 70, final: 80, other: 80 };
    const input = { internship_id: desk.internship.id, course_code: code, ...scores };
    const entries = await entriesOf(async () => {
      const { id } = (await send('POST', '/grades', input, headers)).json().data;
      await send('PUT', `/grades/${id}`, { ...input, midterm: 85, reason: 'Salah ketik' }, headers);
      await send('DELETE', `/grades/${id}?reason=Mahasiswa+lain`, undefined, headers);
    });
    expect(entries).toMatchObject([
      { action: 'create', new: { midterm: 70 }, label: `${code} – Aditya Pratama` },
      {
        action: 'update',
        old: { midterm: 70 },
        new: { midterm: 85 },
        reason: 'Salah ketik',
        ...by(desk.lecturer.user),
      },
      { action: 'delete', old: { midterm: 85 }, reason: 'Mahasiswa lain' },
    ]);
  });

  test('leaves none when it is refused', async () => {
    const { id } = await aCompany(app.db);
    expect(await entriesOf(() => send('PUT', `/companies/${id}`, { name: '' }))).toEqual([]);
  });
});
