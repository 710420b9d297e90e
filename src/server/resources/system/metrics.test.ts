import { hashPassword } from '@/server/auth/passwords';
import { aSuperAdmin } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { temporaryFolders } from '@/server/testing/temporaryFolders';
import { testInAll } from '@/shared/testing/testLevel';

const TOKEN = 'a token for monitoring, only in tests';
const newFolder = temporaryFolders();
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({
    config: { metricsToken: TOKEN, backupDir: newFolder() },
    startBackup: () => ({ done: Promise.resolve(4711), stop: async () => {} }),
  });
});
afterAll(() => app.close());
afterEach(() => jest.restoreAllMocks());

const ask = (authorization?: string) =>
  app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });

const SAMPLE = /^([a-z_][a-z0-9_]*)(\{(?:[a-z]+="[^"\n]*",?)*\})? (-?[\d.e+-]+|NaN|\+Inf)$/i;

/** Every sample by its name and labels; fails on a line that is none. */
async function samples(): Promise<Record<string, number>> {
  const answer = await ask(`Bearer ${TOKEN}`);
  expect(answer.statusCode).toBe(200);
  const lines = answer.body
    .split('\n')
    .filter((line) => line !== '' && !/^# (HELP|TYPE) /.test(line));
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, labels = '', value] = SAMPLE.exec(line) ?? [];
      if (name === undefined) throw new Error(`not a sample: ${line}`);
      return [name + labels, Number(value)];
    }),
  );
}

const namesOf = (values: Record<string, number>, start: string) =>
  Object.keys(values).filter((name) => name.startsWith(start));

test.each([
  ['no token', undefined],
  ['another token', `Bearer ${TOKEN.slice(0, -1)}!`],
  ['a part of the token', `Bearer ${TOKEN.slice(0, -1)}`],
  ['the token in another scheme', `Basic ${TOKEN}`],
])('refuses %s', async (_what, authorization) => {
  const answer = await ask(authorization);
  expect(answer.statusCode).toBe(401);
  expect(answer.headers['www-authenticate']).toBe('Bearer');
  expect(answer.body).not.toContain('simagang_');
});

test('refuses the session of a super admin', async () => {
  const { authorization } = await app.signIn('super_admin');
  expect((await ask(authorization)).statusCode).toBe(401);
});

test('answers in the text format of Prometheus', async () => {
  const answer = await ask(`Bearer ${TOKEN}`);
  expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(answer.headers['cache-control']).toBe('no-store');
  const values = await samples();
  expect(values).toMatchObject({
    simagang_database_up: 1,
    simagang_database_writable: 1,
    simagang_database_connection_failures_total: 0,
    'simagang_waiting{queue="logins"}': 0,
    'simagang_waiting{queue="reports"}': 0,
    'simagang_waiting{queue="requests"}': 0,
    'simagang_waiting{queue="database"}': 0,
  });
  expect(values.simagang_database_connections_max).toBeGreaterThan(0);
  expect(values['simagang_database_connections{state="idle"}']).toBeGreaterThan(0);
  expect(values['simagang_disk_free_bytes{folder="backups"}']).toBeGreaterThan(0);
  expect(values.process_resident_memory_bytes).toBeGreaterThan(0);
  expect(values.nodejs_eventloop_lag_p99_seconds).toBeGreaterThanOrEqual(0);
});

test('counts requests by route, method and status, and their time', async () => {
  const counted = 'simagang_http_requests_total{method="GET",route="/api/users/:id",status="404"}';
  const timed = 'simagang_http_request_duration_seconds_count{method="GET",route="/api/users/:id"}';
  const { authorization } = await app.signIn(await superAdmin());
  const before = await samples();
  for (const id of [1_000_001, 1_000_002]) {
    await app.inject({ url: `/api/users/${id}`, headers: { authorization } });
  }
  const after = await samples();
  expect(after[counted]).toBe((before[counted] ?? 0) + 2);
  expect(after[timed]).toBe((before[timed] ?? 0) + 2);
});

test('counts streams of events without their time, which would look like a slow server', async () => {
  const labels = 'method="GET",route="/api/notifications/stream"';
  const { authorization } = await app.signIn(await superAdmin());
  await app.inject({ url: '/api/notifications/stream', headers: { authorization } });
  const values = await samples();
  expect(values[`simagang_http_requests_total{${labels},status="200"}`]).toBe(1);
  expect(values).not.toHaveProperty([`simagang_http_request_duration_seconds_count{${labels}}`]);
  expect(values.simagang_open_streams).toBe(0);
});

testInAll('makes no series of unknown addresses and methods, nor of records', async () => {
  const askForMany = async (start: number) => {
    for (let n = start; n < start + 20; n++) {
      await app.inject({ url: `/api/nothing-${n}` });
      await app.inject({ url: `/nothing/${n}`, method: n % 2 ? 'DELETE' : 'PUT' });
      await app.inject({ url: `/api/companies/${n}?page=${n}` });
    }
    return namesOf(await samples(), 'simagang_http');
  };
  const first = await askForMany(1);
  expect(await askForMany(1_000)).toEqual(first);
  expect(first).toContain(
    'simagang_http_requests_total{method="other",route="other",status="404"}',
  );
});

test('says how many passwords wait', async () => {
  const hashing = Array.from({ length: 10 }, () => hashPassword('Kopi-Jam-Tujuh'));
  const values = await samples();
  await Promise.all(hashing);
  expect(values['simagang_waiting{queue="logins"}']).toBeGreaterThan(0);
});

test('tells of the last backup, and of one that failed', async () => {
  expect(await samples()).toMatchObject({
    simagang_backup_enabled: 1,
    simagang_backup_last_timestamp_seconds: 0,
    simagang_backup_failed: 0,
  });
  app.setTime('2026-11-20T19:00:00Z');
  await app.services.backups.makeDue();
  expect(await samples()).toMatchObject({
    simagang_backup_last_timestamp_seconds: Date.parse('2026-11-20T19:00:00Z') / 1000,
    simagang_backup_last_size_bytes: 4711,
    simagang_backup_last_verified: 1,
    simagang_backup_failed: 0,
  });
});

test('answers while the database is away, with the last values', async () => {
  jest.spyOn(app.db, 'getExecutor').mockImplementation(() => {
    throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  });
  expect(await samples()).toMatchObject({
    simagang_database_up: 0,
    simagang_backup_last_size_bytes: 4711,
  });
});

const superAdmin = async () => (await aSuperAdmin(app.db)).user;
