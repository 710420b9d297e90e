import { once } from 'node:events';
import { get, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';
import { sessionToken } from '@/server/testing/sessionToken';
import { watchNotifications } from './watchNotifications';

const PATH = '/api/notifications/stream';

let app: TestApp;
let port: number;
let headers: Record<string, string>;
let userId: number;

beforeAll(async () => {
  app = await buildTestApp({ hasStreams: true });
  await app.fastify.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.fastify.server.address() as AddressInfo);
});
afterAll(() => app.close());

beforeEach(async () => {
  const { user } = await newUserOf.student(app.db);
  userId = user.id;
  headers = { authorization: `Bearer ${await sessionToken(app.services, user)}` };
});
afterEach(async () => {
  await untilNobodyHasStreams();
});

const address = () => ({ host: '127.0.0.1', port, path: PATH, agent: false as const });

async function open(more: Record<string, string> = {}): Promise<IncomingMessage> {
  const [answer] = await once(get({ ...address(), headers: { ...headers, ...more } }), 'response');
  return answer;
}

const people = () => [...app.services.streams.people()];
const untilNobodyHasStreams = async () => {
  while (people().length > 0) await turnOfTheLoop();
};

test('the stream begins at once, uncompressed, unbuffered and not cached', async () => {
  const answer = await open({ 'accept-encoding': 'br, gzip', accept: 'text/event-stream' });
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('text/event-stream'),
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  expect(answer.headers).not.toHaveProperty('content-encoding');
  const [first] = await once(answer.setEncoding('utf8'), 'data');
  expect(first).toBe(':\n\n');
  answer.destroy();
});

test.each<Record<string, string>>([
  { accept: 'image/png' },
  { accept: ';;;' },
  { 'last-event-id': '\u00ff'.repeat(4_000) },
  { range: 'bytes=0-1' },
  { 'if-none-match': '*' },
  { expect: '100-continue' },
  { 'x-http-method-override': 'DELETE' },
])('ignores odd headers (%j)', async (odd) => {
  const answer = await open(odd);
  expect(answer.statusCode).toBe(200);
  answer.destroy();
});

test.each(['HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE'])('%s opens no stream', async (method) => {
  const asked = request({ ...address(), method, headers });
  asked.end();
  const [answer] = await once(asked, 'response');
  expect(answer.statusCode).toBe({ HEAD: 200, OPTIONS: 204 }[method] ?? 405);
  await answer.toArray();
  expect(people()).toEqual([]);
});

test('forgets the streams of clients that hang up, also before the answer', async () => {
  const opened = await open();
  expect(people()).toEqual([userId]);
  opened.destroy();
  await untilNobodyHasStreams();

  const head = `GET ${PATH} HTTP/1.1\r\nhost: x\r\nauthorization: ${headers.authorization}\r\n\r\n`;
  for (let times = 0; times < 5; times += 1) {
    const arrived = once(app.fastify.server, 'request');
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.write(head);
    const [, response] = await arrived;
    socket.resetAndDestroy();
    await once(response, 'close');
  }
  // A request of another connection is answered after the interrupted ones.
  (await open()).destroy();
  await untilNobodyHasStreams();
});

test('ends soon after a log-out, and others of the person do not', async () => {
  const answer = await open();
  const token = await sessionToken(app.services, { id: userId, role: 'student' });
  const other = await open({ authorization: `Bearer ${token}` });
  const loggedOut = await app.inject({ method: 'POST', url: '/api/logout', headers });
  expect(loggedOut.statusCode).toBe(200);
  const watch = watchNotifications(app.services);
  await watch.look();
  await watch.close();
  await answer.toArray();
  expect(people()).toEqual([userId]);
  other.destroy();
});

// The last test, because it stops the server.
test('stops with open streams, also of clients that do not read', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => open()));
  const ended = answers.slice(0, 4).map((answer) => answer.toArray());
  const closed = jest.spyOn(app.fastify.log, 'warn');
  await app.fastify.close();
  await Promise.all(ended);
  expect(closed).not.toHaveBeenCalled();
  expect(people()).toEqual([]);
});
