import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setImmediate as nextTick } from 'node:timers/promises';
import { verify } from '@node-rs/argon2';
import { PASSWORDS_AT_ONCE, withPasswordSlot } from '@/server/auth/passwords';
import { aStudent } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual('@node-rs/argon2');
  return { hash: argon2.hash, verify: jest.fn() };
});
jest.mock('@/server/auth/passwords', () => {
  const passwords = jest.requireActual('@/server/auth/passwords');
  return { ...passwords, withPasswordSlot: jest.fn(passwords.withPasswordSlot) };
});

let app: TestApp;
let url: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  app = await buildTestApp();
  app.fastify.server.on('connection', (socket) => sockets.push(socket));
  url = `${await app.fastify.listen({ port: 0, host: '127.0.0.1' })}/api/login`;
});
afterAll(() => app.close());

/** The passwords that are or were hashed, in this order, and how to finish each. */
const hashed = new Map<string, () => void>();

/** Resolves when this has become true: every step of the server passes a turn of the event loop. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await nextTick();
}

/** Sends a log-in over a connection of its own and waits until it is in the line. */
async function joinLine(identifier: string, password: string) {
  const client = new AbortController();
  const before = jest.mocked(withPasswordSlot).mock.calls.length;
  const answer = fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier, password }),
    signal: client.signal,
  });
  await until(() => jest.mocked(withPasswordSlot).mock.calls.length > before);
  const socket = sockets.at(-1) as Socket;
  return {
    answer,
    async hangUp() {
      const closed = once(socket, 'close');
      client.abort();
      await expect(answer).rejects.toThrow();
      await closed;
      await nextTick();
    },
  };
}

test('a client that hangs up leaves the line: it is never hashed and the next one moves up', async () => {
  jest.mocked(verify).mockImplementation((_hash, password) => {
    return new Promise((resolve) => hashed.set(String(password), () => resolve(true)));
  });
  const { nim } = await aStudent(app.db);
  const full = Array.from({ length: PASSWORDS_AT_ONCE }, (_, index) => `full ${index}`);
  const first = [];
  for (const password of full) first.push(await joinLine(nim, password));
  await until(() => hashed.size === full.length);

  const gone = await joinLine(nim, 'gone');
  const next = await joinLine(nim, 'next');
  await gone.hangUp();
  hashed.get('full 0')?.();
  await until(() => hashed.size > full.length);
  const order = [...hashed.keys()];
  for (const finish of hashed.values()) finish();
  // Those that fill the line are hashed in any order.
  expect(order.slice(0, full.length).sort()).toEqual(full);
  expect(order.slice(full.length)).toEqual(['next']);

  for (const { answer } of [...first, next]) expect((await answer).status).toBe(200);
  expect([...hashed.keys()]).toEqual(order);
  // Nor was it counted as a failure.
  expect(await app.db.selectFrom('login_failures').selectAll().execute()).toEqual([]);
});
