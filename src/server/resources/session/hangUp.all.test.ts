import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setImmediate as nextTick } from 'node:timers/promises';
import { verify } from '@node-rs/argon2';
import {
  FAILING_ACCOUNTS_PER_ADDRESS,
  loginTry,
  TURN_INTERVAL_MS,
} from '@/server/auth/loginLimits';
import { createLoginLines, type LoginLines } from '@/server/auth/loginLines';
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

jest.mock('@/server/auth/loginLines', () => {
  const actual = jest.requireActual('@/server/auth/loginLines');
  return { ...actual, createLoginLines: jest.fn(actual.createLoginLines) };
});

let app: TestApp;
let url: string;
/** The connections of the requests, in their order. */
const sockets: Socket[] = [];

/** Logins that joined the line of a slowed network. */
let inLine: jest.SpyInstance;
/** Functions that move the clock to the time a login waits for. */
const wakers: (() => void)[] = [];
const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const until = new Date(app.services.clock().getTime() + milliseconds);
    signal.addEventListener('abort', () => reject(signal.reason));
    wakers.push(() => {
      app.setTime(until);
      resolve();
    });
  });

beforeAll(async () => {
  app = await buildTestApp({ wait });
  const lines: LoginLines = jest.mocked(createLoginLines).mock.results[0]?.value;
  inLine = jest.spyOn(lines, 'enqueue');
  app.fastify.server.on('request', ({ socket }) => sockets.push(socket));
  url = `${await app.fastify.listen({ port: 0, host: '127.0.0.1' })}/api/login`;
});
afterAll(() => app.close());

/** The started hashes in order, each with a function that finishes it. */
const hashed = new Map<string, () => void>();

/** Resolves once the condition is true; each step of the server takes a turn of the event loop. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await nextTick();
}

const inLineOfHashes = () => jest.mocked(withPasswordSlot).mock.calls.length;
const inLineOfNetwork = () => inLine.mock.calls.length;

/** Sends a login over a new connection and waits until it is in the line that `joined` counts. */
async function joinLine(identifier: string, password: string, joined = inLineOfHashes) {
  const client = new AbortController();
  const before = joined();
  const answer = fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier, password }),
    signal: client.signal,
  });
  await until(() => joined() > before);
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
  // The logins that fill the line are hashed in any order.
  expect(order.slice(0, full.length).sort()).toEqual(full);
  expect(order.slice(full.length)).toEqual(['next']);

  for (const { answer } of [...first, next]) expect((await answer).status).toBe(200);
  expect([...hashed.keys()]).toEqual(order);
  // The aborted login did not count as a failure.
  expect(await app.db.selectFrom('login_failures').selectAll().execute()).toEqual([]);
});

test('a client that hangs up in the line of a slowed network spends no turn: the next one gets it', async () => {
  const now = new Date('2026-03-02T08:00:00Z');
  app.setTime(now);
  const attempt = loginTry({ identifier: '', password: '', address: '127.0.0.1', device: null });
  const network = attempt.network ?? '';
  const failing = Array.from({ length: FAILING_ACCOUNTS_PER_ADDRESS }, (_, index) => ({
    key: `account:${index}`,
    network,
    failures: 1,
    window_started_at: now,
  }));
  await app.db.insertInto('login_failures').values(failing).execute();
  const spent = { network, window_started_at: now, next_turn_at: new Date(now.getTime() + 1) };
  await app.db.insertInto('login_networks').values(spent).execute();
  jest.mocked(verify).mockReset().mockResolvedValue(true);

  const first = await joinLine('first', 'first', inLineOfNetwork);
  await until(() => wakers.length === 1);
  const second = await joinLine('second', 'second', inLineOfNetwork);
  const { nim } = await aStudent(app.db);
  const stays = await joinLine(nim, 'stays', inLineOfNetwork);
  await second.hangUp();
  await first.hangUp();
  await until(() => wakers.length === 2);
  wakers[1]?.();
  expect((await stays.answer).status).toBe(200);

  expect(jest.mocked(verify).mock.calls.map(([, password]) => password)).toEqual(['stays']);
  const left = await app.db.selectFrom('login_networks').select('next_turn_at').execute();
  const next = app.services.clock().getTime() + TURN_INTERVAL_MS;
  expect(left).toEqual([{ next_turn_at: new Date(next) }]);
  const counted = await app.db.selectFrom('login_failures').select('key').execute();
  expect(counted).toHaveLength(FAILING_ACCOUNTS_PER_ADDRESS);
});
