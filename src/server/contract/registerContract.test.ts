import { aLecturer } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

let app: TestApp;
let admin: { authorization: string };
beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn('super_admin');
});
afterAll(() => app.close());

describe('a known path with another method', () => {
  it.each([
    ['PATCH', '/api/companies/1', 'GET, PUT, DELETE, HEAD, OPTIONS'],
    ['DELETE', '/api/companies', 'GET, POST, HEAD, OPTIONS'],
    ['GET', '/api/login', 'POST, OPTIONS'],
    ['HEAD', '/api/login', 'POST, OPTIONS'],
    ['PUT', '/api/lecturers/1', 'GET, POST, DELETE, HEAD, OPTIONS'],
  ] as const)('%s %s', async (method, url, allow) => {
    const answer = await app.inject({ method, url, payload: method === 'GET' ? undefined : '{' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe(allow);
  });

  it('lists the allowed methods for OPTIONS', async () => {
    const answer = await app.inject({ method: 'OPTIONS', url: '/api/companies' });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers.allow).toBe('GET, POST, HEAD, OPTIONS');
  });

  it('answers HEAD like GET without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/api/companies', headers: admin });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
  });
});

it.each(['/api/nothing', '/api', '/api/', '/api/companies/1/nothing'])(
  'responds with 404 to an unknown path: %s',
  async (url) => {
    for (const headers of [{}, admin, { authorization: 'Bearer x' }]) {
      for (const method of ['GET', 'POST', 'DELETE'] as const) {
        const answer = await app.inject({ method, url, headers });
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toEqual({ message: 'Alamat tidak ditemukan.' });
      }
    }
  },
);

it.each(['/api/companies/%', '/api/companies/%ff', '/api/%c0%80'])(
  'does not fail on a path that cannot be decoded: %s',
  async (url) => {
    const answer = await app.inject({ url, headers: admin });
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.json()).toEqual({ message: expect.any(String) });
  },
);

it('never sends fields that the document does not declare', async () => {
  const { user_id } = await aLecturer(app.db);
  const headers = await app.signIn({ id: user_id, role: 'lecturer' });
  const answer = await app.inject({ method: 'POST', url: '/api/me', headers });
  expect(Object.keys(answer.json().data).sort()).toEqual([
    'address',
    'date_of_birth',
    'email',
    'gender',
    'id',
    'is_active',
    'lecturer',
    'mentor',
    'must_change_password',
    'name',
    'phone_number',
    'place_of_birth',
    'role',
    'student',
  ]);
});
