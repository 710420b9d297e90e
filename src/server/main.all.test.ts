import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { Agent, get, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { preparedDataDir } from '@/server/testing/preparedDataDir';
import { killPrograms, startServer } from '@/server/testing/programs';
import { temporaryFolders } from '@/server/testing/temporaryFolders';
import { isAll } from '@/shared/testing/testLevel';

const newFolder = temporaryFolders();
let dataDir: string;
beforeAll(() => {
  const folder = join(newFolder(), 'data');
  dataDir = isAll ? folder : preparedDataDir(folder);
});
afterEach(killPrograms);

async function statusOf(url: string, agent: Agent): Promise<number | undefined> {
  const [response] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}

test('SIGTERM with keep-alive clients closes the database and exits with 0', async () => {
  const server = await startServer({ DATA_DIR: dataDir, HOST: '0.0.0.0' });
  const agent = new Agent({ keepAlive: true });
  const statuses = await Promise.all(
    Array.from({ length: 5 }, () => statusOf(`${server.url}/api/health`, agent)),
  );
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  const silent = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(silent, 'connect');
  expect(readdirSync(dataDir)).toContain('database.lock');

  const { code, output } = await server.stop('SIGTERM');
  expect(output).not.toContain('took too long');
  expect(output).not.toContain('Demo accounts');
  expect(code).toBe(0);
  expect(readdirSync(dataDir).sort()).toEqual(['database', 'database.json', 'session-secret']);
  agent.destroy();
  silent.destroy();
});

test('warns while the published password opens accounts', async () => {
  const server = await startServer({ DATA_DIR: dataDir, DEMO_DATA: 'true' });
  await server.says('Demo accounts');
  await server.says('anybody can log in with the published password');
  expect(await server.stop('SIGINT')).toMatchObject({ code: 0 });
});

test('a second SIGTERM ends it without waiting for pending requests', async () => {
  const server = await startServer({ DATA_DIR: dataDir, DEMO_DATA: 'false' });
  const unfinished = request(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  });
  const cutOff = once(unfinished, 'error');
  unfinished.flushHeaders();
  await once(unfinished, 'continue');

  const ended = server.stop('SIGTERM');
  await server.says('"stopping"');
  await server.stop('SIGTERM');
  expect(await ended).toMatchObject({ code: null });
  await cutOff;
});
