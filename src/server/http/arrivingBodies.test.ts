import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import type { SessionUser } from '@/server/auth/sessionUser';
import { createOutages } from '@/server/db/outages';
import { silentLog } from '@/server/testing/silentLog';
import { discardRests, IDLE_MS } from './arrival';
import { type BodyKind, ignoreBodies, registerBodies } from './bodies';
import { registerErrorHandler } from './errorHandler';
import { unauthorized } from './errors';

const running: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of running.splice(0)) {
    app.server.closeAllConnections();
    await app.close();
  }
});

/** A server with a path per kind of body; a header names the user. */
async function start(idleMs = IDLE_MS) {
  const app = Fastify();
  running.push(app);
  registerErrorHandler(app, createOutages(silentLog));
  ignoreBodies(app);
  discardRests(app);
  app.decorateRequest('user', null);
  app.addHook('onRequest', async (request) => {
    const id = request.headers['x-user'];
    if (id === 'unknown') throw unauthorized();
    if (id !== undefined) request.user = { id: Number(id) } as SessionUser;
  });
  await registerBodies(app, { idleMs });
  const jsonLimits = { bytes: 20_000, values: 10_000 };
  for (const body of ['none', 'json', 'form'] satisfies BodyKind[]) {
    app.post(`/${body}`, { config: { body, jsonLimits } }, async () => ({}));
  }
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

interface Client extends Socket {
  received: string;
}

/** Sends the text over a new connection; resolves when the server has received the request. */
async function send(app: FastifyInstance, text: string): Promise<Client> {
  const client = Object.assign(connect((app.server.address() as AddressInfo).port, '127.0.0.1'), {
    received: '',
  });
  client.setEncoding('latin1').on('data', (part: string) => {
    client.received += part;
  });
  client.on('error', () => {});
  client.write(text);
  await once(app.server, 'request');
  return client;
}

/** The status of the next answer. */
async function status(client: Client): Promise<number> {
  while (!client.received.endsWith('}')) await once(client, 'data');
  const [, found] = /^HTTP\/1\.1 (\d{3})/.exec(client.received) ?? [];
  client.received = '';
  return Number(found);
}

const FORM = 'multipart/form-data; boundary=xx';
const JSON_TYPE = 'application/json';

const head = (path: string, user: number | string, type: string, length?: number) =>
  [
    `POST /${path} HTTP/1.1`,
    'host: localhost',
    `x-user: ${user}`,
    `content-type: ${type}`,
    length === undefined ? 'transfer-encoding: chunked' : `content-length: ${length}`,
    '\r\n',
  ].join('\r\n');

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const CRUMBS = chunk('1').repeat(2_000);
const PHOTO =
  '--xx\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\n\r\nPNG\r\n--xx--\r\n';
const BEGIN = chunk(PHOTO.slice(0, -20));
const END = `${chunk(PHOTO.slice(-20))}0\r\n\r\n`;

test('two larger bodies of a person arrive at a time; small ones and others do not wait', async () => {
  const app = await start();
  const first = await send(app, head('form', 1, FORM) + BEGIN);
  const second = await send(app, head('form', 1, FORM) + BEGIN);
  const third = await send(app, head('form', 1, FORM) + BEGIN + END);
  const other = await send(app, head('form', 2, FORM) + BEGIN + END);
  expect(await status(other)).toBe(200);
  const small = await send(app, `${head('json', 1, JSON_TYPE, 2)}{}`);
  expect(await status(small)).toBe(200);
  expect(third.received).toBe('');

  first.destroy();
  expect(await status(third)).toBe(200);
  second.write(END);
  expect(await status(second)).toBe(200);
});

test('a person who sends far too many bodies at a time gets a 429', async () => {
  const app = await start();
  for (let count = 0; count < 22; count += 1) await send(app, head('form', 1, FORM) + BEGIN);
  const last = await send(app, head('form', 1, FORM) + BEGIN);
  await once(last, 'data');
  expect(last.received).toMatch(/^HTTP\/1\.1 429 .*\r\nretry-after: 5\r\n/is);
  const other = await send(app, head('form', 2, FORM) + BEGIN + END);
  expect(await status(other)).toBe(200);
});

test.each([
  ['JSON', `${head('json', 1, JSON_TYPE, 100)}{"a":`],
  ['JSON in chunks', head('json', 1, JSON_TYPE) + chunk('{"a":')],
  ['a form', head('form', 1, FORM) + BEGIN],
  ['a form without a byte', head('form', 1, FORM)],
])('a body that stops arriving is answered with 408: %s', async (_what, begun) => {
  const app = await start(30);
  const client = await send(app, begun);
  await once(client, 'close');
  expect(client.received).toMatch(/^HTTP\/1\.1 408 .*\r\nconnection: close\r\n/is);
  expect(client.received).toContain('Permintaan tidak selesai diterima pada waktunya.');
  // Its turn has ended.
  for (let count = 0; count < 3; count += 1) {
    expect(await status(await send(app, head('form', 1, FORM) + BEGIN + END))).toBe(200);
  }
});

test.each([
  ['JSON', head('json', 1, JSON_TYPE)],
  ['a form', `${head('form', 1, FORM)}${BEGIN}`],
])('a body of tiny pieces is answered with 400: %s', async (_what, begun) => {
  const app = await start();
  const client = await send(app, begun + CRUMBS);
  expect(await status(client)).toBe(400);
});

test.each([
  ['unauthorized', head('json', 'unknown', JSON_TYPE)],
  ['on an unknown path', head('nothing', 1, JSON_TYPE)],
  ['where none is expected', head('none', 1, JSON_TYPE)],
])('an unwanted body is not read for ever: %s', async (_what, begun) => {
  const app = await start();
  const client = await send(app, begun + chunk('{"a":'));
  await status(client);
  client.write(CRUMBS);
  await once(client, 'close');
});

test('an unwanted body of any declared length gets an answer', async () => {
  const app = await start();
  const client = await send(app, head('json', 'unknown', JSON_TYPE, 10 ** 12));
  await Promise.race([once(client, 'data'), once(client, 'close')]);
  expect(client.received).toMatch(/^HTTP\/1\.1 401 /);
});

test('the connection of a refused form takes the next request', async () => {
  const app = await start();
  const json =
    '--xx\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: application/json\r\n\r\n{}\r\n';
  const client = await send(app, head('form', 1, FORM) + chunk(json) + BEGIN);
  expect(await status(client)).toBe(400);
  client.write(`${chunk('x'.repeat(300_000))}${END}${head('json', 1, JSON_TYPE, 2)}{}`);
  expect(await status(client)).toBe(200);
});

test('a body that is nested deeply is refused before it has arrived', async () => {
  const app = await start();
  const client = await send(app, head('json', 1, JSON_TYPE) + chunk('['.repeat(100)));
  expect(await status(client)).toBe(400);
});

test.each([
  ['JSON', JSON_TYPE, 20_001],
  ['a form', FORM, 20_000_000],
])(
  'a body that is declared too large is refused before its first byte: %s',
  async (_what, type, length) => {
    const app = await start();
    const path = type === FORM ? 'form' : 'json';
    // No byte of the body is sent before the answer.
    const client = await send(app, head(path, 1, type, length));
    while (!client.received.endsWith('}')) await once(client, 'data');
    expect(client.received).toMatch(/^HTTP\/1\.1 413 .*\r\nconnection: close\r\n/is);
    // The server reads and forgets the rest, so that a browser gets the answer instead of a lost connection.
    const ended = once(client, 'end');
    let failure: unknown;
    client.once('error', (error) => {
      failure = error;
    });
    client.write('x'.repeat(length));
    await ended;
    expect(failure).toBeUndefined();
  },
);

test('a chunked body is refused at the limit', async () => {
  const app = await start();
  const client = await send(app, head('json', 1, JSON_TYPE) + chunk('1'.repeat(20_001)));
  while (!client.received.endsWith('}')) await once(client, 'data');
  expect(client.received).toMatch(/^HTTP\/1\.1 413 .*\r\nconnection: close\r\n/is);
  client.write(CRUMBS);
  await once(client, 'close');
});
