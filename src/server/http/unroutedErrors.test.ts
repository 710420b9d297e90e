import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import pino from 'pino';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { describeInAll } from '@/shared/testing/testLevel';

let app: TestApp;
const logged: string[] = [];
beforeAll(async () => {
  app = await buildTestApp({ log: pino({}, { write: (line) => logged.push(line) }) });
  await app.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Sends these bytes over a new connection and parses the answer. */
async function exchange(...parts: (string | Buffer)[]) {
  const { port } = app.fastify.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    received += chunk;
  });
  for (const part of parts) socket.write(part);
  await once(socket, 'close');
  const [head = '', body = ''] = received.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name.toLowerCase(), value.join(': ')];
    }),
  );
  return { status: Number(statusLine.split(' ')[1]), headers, body };
}

const get = (path: string, header = '') =>
  exchange(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${header}\r\n`);

test.each([
  ['an address that cannot be decoded', 400, () => get('/api/companies/%zz')],
  ['a parameter that is too long', 414, () => get(`/api/companies/${'9'.repeat(300)}`)],
  ['headers that are too large', 431, () => get('/api/companies', `x: ${'x'.repeat(20_000)}\r\n`)],
  ['an address that is too long', 431, () => get(`/api/companies?search=${'x'.repeat(20_000)}`)],
  ['no HTTP', 400, () => exchange('\x16\x03\x01 hello\r\n\r\n')],
])('%s is answered with %i in the usual shape', async (_what, status, send) => {
  const answer = await send();
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.body)).toEqual({ message: expect.any(String) });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'permissions-policy': expect.any(String),
  });
});

test('a request that is followed by no HTTP is no failure of the server', async () => {
  const answer = await exchange(
    'GET /api/settings HTTP/1.1\r\nhost: localhost\r\n\r\n\x16\x03\r\n',
  );
  expect(answer.status).toBe(400);
  expect((await get('/api/settings')).status).toBe(200);
  expect(logged.filter((line) => line.includes('request failed'))).toEqual([]);
});

describeInAll('a body of 20 MB', () => {
  const SIZE = 20 * 1024 * 1024;
  const post = (path: string, type: string, body: (string | Buffer)[], length?: number) =>
    exchange(
      `POST ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: ${type}\r\n`,
      length === undefined
        ? 'transfer-encoding: chunked\r\n\r\n'
        : `content-length: ${length}\r\n\r\n`,
      ...body,
    );
  const letters = Buffer.alloc(SIZE, 'x');

  test.each([
    ['JSON', () => post('/api/login', 'application/json', [letters], SIZE)],
    [
      'JSON of unknown length',
      () =>
        post('/api/login', 'application/json', [
          `${SIZE.toString(16)}\r\n`,
          letters,
          '\r\n0\r\n\r\n',
        ]),
    ],
  ])('reads it to the end and answers 413: %s', async (_type, send) => {
    const answer = await send();
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body)).toEqual({ message: 'Data yang dikirim terlalu besar.' });
  });

  test('reads it to the end and answers 413: a form', async () => {
    const { authorization } = await app.signIn('super_admin');
    const answer = await post(
      '/api/users',
      `multipart/form-data; boundary=xx\r\nauthorization: ${authorization}`,
      [letters],
      SIZE,
    );
    expect(answer.status).toBe(413);
  });
});
