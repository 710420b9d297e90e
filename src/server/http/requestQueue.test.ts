import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import type { SessionUser } from '@/server/auth/sessionUser';
import { createOutages } from '@/server/db/outages';
import { currentRequester } from '@/server/queues/requester';
import { silentLog } from '@/server/testing/silentLog';
import { registerErrorHandler } from './errorHandler';
import { createRequestQueue } from './requestQueue';

/** A server whose work ends on a command of the test; `/7/a` is the request a of user 7. */
let app: FastifyInstance;
let enqueue: ReturnType<typeof createRequestQueue>;
let started: string[];
let ends: Map<string, () => void>;
let people: (string | undefined)[];
/** Settles when the server notices a disconnected client. */
let hungUp: Promise<unknown>;
let arrivals: Map<string, () => void>;

beforeEach(async () => {
  started = [];
  ends = new Map();
  arrivals = new Map();
  people = [];
  app = Fastify();
  registerErrorHandler(app, createOutages(silentLog));
  app.decorateRequest('user', null);
  enqueue = createRequestQueue();
  app.get<{ Params: { user: string } }>('/:user/:name', async (request) => {
    const id = Number(request.params.user);
    request.user = id === 0 ? null : ({ id } as SessionUser);
    if (request.url.endsWith('/gone')) hungUp = once(request.raw.socket, 'close');
    const answer = enqueue(request, () => {
      started.push(request.url);
      people.push(currentRequester());
      return new Promise((end) => ends.set(request.url, () => end('done')));
    });
    // Runs after the turn has started, if it has.
    setImmediate(() => arrivals.get(request.url)?.());
    return answer;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  app.server.closeAllConnections();
  await app.close();
});

/** Sends a request and waits until its handler has asked for a turn. */
async function send(path: string) {
  const arrived = new Promise<void>((resolve) => arrivals.set(path, resolve));
  const request = get({ port: (app.server.address() as AddressInfo).port, path, agent: false });
  request.on('error', () => {});
  const answer = new Promise<number>((resolve) =>
    request.once('response', (response) => resolve(response.resume().statusCode ?? 0)),
  );
  await arrived;
  return { request, answer };
}

async function sendInOrder(...paths: string[]) {
  const sent = [];
  for (const path of paths) sent.push(await send(path));
  return sent;
}

const end = (path: string) => ends.get(path)?.();

test('a fourth request of one person waits, that of another person does not', async () => {
  const sent = await sendInOrder('/7/a', '/7/b', '/7/c', '/7/d', '/8/a');
  expect(started).toEqual(['/7/a', '/7/b', '/7/c', '/8/a']);
  expect(enqueue.waiting()).toBe(1);
  expect(people).toEqual(['user 7', 'user 7', 'user 7', 'user 8']);
  end('/7/b');
  expect(await sent[1]?.answer).toBe(200);
  expect(started).toContain('/7/d');
  for (const path of started) end(path);
  for (const { answer } of sent) expect(await answer).toBe(200);
});

test('a client that hangs up leaves the queue', async () => {
  const sent = await sendInOrder('/7/a', '/7/b', '/7/c', '/7/gone', '/7/d');
  sent[3]?.request.destroy();
  await hungUp;
  end('/7/a');
  expect(await sent[0]?.answer).toBe(200);
  expect(started).not.toContain('/7/gone');
  for (const path of started) end(path);
});

test('only a person with a hundred waiting requests gets 429', async () => {
  await sendInOrder('/7/a', '/7/b', '/7/c');
  await sendInOrder(...Array.from({ length: 100 }, (_, index) => `/7/${index}`));
  const [refused] = await sendInOrder('/7/more');
  expect(await refused?.answer).toBe(429);
  await sendInOrder('/8/a');
  expect(started).toEqual(['/7/a', '/7/b', '/7/c', '/8/a']);
  app.server.closeAllConnections();
});

test('requests without a session are done on behalf of their address', async () => {
  await sendInOrder('/0/a', '/0/b', '/0/c', '/0/d');
  expect(people).toEqual(Array.from({ length: 4 }, () => 'address 127.0.0.1'));
  for (const path of started) end(path);
});
