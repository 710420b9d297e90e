import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { byLevel } from '@/shared/testing/testLevel';
import { aSuperAdmin, TEST_PASSWORD } from './testing/builders';
import { freePort } from './testing/freePort';
import { type Nginx, nginxProgram, startNginx } from './testing/nginx';
import { killPrograms, type ServerProcess, startServer } from './testing/programs';
import { temporaryFolders } from './testing/temporaryFolders';
import { createTestDatabase, type TestDatabase } from './testing/testDatabase';

const ROUNDS = byLevel({ short: 1, soak: 10 });
/** Half of them read, half of them write. */
const CLIENTS = 20;
/** One person has three requests at a time; the others wait for their turn. */
const PEOPLE = 7;
/** Answers before, between and after the stops. */
const STEADY = 60;

jest.setTimeout(120_000 + ROUNDS * 60_000);

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

/** People who read and save one after the other, without a pause, until `stop`; no answer counts as 0. */
class SteadyClients {
  readonly statuses: Record<string, number> = {};
  readonly #events = new EventEmitter().setMaxListeners(0);
  #answers = 0;
  #isOver = false;
  #working: Promise<unknown> = Promise.resolve();

  start(url: string, tokens: readonly string[]): void {
    this.#working = Promise.all(
      Array.from({ length: CLIENTS }, (_, place) =>
        this.#work(url, tokens[place % tokens.length] ?? '', place % 2 === 0 ? 'GET' : 'POST'),
      ),
    );
  }

  async next(count: number): Promise<void> {
    const until = this.#answers + count;
    while (this.#answers < until) await once(this.#events, 'answer');
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#working;
  }

  async #work(url: string, token: string, method: string): Promise<void> {
    while (!this.#isOver) {
      const status = await fetch(`${url}/api/companies`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(method === 'POST' && {
            'content-type': 'application/json',
            'idempotency-key': randomUUID(),
          }),
        },
        ...(method === 'POST' && { body: JSON.stringify(aCompany()) }),
      }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => 0,
      );
      this.#answers += 1;
      const kind = `${method} ${status}`;
      this.statuses[kind] = (this.statuses[kind] ?? 0) + 1;
      this.#events.emit('answer');
    }
  }
}

const aCompany = () => ({
  name: `Mitra ${randomUUID()}`,
  address: 'Jl. Asia Afrika No. 8, Bandung',
  phone_number: '0224231234',
  email: 'hrd@mitra.example',
  business_field: 'Jaringan',
  internship_quota: 5,
  is_active: true,
});

async function logIn(url: string): Promise<string> {
  const { nip } = await aSuperAdmin(database.db);
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: nip, password: TEST_PASSWORD }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

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
    const tokens = await Promise.all(Array.from({ length: PEOPLE }, () => logIn(url)));
    const clients = new SteadyClients();
    clients.start(url, tokens);
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
