import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { createOutages } from '@/server/db/outages';
import { silentLog } from '@/server/testing/silentLog';
import { registerErrorHandler } from './errorHandler';
import { registerStopping } from './stopping';

interface Client {
  socket: Socket;
  send(path: string): void;
  /** The next complete answer. */
  answer(): Promise<string>;
  isClosed: Promise<unknown>;
}

let app: FastifyInstance;
let port: number;
let finishSlow: () => void;
/** Warnings and errors in the log. */
let complaints: string[];
const clients: Socket[] = [];

afterEach(async () => {
  for (const socket of clients.splice(0)) socket.destroy();
  await app.close();
});

async function start(options: Parameters<typeof registerStopping>[1] = {}): Promise<void> {
  complaints = [];
  app = Fastify({
    return503OnClosing: false,
    keepAliveTimeout: 60_000,
    logger: { level: 'warn', stream: { write: (line) => complaints.push(line) } },
  });
  registerErrorHandler(app, createOutages(silentLog));
  registerStopping(app, options);
  app.get('/slow', () => new Promise((resolve) => (finishSlow = () => resolve('done'))));
  app.get('/next', async () => 'served');
  app.get('/health', { config: { operationId: 'getHealth' } as never }, async () => 'healthy');
  app.get('/large', async () => 'x'.repeat(20_000_000));
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
}

async function aClient(): Promise<Client> {
  const socket = connect(port, '127.0.0.1');
  clients.push(socket);
  let received = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    received += chunk;
    socket.emit('received');
  });
  await once(socket, 'connect');
  return {
    socket,
    send: (path) => socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`),
    async answer() {
      for (;;) {
        const [head = '', body = ''] = received.split('\r\n\r\n');
        const length = Number(/content-length: (\d+)/.exec(head)?.[1] ?? Number.NaN);
        if (body.length >= length) {
          received = '';
          return `${head}\r\n\r\n${body}`;
        }
        await once(socket, 'received');
      }
    },
    isClosed: once(socket, 'close'),
  };
}

async function aClientThatWaits(): Promise<Client> {
  const client = await aClient();
  const arrival = once(app.server, 'request');
  client.send('/slow');
  await arrival;
  return client;
}

async function untilItIsDeaf(): Promise<void> {
  while (app.server.listening) await turnOfTheLoop();
}

test('refuses new connections, and serves requests over existing ones', async () => {
  await start({ idleMs: 60_000 });
  const waiting = await aClientThatWaits();
  const kept = await aClient();
  kept.send('/next');
  expect(await kept.answer()).toMatch(/connection: keep-alive/i);
  const silent = await aClient();

  const closed = app.close();
  await untilItIsDeaf();
  await expect(aClient()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  for (const client of [kept, silent]) {
    client.send('/next');
    const answer = await client.answer();
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).toMatch(/connection: close/i);
    await client.isClosed;
  }
  finishSlow();
  const last = await waiting.answer();
  expect(last).toMatch(/^HTTP\/1.1 200 /);
  expect(last).toMatch(/connection: close/i);
  // The server closes long before `idleMs`, because no client is connected.
  await closed;
});

test('serves a connection that was made, but not accepted before it stopped', async () => {
  await start({ idleMs: 60_000 });
  const early = connect(port, '127.0.0.1');
  clients.push(early);
  early.setEncoding('utf8').write('GET /next HTTP/1.1\r\nhost: localhost\r\n\r\n');
  // The socket connects at the end of this turn, and the server stops in it.
  const closed = app.close();
  const [answer] = await once(early, 'data');
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  await closed;
});

test('stops listening soon although every turn of the event loop is long', async () => {
  await start();
  const closed = app.close();
  let turns = 0;
  while (app.server.listening && turns < 500) {
    for (const until = performance.now() + 20; performance.now() < until; );
    await turnOfTheLoop();
    turns += 1;
  }
  expect(turns).toBeLessThan(500);
  await closed;
});

test('holds requests back while it accepts connections, and answers them', async () => {
  await start({ idleMs: 60_000 });
  const client = await aClient();
  let wasListening: boolean | undefined;
  app.server.once('request', (_request, response) => {
    response.once('finish', () => (wasListening = app.server.listening));
  });
  client.send('/next');
  const closed = app.close();
  expect(await client.answer()).toMatch(/^HTTP\/1.1 200 /);
  expect(wasListening).toBe(false);
  await closed;
});

test('closes connections that wait for their next request, or have never sent one', async () => {
  await start();
  const keptAlive = await aClient();
  keptAlive.send('/next');
  expect(await keptAlive.answer()).toMatch(/connection: keep-alive/i);
  const silent = await aClient();
  await Promise.all([app.close(), keptAlive.isClosed, silent.isClosed]);
});

test('closes idle connections also while an answer is awaited', async () => {
  await start();
  const waiting = await aClientThatWaits();
  const silent = await aClient();
  const closed = app.close();
  await silent.isClosed;
  finishSlow();
  expect(await waiting.answer()).toMatch(/done$/);
  await closed;
});

test('fails its health while it stops, which is nothing for the log', async () => {
  await start({ idleMs: 60_000 });
  const monitor = await aClient();
  monitor.send('/health');
  expect(await monitor.answer()).toMatch(/^HTTP\/1.1 200 /);
  const closed = app.close();
  await untilItIsDeaf();
  monitor.send('/health');
  const unhealthy = await monitor.answer();
  expect(unhealthy).toMatch(/^HTTP\/1.1 503 /);
  expect(unhealthy).toMatch(/retry-after: \d+/i);
  expect(unhealthy).toMatch(/connection: close/i);
  expect(JSON.parse(unhealthy.split('\r\n\r\n')[1] ?? '')).toEqual({
    message: 'Layanan sedang tidak tersedia. Silakan coba lagi nanti.',
  });
  await closed;
  expect(complaints).toEqual([]);
});

test('sends an answer to its end', async () => {
  await start();
  const client = await aClient();
  client.socket.pause();
  const handed = new Promise((resolve) => {
    app.server.once('request', (_request, response) => {
      response.once('prefinish', resolve);
    });
  });
  client.send('/large');
  await handed;
  const closed = app.close();
  client.socket.resume();
  await Promise.all([closed, client.isClosed]);
  expect(client.socket.bytesRead).toBeGreaterThan(20_000_000);
});

test('cuts off a request that is not answered in time', async () => {
  await start({ cutOffMs: 100 });
  const waiting = await aClientThatWaits();
  await Promise.all([app.close(), waiting.isClosed]);
});
