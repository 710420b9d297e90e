import { sql } from 'kysely';
import { verifyPassword } from '@/server/auth/passwords';
import {
  aCompany,
  aCourse,
  aGrade,
  aMentor,
  anActivity,
  anInternship,
  anInternshipPeriod,
  aStudent,
  aSuperAdmin,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { testInAll } from '@/shared/testing/testLevel';

let app: TestApp;
let admin: { authorization: string };
let adminId: number;

beforeAll(async () => {
  app = await buildTestApp();
  const { user } = await aSuperAdmin(app.db);
  adminId = user.id;
  admin = await app.signIn(user);
});
afterAll(() => app.close());

const post = (path: string, payload: object, headers: Record<string, string> = admin) =>
  app.inject({ method: 'POST', url: `/api${path}`, payload, headers });

const resultsOf = async (path: string, payload: object, headers = admin) => {
  const answer = await post(path, payload, headers);
  expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
  return answer.json().data.results;
};

/** The refusal of the single action. */
const refusalOf = async (method: 'DELETE' | 'PUT', path: string, payload?: object) => {
  const answer = await app.inject({ method, url: `/api${path}`, payload, headers: admin });
  expect(answer.statusCode).toBe(409);
  return answer.json().message;
};

const done = { outcome: 'done', message: null };
const already = { outcome: 'already', message: null };
const refused = (message: string) => ({ outcome: 'refused', message });
const missing = refused('Data tidak ditemukan.');

const userOf = (id: number) =>
  app.db
    .selectFrom('users')
    .select(['is_active', 'password_hash', 'has_default_password'])
    .where('id', '=', id)
    .executeTakeFirst();

const statusOf = async (headers: Record<string, string>) =>
  (await post('/me', {}, headers)).statusCode;

test('deletes unreferenced records, and refuses the others with the message of the single action', async () => {
  const held = await aCompany(app.db);
  await aMentor(app.db, { company_id: held.id });
  const free = await aCompany(app.db);
  const reason = await refusalOf('DELETE', `/companies/${held.id}`);

  expect(
    await resultsOf('/companies/actions', { action: 'delete', ids: [free.id, held.id, 999_999] }),
  ).toEqual([
    { id: free.id, ...done },
    { id: held.id, ...refused(reason) },
    { id: 999_999, ...missing },
  ]);
  const left = await app.db
    .selectFrom('companies')
    .select('id')
    .where('id', 'in', [free.id, held.id])
    .execute();
  expect(left).toEqual([{ id: held.id }]);
});

test('activates and deactivates companies, each once, in the order of the request', async () => {
  const [first, second] = [await aCompany(app.db), await aCompany(app.db, { is_active: false })];
  expect(
    await resultsOf('/companies/actions', {
      action: 'deactivate',
      ids: [second.id, first.id, second.id],
    }),
  ).toEqual([
    { id: second.id, ...already },
    { id: first.id, ...done },
  ]);
});

test('a closed period refuses as it does alone', async () => {
  const closed = await anInternshipPeriod(app.db, { is_active: false, closed_at: new Date() });
  const open = await anInternshipPeriod(app.db, { is_active: false });
  const held = await anInternshipPeriod(app.db, { is_active: true });
  await anInternship(app.db, { internship_period_id: held.id });
  const [isClosed, isHeld] = [
    await refusalOf('DELETE', `/internship-periods/${closed.id}`),
    await refusalOf('DELETE', `/internship-periods/${held.id}`),
  ];

  expect(
    await resultsOf('/internship-periods/actions', {
      action: 'activate',
      ids: [closed.id, open.id, held.id],
    }),
  ).toEqual([
    { id: closed.id, ...refused(isClosed) },
    { id: open.id, ...done },
    { id: held.id, ...already },
  ]);
  expect(
    await resultsOf('/internship-periods/actions', {
      action: 'delete',
      ids: [closed.id, open.id, held.id],
    }),
  ).toEqual([
    { id: closed.id, ...refused(isClosed) },
    { id: open.id, ...done },
    { id: held.id, ...refused(isHeld) },
  ]);
});

test('deletes courses and internships that have no grades and activities', async () => {
  const [graded, free] = [await aCourse(app.db), await aCourse(app.db)];
  await aGrade(app.db, { course_code: graded.code });
  expect(
    await resultsOf('/courses/actions', { action: 'delete', codes: [graded.code, free.code] }),
  ).toEqual([
    { code: graded.code, ...refused(await refusalOf('DELETE', `/courses/${graded.code}`)) },
    { code: free.code, ...done },
  ]);

  const [active, empty] = [await anInternship(app.db), await anInternship(app.db)];
  await anActivity(app.db, { internship_id: active.id });
  expect(
    await resultsOf('/internships/actions', { action: 'delete', ids: [active.id, empty.id] }),
  ).toEqual([
    { id: active.id, ...refused(await refusalOf('DELETE', `/internships/${active.id}`)) },
    { id: empty.id, ...done },
  ]);
});

test('opens and closes mentors to placements', async () => {
  const [open, closed] = [
    await aMentor(app.db, { is_active: true }),
    await aMentor(app.db, { is_active: false }),
  ];
  expect(
    await resultsOf('/mentors/actions', { action: 'deactivate', ids: [open.id, closed.id] }),
  ).toEqual([
    { id: open.id, ...done },
    { id: closed.id, ...already },
  ]);
});

describe('accounts', () => {
  test('end their sessions when deactivated, and users cannot deactivate themselves', async () => {
    const { user } = await aStudent(app.db);
    const session = await app.signIn(user);
    expect(
      await resultsOf('/users/actions', { action: 'deactivate', ids: [adminId, user.id] }),
    ).toEqual([
      { id: adminId, ...refused('Anda tidak dapat menonaktifkan akun Anda sendiri.') },
      { id: user.id, ...done },
    ]);
    expect(await statusOf(session)).toBe(401);
    expect(await statusOf(admin)).toBe(200);
    expect(await userOf(user.id)).toMatchObject({ is_active: false });
    expect(await resultsOf('/users/actions', { action: 'activate', ids: [user.id] })).toEqual([
      { id: user.id, ...done },
    ]);
  });

  test('get their default passwords back', async () => {
    const { user, nim } = await aStudent(app.db);
    const session = await app.signIn(user);
    expect(await resultsOf('/users/actions', { action: 'reset_password', ids: [user.id] })).toEqual(
      [{ id: user.id, ...done }],
    );
    const stored = await userOf(user.id);
    expect(stored?.has_default_password).toBe(true);
    expect(await verifyPassword(stored?.password_hash ?? '', nim)).toBe(true);
    expect(await statusOf(session)).toBe(401);
  });

  test('disappear with their profiles unless something refers to them', async () => {
    const [placed, free] = [await aStudent(app.db), await aStudent(app.db)];
    await anInternship(app.db, { student_id: placed.id });
    const results = await resultsOf('/users/actions', {
      action: 'delete',
      ids: [free.user.id, placed.user.id, adminId],
    });
    expect(results).toEqual([
      { id: free.user.id, ...done },
      {
        id: placed.user.id,
        ...refused(await refusalOf('DELETE', `/users/${placed.user.id}`)),
      },
      { id: adminId, ...refused(await refusalOf('DELETE', `/users/${adminId}`)) },
    ]);
    expect(await userOf(free.user.id)).toBeUndefined();
  });

  test('leave the entries of the audit trail that single actions leave', async () => {
    const { user } = await aStudent(app.db);
    await resultsOf('/users/actions', { action: 'deactivate', ids: [user.id] });
    const entries = await app.db
      .selectFrom('audit_entries')
      .select(['actor_user_id', 'operation', 'new'])
      .where('resource', '=', 'users')
      .where('record_id', '=', String(user.id))
      .execute();
    expect(entries).toContainEqual(
      expect.objectContaining({
        actor_user_id: adminId,
        operation: 'applyToUsers',
        new: expect.objectContaining({ is_active: false }),
      }),
    );
  });
});

test('stores nothing of a request with another error', async () => {
  const [first, second] = [await aCompany(app.db), await aCompany(app.db)];
  await sql`
    create function break_down() returns trigger language plpgsql as $$
    begin raise exception 'a bug'; end $$`.execute(app.db);
  await sql
    .raw(`
      create trigger break_down before delete on companies for each row
      when (old.id = ${second.id}) execute function break_down()`)
    .execute(app.db);
  try {
    const answer = await post('/companies/actions', {
      action: 'delete',
      ids: [first.id, second.id],
    });
    expect(answer.statusCode).toBe(500);
  } finally {
    await sql`drop function break_down() cascade`.execute(app.db);
  }
  const left = await app.db
    .selectFrom('companies')
    .select('id')
    .where('id', 'in', [first.id, second.id])
    .execute();
  expect(left).toHaveLength(2);
});

// Only a PostgreSQL server, where each request has its own connection, can show a deadlock.
testInAll('requests for the same records in different orders do not block each other', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 8; count += 1) ids.push((await aCompany(app.db)).id);
  for (let round = 0; round < 5; round += 1) {
    const action = round % 2 === 0 ? 'deactivate' : 'activate';
    const answers = await Promise.all([
      post('/companies/actions', { action, ids }),
      post('/companies/actions', { action, ids: ids.toReversed() }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  }
});

test('repeats the first answer for the same Idempotency-Key', async () => {
  const company = await aCompany(app.db);
  const headers = { ...admin, 'idempotency-key': 'bulk-1' };
  const body = { action: 'delete', ids: [company.id] };
  expect(await resultsOf('/companies/actions', body, headers)).toEqual([
    { id: company.id, ...done },
  ]);
  expect(await resultsOf('/companies/actions', body, headers)).toEqual([
    { id: company.id, ...done },
  ]);
  expect(await resultsOf('/companies/actions', body)).toEqual([{ id: company.id, ...missing }]);
});

test.each([
  [{}, { action: ['Tindakan wajib dipilih'], ids: ['Pilih minimal satu data'] }],
  [{ action: 'delete', ids: [] }, { ids: ['Pilih minimal satu data'] }],
  [
    { action: 'delete', ids: Array.from({ length: 501 }, (_, index) => index + 1) },
    { ids: ['Maksimal 500 data sekaligus'] },
  ],
])('refuses %j', async (body, errors) => {
  const answer = await post('/companies/actions', body);
  expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
});
