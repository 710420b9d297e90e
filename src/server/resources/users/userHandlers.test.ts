import { verifyPassword } from '@/server/auth/passwords';
import {
  aLecturer,
  aMentor,
  anInternship,
  aStudent,
  aSuperAdmin,
  aUser,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

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

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers: Record<string, string> = admin,
) => app.inject({ method, url: `/api${path}`, payload, headers });

const login = (identifier: string, password = identifier) =>
  call('POST', '/login', { identifier, password }, {});

/** The status of the next request of a session. */
const statusOf = async (headers: Record<string, string>) =>
  (await call('POST', '/me', undefined, headers)).statusCode;

const passwordOf = (id: number) =>
  app.db
    .selectFrom('users')
    .select(['password_hash', 'has_default_password'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

let number = 0;
const next = (length: number) => String(++number).padStart(length, '7');
const account = () => ({ name: 'Siti Rahmawati', email: `siti${next(4)}@example.ac.id` });

describe('access', () => {
  test.each(['lecturer', 'mentor', 'student'] as const)(
    'answers 403 to a %s, even for their own account',
    async (role) => {
      const { id } = await aUser(app.db, { role });
      const headers = await app.signIn({ id, role });
      const refused = [
        await call('GET', '/users', undefined, headers),
        await call('GET', `/users/${id}`, undefined, headers),
        await call('POST', '/users', { ...account(), role: 'super_admin' }, headers),
        await call('PUT', `/users/${id}`, { ...account(), role: 'super_admin' }, headers),
        await call('PUT', `/users/${id}/reset-password`, undefined, headers),
        await call('DELETE', `/users/${id}`, undefined, headers),
      ];
      expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403]);
    },
  );

  test('requires a session', async () => {
    expect((await call('GET', '/users', undefined, {})).statusCode).toBe(401);
    expect((await call('POST', '/users', account(), {})).statusCode).toBe(401);
    expect((await call('PUT', `/users/${adminId}/reset-password`, undefined, {})).statusCode).toBe(
      401,
    );
  });
});

describe('an update', () => {
  test('keeps fields that are left out and clears fields that are emptied', async () => {
    const { user, ...student } = await aStudent(app.db, {
      user: { phone_number: '0811', gender: 'male', address: 'Bandung' },
    });
    const changed = { ...account(), phone_number: '', address: 'Jakarta' };
    const answer = await call('PUT', `/users/${user.id}`, changed);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({
      id: user.id,
      ...changed,
      phone_number: null,
      gender: 'male',
      role: 'student',
      is_active: true,
      student: { nim: student.nim },
    });
  });

  test('validates the fields', async () => {
    const { id } = await aUser(app.db);
    const answer = await call('PUT', `/users/${id}`, { name: '', email: 'x', is_active: 'maybe' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject({
      name: ['Nama user wajib diisi'],
      email: ['Email tidak valid'],
      is_active: expect.anything(),
    });
  });

  test('refuses an e-mail address in use', async () => {
    const { email } = await aUser(app.db);
    const { id } = await aUser(app.db);
    const answer = await call('PUT', `/users/${id}`, { name: 'Budi', email: email.toUpperCase() });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ email: ['Email sudah digunakan'] });
  });

  test('accepts a change of case in an e-mail address', async () => {
    const { id, name, email } = await aUser(app.db);
    const answer = await call('PUT', `/users/${id}`, { name, email: email.toUpperCase() });
    expect(answer.json().data.email).toBe(email.toUpperCase());
  });

  test('does not end sessions', async () => {
    const { user } = await aLecturer(app.db);
    const session = await app.signIn(user);
    await call('PUT', `/users/${user.id}`, { ...account(), is_active: true, role: 'lecturer' });
    expect(await statusOf(session)).toBe(200);
  });

  test('ends all sessions when the account is deactivated, which can be undone', async () => {
    const nip = next(18);
    const { user } = await aLecturer(app.db, { nip });
    const session = await app.signIn(user);
    const { name, email } = user;
    const answer = await call('PUT', `/users/${user.id}`, { name, email, is_active: false });
    expect(answer.json().data.is_active).toBe(false);
    expect(await statusOf(session)).toBe(401);
    expect((await login(nip, 'Magang2026!')).statusCode).toBe(422);

    await call('PUT', `/users/${user.id}`, { name, email, is_active: true });
    expect(await statusOf(session)).toBe(401);
    expect((await login(nip, 'Magang2026!')).statusCode).toBe(200);
  });

  test('changes the role between those with the same profile, and ends sessions', async () => {
    const { id, user } = await aLecturer(app.db);
    const session = await app.signIn(user);
    const { name, email } = user;
    const promoted = await call('PUT', `/users/${user.id}`, { name, email, role: 'super_admin' });
    expect(promoted.json().data).toMatchObject({ role: 'super_admin', lecturer: { id } });
    expect(await statusOf(session)).toBe(401);
    const back = await call('PUT', `/users/${user.id}`, { name, email, role: 'lecturer' });
    expect(back.json().data.role).toBe('lecturer');
    // The session does not come back with the role.
    expect(await statusOf(session)).toBe(401);
  });

  test.each([
    [aStudent, 'lecturer'],
    [aStudent, 'super_admin'],
    [aMentor, 'student'],
    [aLecturer, 'mentor'],
  ] as const)('answers 422 to a role without its profile', async (build, role) => {
    const { user } = await build(app.db);
    const { name, email } = user;
    const answer = await call('PUT', `/users/${user.id}`, { name, email, role });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['role']);
  });
});

