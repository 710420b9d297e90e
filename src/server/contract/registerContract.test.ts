import fastify from 'fastify';
import { access } from '@/server/auth/access.gen';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { document } from './document';
import type { Handlers } from './operations';
import { registerContract } from './registerContract';

let app: TestApp;
let admin: { authorization: string };
beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn('super_admin');
});
afterAll(() => app.close());

describe('a known path with another method', () => {
  test.each([
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

  test('lists the allowed methods for OPTIONS', async () => {
    const answer = await app.inject({ method: 'OPTIONS', url: '/api/companies' });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers.allow).toBe('GET, POST, HEAD, OPTIONS');
  });

  test('answers HEAD like GET without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/api/companies', headers: admin });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
  });
});

test.each(['/api/nothing', '/api', '/api/', '/api/companies/1/nothing'])(
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

test.each(['/api/companies/%', '/api/companies/%ff', '/api/%c0%80'])(
  'does not fail on a path that cannot be decoded: %s',
  async (url) => {
    const answer = await app.inject({ url, headers: admin });
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.json()).toEqual({ message: expect.any(String) });
  },
);

test.each([
  ['/api/login', { identifier: 'a', password: 'b'.repeat(4_096) }, 413],
  ['/api/companies', { name: 'a'.repeat(30_000) }, 413],
  ['/api/internships/0/activities/bulk', { activities: [{ name: 'a'.repeat(1_000_000) }] }, 404],
  ['/api/internships/0/activities/bulk', { activities: Array(1_000).fill({}) }, 413],
  ['/api/imports/students/check', { rows: [{ number: 1, values: { a: 'a'.repeat(2e6) } }] }, 422],
])('limits the body of each operation: %s', async (url, payload, status) => {
  const answer = await app.inject({ method: 'POST', url, payload, headers: admin });
  expect(answer.statusCode).toBe(status);
});

test('never sends fields that the document does not declare', async () => {
  const declared = (await app.inject({ url: '/api/settings' })).json().data;
  const settings = { ...declared, password_hash: 'secret' };
  const api = fastify();
  registerContract(api, {
    document: { ...document, paths: { '/settings': document.paths['/settings'] ?? {} } },
    handlers: { getSettings: async () => ({ data: settings, secret: 1 }) } as unknown as Handlers,
    access,
    largeBodies: {},
    acting: (_request, work) => work(),
    enqueue: (_request, work) => work(),
    once: (_request, handle) => handle(async () => undefined as never),
  });
  const answer = await api.inject('/settings');
  await api.close();
  expect(answer.body).toContain(declared.app_name);
  expect(answer.body).not.toMatch(/secret/i);
});
