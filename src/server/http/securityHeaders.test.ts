import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({
    config: { mapTileUrl: 'https://{s}.peta.example/ubin/{z}/{x}/{y}.png' },
  });
});
afterAll(() => app.close());

const directivesOf = (header: unknown) =>
  Object.fromEntries(
    String(header)
      .split(';')
      .map((directive) => directive.trim().split(' '))
      .map(([name, ...sources]) => [name, sources]),
  );

test.each(['/api/health', '/api/nothing', '/api/companies'])(
  'sets security headers on %s',
  async (url) => {
    const { headers } = await app.inject({ url });
    const policy = directivesOf(headers['content-security-policy']);
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy['connect-src']).toEqual(["'self'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['img-src']).toContain('https://*.peta.example');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'strict-transport-security': 'max-age=31536000',
      'permissions-policy': expect.stringContaining('geolocation=(self)'),
      'cache-control': 'no-store',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  },
);

test('serves the API documentation without external resources', async () => {
  const page = await app.inject({ url: '/api/docs/' });
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/(src|href)="https?:/);
  const policy = directivesOf(page.headers['content-security-policy']);
  expect(policy['script-src']).toEqual(["'self'"]);
  expect(JSON.stringify(policy)).not.toMatch(/https?:/);
  const document = await app.inject({ url: '/api/docs/json' });
  expect(document.json().openapi).toMatch(/^3\./);
});

test.each(['/api/companies', '/api/health', '/'])('does not answer TRACE %s', async (url) => {
  const headers = { 'x-mine': 'echo' };
  const answer = await app.inject({ method: 'TRACE' as 'GET', url, headers });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('echo');
});