describe('a password reset', () => {
  test('sets the identifier as password, ends all sessions and requires a change', async () => {
    const { user, nik } = await aMentor(app.db);
    const session = await app.signIn(user);
    const answer = await call('PUT', `/users/${user.id}/reset-password`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ data: { message: 'Password berhasil direset.' } });
    expect(await statusOf(session)).toBe(401);
    expect((await passwordOf(user.id)).has_default_password).toBe(true);
    expect((await login(nik, 'Magang2026!')).statusCode).toBe(422);
    const again = await login(nik);
    expect(again.statusCode).toBe(200);
    expect(again.json().user.must_change_password).toBe(true);
  });

  test('requires an identifier', async () => {
    const { id } = await aUser(app.db);
    expect((await call('PUT', `/users/${id}/reset-password`)).statusCode).toBe(409);
  });
});

describe('a new identifier', () => {
  test('becomes the password while the password is the default', async () => {
    const created = await call('POST', '/students', {
      ...account(),
      nim: next(10),
      academic_year: '2024/2025',
    });
    const { id } = created.json().data;
    const nim = next(10);
    expect((await call('PUT', `/students/${id}`, { nim })).statusCode).toBe(200);
    expect((await login(nim)).statusCode).toBe(200);
  });

  test('does not change a password that the user has chosen', async () => {
    const { id, user } = await aStudent(app.db);
    const nim = next(10);
    await call('PUT', `/students/${id}`, { nim });
    const { password_hash, has_default_password } = await passwordOf(user.id);
    expect(has_default_password).toBe(false);
    expect(await verifyPassword(password_hash, 'Magang2026!')).toBe(true);
    expect((await login(nim, 'Magang2026!')).statusCode).toBe(200);
  });
});

describe('a deletion', () => {
  test('deletes the profile, the signature and the sessions too', async () => {
    const { user, ...lecturer } = await aLecturer(app.db);
    const session = await app.signIn(user);
    const answer = await call('DELETE', `/users/${user.id}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ data: { message: 'Data berhasil dihapus.' } });
    expect(await statusOf(session)).toBe(401);
    expect((await call('GET', `/users/${user.id}`)).statusCode).toBe(404);
    expect((await call('GET', `/lecturers/${lecturer.id}`)).statusCode).toBe(404);
  });

  test('answers 409 with the reason while internships refer to the user', async () => {
    const [student, mentor, lecturer] = [
      await aStudent(app.db),
      await aMentor(app.db),
      await aLecturer(app.db),
    ];
    await anInternship(app.db, {
      student_id: student.id,
      mentor_id: mentor.id,
      lecturer_id: lecturer.id,
    });
    for (const { user } of [student, mentor, lecturer]) {
      const answer = await call('DELETE', `/users/${user.id}`);
      expect(answer.statusCode).toBe(409);
      expect(answer.json().message).toMatch(/magang/);
      expect((await call('GET', `/users/${user.id}`)).statusCode).toBe(200);
    }
  });
});

describe("one's own account", () => {
  const own = { name: 'Ratna Wulandari', email: 'ratna@example.ac.id' };

  test.each([
    ['delete', 'DELETE', undefined],
    ['deactivate', 'PUT', { ...own, is_active: false }],
    ['give away the role', 'PUT', { ...own, role: 'lecturer' }],
  ] as const)('one cannot %s, though there are other super admins', async (_name, method, body) => {
    await aSuperAdmin(app.db);
    const answer = await call(method, `/users/${adminId}`, body);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toMatch(/Anda sendiri/);
    expect(await statusOf(admin)).toBe(200);
  });

  test('can be updated', async () => {
    const answer = await call('PUT', `/users/${adminId}`, {
      ...own,
      role: 'super_admin',
      is_active: true,
    });
    expect(answer.statusCode).toBe(200);
    expect(await statusOf(admin)).toBe(200);
  });
});

test('lets a super admin delete another one', async () => {
  const [one, two, three] = [
    await aSuperAdmin(app.db),
    await aSuperAdmin(app.db),
    await aSuperAdmin(app.db, { user: { is_active: false } }),
  ];
  const { name, email } = one.user;
  const demoted = await call('PUT', `/users/${one.user.id}`, { name, email, role: 'lecturer' });
  expect(demoted.statusCode).toBe(200);
  expect((await call('DELETE', `/users/${two.user.id}`)).statusCode).toBe(200);
  expect((await call('DELETE', `/users/${three.user.id}`)).statusCode).toBe(200);
});

test.each(['0', 'abc', '1.5', '2147483647', '2147483648', '99999999999999999999'])(
  'answers 404 for the user %s',
  async (id) => {
    const answers = [
      await call('GET', `/users/${id}`),
      await call('PUT', `/users/${id}`, account()),
      await call('PUT', `/users/${id}/reset-password`),
      await call('DELETE', `/users/${id}`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  },
);
