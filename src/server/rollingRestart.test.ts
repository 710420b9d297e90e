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

// It needs nginx and a PostgreSQL server: `npm run test:postgres`.
(nginxProgram ? test : test.skip)(
  'processes behind nginx that are restarted one after the other lose no answer',
  async () => {
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
    const { url } = nginx;
    const clients = await SteadyClients.start(url, database.db);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [place, port] of ports.entries()) {
        await clients.next(STEADY);
        expect(await processes[place]?.stop('SIGTERM')).toMatchObject({ code: 0 });
        await clients.next(STEADY);
        processes[place] = await start(port);
      }
    }
    await clients.next(STEADY);
    await clients.stop();
    const { 'GET 200': _read, 'POST 201': _saved, ...others } = clients.statuses;
    expect(others).toEqual({});
  },
);
