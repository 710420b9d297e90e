import { createApp } from '@/server/app';
import {
  DEFAULT_LOGINS_PER_ADDRESS,
  FAILING_ACCOUNTS_PER_ADDRESS,
  FAILURES_PER_ACCOUNT,
  FAILURES_PER_DEVICE,
  TURN_INTERVAL_MS,
} from '@/server/auth/loginLimits';
import { hashPassword } from '@/server/auth/passwords';
import { aStudent, TEST_PASSWORD } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { bearer, sessionCalls } from '@/server/testing/sessionCalls';
import { byLevel, testInAll } from '@/shared/testing/testLevel';

/** The module that the server calls. A mock of it would stay for the next file of a group; the spy goes. */
const argon2: typeof import('@node-rs/argon2') = jest.requireActual('@node-rs/argon2');
const { verify: originalVerify } = argon2;
let verify: jest.SpiedFunction<typeof argon2.verify>;

let app: TestApp;
/** The waits of slowed attempts, in milliseconds; the tests do not wait, only the clock moves on. */
let waits: number[] = [];
const wait = async (milliseconds: number) => {
  waits.push(milliseconds);
  app.setTime(new Date(app.services.clock().getTime() + milliseconds));
};
/** Expects each wait to be for one turn; processes that share a database wait a little longer. */
const expectTurns = (count: number) => {
  expect(waits).toHaveLength(count);
  for (const milliseconds of waits) {
    expect(milliseconds).toBeGreaterThanOrEqual(TURN_INTERVAL_MS);
    expect(milliseconds).toBeLessThan(1.25 * TURN_INTERVAL_MS);
  }
};
const { login, tokenFor, inSeconds, reset } = sessionCalls(() => app);

beforeAll(async () => {
  verify = jest.spyOn(argon2, 'verify');
  app = await buildTestApp({ wait });
});
afterAll(() => app.close());
beforeEach(async () => {
  await reset();
  waits = [];
  verify.mockClear();
});

const hashed = () => verify.mock.calls.length;
/** Runs a few at a time, because hundreds would exceed the database timeout on a slow machine. */
async function inBatches<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let done = 0; done < count; done += 20) {
    answers.push(...(await times(Math.min(20, count - done), (index) => work(done + index))));
  }
  return answers;
}

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** A NIM without a user. */
const nimOf = (index: number) => `9${String(index).padStart(9, '0')}`;

/** Another server process on the same database, e.g. after a restart. */
async function anotherProcess() {
  const process = await createApp(app.services);
  await process.ready();
  return process;
}

const cookieOf = (answer: { cookies: { name: string; value: string }[] }) =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

const loginFrom = (
  cookie: string,
  identifier: string,
  password = TEST_PASSWORD,
  remoteAddress = '10.0.0.1',
) =>
  app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { identifier, password },
    headers: { cookie },
    remoteAddress,
  });

