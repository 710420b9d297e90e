import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { sql } from 'kysely';
import { preparedDataDir } from '@/server/testing/preparedDataDir';
import { aCompanyInput } from '@/shared/testing/companyInput';
import { byLevel } from '@/shared/testing/testLevel';
import { openDatabase } from './db/database';
import { migrateToLatest } from './db/migrate';
import { aSuperAdmin, TEST_PASSWORD } from './testing/builders';
import { killPrograms, startServer } from './testing/programs';
import { silentLog } from './testing/silentLog';
import { temporaryFolders } from './testing/temporaryFolders';

const STOPS = byLevel({ short: 1, soak: 20 });
const IN_FLIGHT = 50;
/** One person has three requests at a time; the others wait for their turn. */
const PEOPLE = 10;

const newFolder = temporaryFolders();
afterEach(killPrograms);

interface Sent {
  token?: string;
  body: object;
  agent: Agent;
}

/** `started` resolves when the server has the request, but not yet its body; `finish` sends that. */
function begin(url: string, { token, body, agent }: Sent) {
  const sent = request(url, {
    agent,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      expect: '100-continue',
      ...(token && { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }),
    },
  });
  sent.flushHeaders();
  return {
    started: once(sent, 'continue'),
    async finish() {
      sent.end(JSON.stringify(body));
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      let text = '';
      for await (const part of response.setEncoding('utf8')) text += part;
      return { status: response.statusCode, body: JSON.parse(text) };
    },
  };
}

const aCompanyNamed = (name: string) => aCompanyInput({ name });

test('SIGTERM lets requests in flight over kept connections finish', async () => {
  const place = { databaseUrl: null, dataDir: preparedDataDir(join(newFolder(), 'data')) };
  const first = await openDatabase(place, silentLog);
  await migrateToLatest(first.db);
  const identifiers: string[] = [];
  for (let person = 0; person < PEOPLE; person += 1) {
    identifiers.push((await aSuperAdmin(first.db)).nip);
  }
  first.markUsed();
  await first.close();

  for (let stop = 0; stop < STOPS; stop += 1) {
    const { url, stop: end } = await startServer({ DATA_DIR: place.dataDir, DEMO_DATA: 'false' });
    const agent = new Agent({ keepAlive: true });
    const tokens = await Promise.all(
      identifiers.map(async (identifier) => {
        const body = { identifier, password: TEST_PASSWORD };
        const answer = await begin(`${url}/api/login`, { body, agent }).finish();
        return answer.body.access_token as string;
      }),
    );
    const requests = Array.from({ length: IN_FLIGHT }, (_, number) =>
      begin(`${url}/api/companies`, {
        token: tokens[number % PEOPLE],
        body: aCompanyNamed(`Mitra ${stop}-${number}`),
        agent,
      }),
    );
    await Promise.all(requests.map(({ started }) => started));
    const ended = end('SIGTERM');
    const answers = await Promise.all(requests.map(({ finish }) => finish()));
    expect(answers.map(({ status }) => status)).toEqual(Array(IN_FLIGHT).fill(201));
    const { code, output } = await ended;
    expect(code).toBe(0);
    expect(output).not.toContain('took too long');
    agent.destroy();
  }

  const reopened = await openDatabase(place, silentLog);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from companies where name like 'Mitra %'`.execute(reopened.db);
  expect(rows).toEqual([{ count: STOPS * IN_FLIGHT }]);
  await reopened.close();
});
