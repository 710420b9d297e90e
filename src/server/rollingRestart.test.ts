import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { byLevel } from '@/shared/testing/testLevel';
import { freePort } from './testing/freePort';
import { type Nginx, nginxProgram, startNginx } from './testing/nginx';
import { killPrograms, type ServerProcess, startServer } from './testing/programs';
import { SteadyClients } from './testing/steadyClients';
import { temporaryFolders } from './testing/temporaryFolders';
import { createTestDatabase, type TestDatabase } from './testing/testDatabase';

const ROUNDS = byLevel({ short: 1, soak: 10 });
/** Answers before, between and after the stops. */
const STEADY = 60;

const SESSION_SECRET = randomUUID();
const newFolder = temporaryFolders();
let database: TestDatabase;
let nginx: Nginx | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await nginx?.stop();
  await killPrograms();
});
afterAll(() => database.close());

// They need nginx and a PostgreSQL server: `npm run test:postgres`.
const behindNginx = nginxProgram ? test : test.skip;

behindNginx(
  'processes behind nginx that are restarted one after the other lose no answer',
  async () => {
    const { statuses } = await loseEachProcess('SIGTERM');
    const { 'GET 200': _read, 'POST 201': _saved, ...others } = statuses;
    expect(others).toEqual({});
  },
);

behindNginx(
  'processes behind nginx that are killed one after the other create each record with a key once',
  async () => {
    const before = await companies();
    const { statuses } = await loseEachProcess('SIGKILL');
    const saved = Object.entries(statuses).filter(([kind]) => kind.startsWith('POST'));
    expect(saved).toEqual([['POST 201', expect.any(Number)]]);
    expect(await companies()).toBe(before + Number(saved[0]?.[1]));
  },
);

/** Ends two processes in turns by this signal, and starts others in their place, while people work. */
async function loseEachProcess(signal: NodeJS.Signals): Promise<SteadyClients> {
  const ports = [await freePort(), await freePort()] as const;
  const start = (port: number): Promise<ServerProcess> =>
    startServer({
      DATABASE_URL: database.url ?? '',
      SESSION_SECRET,
      DEMO_DATA: 'false',
      TRUST_PROXY: 'on',
      PORT: String(port),
    });
  const processes = await Promise.all(ports.map(start));
  nginx = await startNginx(ports, join(newFolder(), 'nginx'));
  const clients = await SteadyClients.start(nginx.url, database.db);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [place, port] of ports.entries()) {
      await clients.next(STEADY);
      const code = signal === 'SIGTERM' ? 0 : null;
      expect(await processes[place]?.stop(signal)).toMatchObject({ code });
      await clients.next(STEADY);
      processes[place] = await start(port);
    }
  }
  await clients.next(STEADY);
  await clients.stop();
  return clients;
}

async function companies(): Promise<number> {
  const { count } = await database.db
    .selectFrom('companies')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
