import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ requestsPerMinute: 3, config: { trustProxy: 1 } });
});
afterAll(() => app.close());

const from = (client: string, url = '/api/settings') =>
  app.inject({ url, remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': client } });

test('limits requests per client address, except for the health check', async () => {
  for (let requests = 0; requests < 3; requests += 1) {
    expect((await from('192.0.2.1')).statusCode).toBe(200);
  }
  const stopped = await from('192.0.2.1');
  expect(stopped.statusCode).toBe(429);
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
  expect(stopped.json()).toEqual({ message: expect.any(String) });
  expect((await from('192.0.2.2')).statusCode).toBe(200);
  expect((await from('192.0.2.1', '/api/health')).statusCode).toBe(200);
});

test('takes the client address from the trusted proxy, not from the client', async () => {
  for (let requests = 0; requests < 3; requests += 1) await from(`${requests}.1.1.1, 192.0.2.3`);
  expect((await from('9.9.9.9, 192.0.2.3')).statusCode).toBe(429);
});
