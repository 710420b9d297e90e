import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import pino from 'pino';
import { loggerOptions } from '@/server/http/logging';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

const TOKEN = 'a token for monitoring, only in tests';

let app: TestApp;
let admin: { authorization: string };
const logged: { level: number; msg: string }[] = [];

beforeAll(async () => {
  const write = (line: string) => logged.push(JSON.parse(line));
  app = await buildTestApp({
    config: { metricsToken: TOKEN },
    log: pino(loggerOptions({ environment: 'production' }), { write }),
  });
  admin = await app.signIn('super_admin');
  await app.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const FORM = 'multipart/form-data; boundary=xx';
const JSON_TYPE = 'application/json';
const FIELD = '--xx\r\nContent-Disposition: form-data; name="name"\r\n\r\nSiti';
const FILE =
  '--xx\r\nContent-Disposition: form-data; name="digital_signature"; filename="a.png"\r\n\r\nPNG';

test.each([
  ['a login', '/api/login', JSON_TYPE, '{"identifier":"'],
  ['a form in JSON', '/api/companies', JSON_TYPE, '{"name":"'],
  ['rows of an import', '/api/imports/students/check', JSON_TYPE, '{"rows":[{"number":2,'],
  ['a field of a form', '/api/users', FORM, FIELD],
  ['the file of a form', '/api/users', FORM, FILE],
  ['a file to import', '/api/imports/students/read', FORM, FILE],
  ['a body that is too large', '/api/companies', JSON_TYPE, 'x'.repeat(3_000_000)],
  ['a body for an unknown path of the API', '/api/nothing', JSON_TYPE, '{"name":"'],
  ['a body for an unknown path', '/nothing', JSON_TYPE, '{"name":"'],
])('an aborted upload is no error: %s', async (_what, path, type, begun) => {
  const { server } = app.fastify;
  logged.length = 0;
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  const closed = new Promise((resolve) =>
    server.once('connection', (socket) => socket.once('close', resolve)),
  );
  client.write(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: ${admin.authorization}\r\n` +
      `content-type: ${type}\r\ncontent-length: ${begun.length + 500}\r\n\r\n${begun}`,
  );
  await once(server, 'request');
  client.destroy();
  await closed;

  // Any error of the server appears in the log before its next answers.
  for (let count = 0; count < 2; count += 1) {
    expect((await app.inject({ url: '/api/companies', headers: admin })).statusCode).toBe(200);
  }
  expect(logged.filter(({ level }) => level > 30)).toEqual([]);
  const metrics = await app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(metrics.body).not.toMatch(/http_requests_total\{.*status="5/);
});