describe('the attempts on one account', () => {
  test('stop at the limit exactly, also when many arrive together', async () => {
    const ATTEMPTS = byLevel({ short: 20, all: 100 });
    const { nim } = await aStudent(app.db);
    const answers = await times(ATTEMPTS, () => login(nim, 'wrong'));
    expect(hashed()).toBe(FAILURES_PER_ACCOUNT);
    const locked = answers.filter(({ headers }) => headers['retry-after'] !== undefined);
    expect(locked).toHaveLength(ATTEMPTS - FAILURES_PER_ACCOUNT);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  testInAll('count over all processes and after a restart', async () => {
    const { nim } = await aStudent(app.db);
    const other = await anotherProcess();
    const request = {
      method: 'POST',
      url: '/api/login',
      payload: { identifier: nim, password: 'wrong' },
      remoteAddress: '10.0.0.1',
    } as const;
    await times(20, (index) =>
      (index % 2 === 0 ? app : { inject: (r: typeof request) => other.inject(r) }).inject(request),
    );
    expect(hashed()).toBe(FAILURES_PER_ACCOUNT);
    await other.close();

    const restarted = await anotherProcess();
    expect((await restarted.inject(request)).headers['retry-after']).toBeDefined();
    expect(hashed()).toBe(FAILURES_PER_ACCOUNT);
    await restarted.close();
  });

  test('cost no hashing while the account is locked, known or not', async () => {
    const { nim } = await aStudent(app.db);
    for (const identifier of [nim, '0000000000']) {
      await times(FAILURES_PER_ACCOUNT, () => login(identifier, 'wrong'));
      verify.mockClear();
      expect((await login(identifier)).headers['retry-after']).toBe('900');
      expect(hashed()).toBe(0);
    }
  });
});

describe('one password tried on many accounts from one address', () => {
  const guessAll = (count: number) =>
    inBatches(count, (index) => login(nimOf(index), 'Magang2025!'));

  test('waits two seconds per attempt after 50 accounts have failed, over all processes', async () => {
    let lookedAt = 0;
    verify.mockImplementation(async () => {
      lookedAt += 1;
      return false;
    });
    const other = await anotherProcess();
    const send = (index: number) => {
      const request = {
        method: 'POST',
        url: '/api/login',
        payload: { identifier: nimOf(index), password: 'Magang2025!' },
        remoteAddress: '10.0.0.1',
      } as const;
      return index % 2 === 0 ? app.inject(request) : other.inject(request);
    };
    const before = await inBatches(FAILING_ACCOUNTS_PER_ADDRESS, send);
    const startedAt = app.services.clock().getTime();
    // More attempts than fit into the longest wait.
    const ATTEMPTS = byLevel({ short: 40, all: 80 });
    const slowed = await times(ATTEMPTS, (index) => send(FAILING_ACCOUNTS_PER_ADDRESS + index));
    const elapsed = app.services.clock().getTime() - startedAt;
    await other.close();
    verify.mockReset().mockImplementation(originalVerify);

    expect(before.map(({ statusCode }) => statusCode)).toEqual(before.map(() => 422));
    // The processes share the clock of the test, and a wait of one moves it while the other verifies, so the
    // time of a single verification is meaningless.
    const turns = lookedAt - FAILING_ACCOUNTS_PER_ADDRESS;
    expect(turns).toBeGreaterThan(1);
    expect(turns).toBeLessThanOrEqual(1 + elapsed / TURN_INTERVAL_MS);
    const refused = slowed.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(ATTEMPTS - turns);
    expect(refused[0]?.headers['retry-after']).toBeDefined();
    expect(refused[0]?.json().errors).toEqual({ identifier: [expect.any(String)] });
  });

  testInAll('does not refuse a stranger with the right password, who only waits', async () => {
    await guessAll(FAILING_ACCOUNTS_PER_ADDRESS);
    expect(waits).toEqual([]);
    const [one, two] = [await aStudent(app.db), await aStudent(app.db)];
    expect((await login(one.nim)).statusCode).toBe(200);
    expect((await login(two.nim)).statusCode).toBe(200);
    expectTurns(1);
  });

  testInAll('does not slow other addresses', async () => {
    await guessAll(FAILING_ACCOUNTS_PER_ADDRESS + 1);
    const { nim } = await aStudent(app.db);
    expect((await loginFrom('', nim, TEST_PASSWORD, '10.0.0.2')).statusCode).toBe(200);
    expect(waits).toEqual([]);
  });

  testInAll('starts afresh after a quarter of an hour', async () => {
    await guessAll(FAILING_ACCOUNTS_PER_ADDRESS + 1);
    inSeconds(15 * 60);
    const [one, two] = [await aStudent(app.db), await aStudent(app.db)];
    await login(one.nim);
    await login(two.nim);
    expect(waits).toEqual([]);
  });

  testInAll('does not slow a known device', async () => {
    const { nim } = await aStudent(app.db);
    const known = cookieOf(await login(nim));
    await guessAll(FAILING_ACCOUNTS_PER_ADDRESS + 5);
    const before = waits.length;
    expect((await loginFrom(known, nim)).statusCode).toBe(200);
    expect(waits).toHaveLength(before);
  });
});

describe('the device cookie', () => {
  test('belongs to the login only, out of reach of scripts', async () => {
    const { nim } = await aStudent(app.db);
    const answer = await login(nim);
    expect(answer.cookies).toEqual([
      expect.objectContaining({ path: '/api/login', httpOnly: true, sameSite: 'Strict' }),
    ]);
    expect((await login(nim, 'wrong')).cookies).toEqual([]);
  });

  test('lets a known device in while strangers have locked the account', async () => {
    const { nim } = await aStudent(app.db);
    const known = cookieOf(await login(nim));
    await times(FAILURES_PER_ACCOUNT, () => login(nim, 'wrong'));
    expect((await login(nim)).statusCode).toBe(422);
    expect((await loginFrom(known, nim)).statusCode).toBe(200);
  });

  testInAll('gets an allowance of its own', async () => {
    const { nim } = await aStudent(app.db);
    const known = cookieOf(await login(nim));
    verify.mockClear();
    await times(30, () => loginFrom(known, nim, 'wrong'));
    expect(hashed()).toBe(FAILURES_PER_DEVICE);
    expect((await loginFrom(known, nim)).headers['retry-after']).toBeDefined();
    expect((await login(nim)).statusCode).toBe(200);
  });

  /** Whether the cookie passes when strangers have locked the account. */
  const isKnown = async (cookie: string, nim: string) => {
    await app.db.deleteFrom('login_failures').execute();
    await times(FAILURES_PER_ACCOUNT, () => login(nim, 'wrong'));
    return (await loginFrom(cookie, nim, 'wrong')).headers['retry-after'] === undefined;
  };

  test('counts for its account, its password and its signature only', async () => {
    const student = await aStudent(app.db);
    const known = cookieOf(await login(student.nim));
    expect(await isKnown(known, student.nim)).toBe(true);
    expect(await isKnown(known, (await aStudent(app.db)).nim)).toBe(false);
    // Another account that shares the cookie's name.
    const namesake = await aStudent(app.db, { user: { id: student.user_id + 1600 } });
    expect(await isKnown(known, namesake.nim)).toBe(false);
    expect(await isKnown(`${known.slice(0, -2)}AA`, student.nim)).toBe(false);
    inSeconds(366 * 86_400);
    expect(await isKnown(known, student.nim)).toBe(false);
    inSeconds(0);

    await app.db
      .updateTable('users')
      .set({ password_hash: await hashPassword('reset') })
      .where('id', '=', student.user_id)
      .execute();
    expect(await isKnown(known, student.nim)).toBe(false);
  });

  testInAll('survives a change of password in the same browser', async () => {
    const { nim } = await aStudent(app.db);
    const token = await tokenFor(nim);
    const changed = await app.inject({
      method: 'PUT',
      url: '/api/change-password',
      headers: bearer(token),
      payload: {
        password: TEST_PASSWORD,
        new_password: 'Rahasia-Baru-2026',
        new_password_confirmation: 'Rahasia-Baru-2026',
      },
    });
    expect(await isKnown(cookieOf(changed), nim)).toBe(true);
  });
});

test('first logins with the default password are slowed per address, but not refused', async () => {
  const newAccount = async () => {
    const { nim, user_id } = await aStudent(app.db, { user: { has_default_password: true } });
    const password_hash = await hashPassword(nim);
    await app.db.updateTable('users').set({ password_hash }).where('id', '=', user_id).execute();
    return nim;
  };
  const first = await newAccount();
  expect((await login(first, first)).statusCode).toBe(200);
  await app.db
    .updateTable('login_networks')
    .set({ default_logins: DEFAULT_LOGINS_PER_ADDRESS - 1 })
    .execute();
  const nims = await times(4, newAccount);
  for (const nim of nims) expect((await login(nim, nim)).statusCode).toBe(200);
  expectTurns(2);

  const { nim } = await aStudent(app.db);
  expect((await login(nim)).statusCode).toBe(200);
  expectTurns(2);
});
