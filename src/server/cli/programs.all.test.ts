import { readFileSync, writeFileSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { openDatabase } from '@/server/db/database';
import { preparedDataDir } from '@/server/testing/preparedDataDir';
import { killPrograms, runProgram, startServer } from '@/server/testing/programs';
import { silentLog } from '@/server/testing/silentLog';
import { temporaryFolders } from '@/server/testing/temporaryFolders';
import { testInAll } from '@/shared/testing/testLevel';

const newFolder = temporaryFolders();
let env: { DATA_DIR: string; DEMO_DATA: string; NODE_ENV: string; PATH: string };
/** The file with the log of the machine. */
let machineLog: string;
beforeAll(() => {
  const folder = newFolder();
  const dataDir = preparedDataDir(join(folder, 'data'));
  machineLog = join(folder, 'log');
  writeFileSync(join(folder, 'logger'), `#!/bin/sh\necho "$@" >> ${machineLog}\n`, { mode: 0o755 });
  const PATH = [folder, process.env.PATH].join(delimiter);
  env = { DATA_DIR: dataDir, DEMO_DATA: 'false', NODE_ENV: 'development', PATH };
});
afterEach(killPrograms);

const NIP = ['--nip', '197805122003121001'];
const PERSON = ['--name', 'Ratna Wulandari', '--email', 'ratna@kampus.example', ...NIP];
const VISIBLE = /Warning: .*--password in the list of processes/;

const reset = (args: string[], input = '') => runProgram('resetAdmin', args, { env, input });
const create = (args: string[], input = '') => runProgram('createAdmin', args, { env, input });

testInAll(
  'the first super admin is created, and gets a new password, from the standard input',
  async () => {
    const nothing = await create(PERSON);
    expect(nothing).toMatchObject({
      code: 1,
      output: expect.stringMatching(/password: got nothing/),
    });

    const created = await create(PERSON, 'Kopi-Jam-Tujuh\n');
    expect(created).toMatchObject({ code: 0, output: expect.stringContaining('was created') });
    expect(created.output).not.toMatch(VISIBLE);
    const again = await create([...PERSON, '--password', 'Kopi-Jam-Delapan']);
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('exists already') });

    const done = await reset(NIP, 'Teh-Jam-Sembilan\n');
    expect(done).toMatchObject({ code: 0, output: expect.stringContaining('has a new password') });
    expect(done.output).toContain('password of a super admin set on this machine');
    expect(done.output).not.toContain('Teh-Jam-Sembilan');
    const logged = readFileSync(machineLog, 'utf8').trim().split('\n');
    const { username } = userInfo();
    expect(logged).toEqual([
      expect.stringContaining(`"by":"${username}","msg":"super admin created on this machine"`),
      expect.stringContaining(
        `"by":"${username}","msg":"password of a super admin set on this machine"`,
      ),
    ]);
    const opened = await openDatabase({ databaseUrl: null, dataDir: env.DATA_DIR }, silentLog);
    const entries = await opened.db
      .selectFrom('audit_entries')
      .select(['operation', 'device'])
      .distinct()
      .orderBy('operation')
      .execute();
    await opened.close();
    const device = `${username}@${hostname()}`;
    expect(entries).toEqual([
      { operation: 'admin:create', device },
      { operation: 'admin:reset', device },
    ]);

    const server = await startServer(env);
    const busy = await reset([...NIP, '--password', 'Susu-Jam-Sepuluh']);
    expect(busy).toMatchObject({ code: 1, output: expect.stringContaining('Stop it first') });
    const answer = await fetch(`${server.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier: NIP[1], password: 'Teh-Jam-Sembilan' }),
    });
    expect(answer.status).toBe(200);
    await server.stop('SIGTERM');

    const visible = await reset([...NIP, '--password', 'Susu-Jam-Sepuluh']);
    expect(visible).toMatchObject({ code: 0, output: expect.stringMatching(VISIBLE) });
  },
);

test('names missing arguments without opening the database', async () => {
  expect(await create(NIP)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^--name, --email: got nothing; npm run admin:create/),
  });
  expect(await reset([])).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^--nip: got nothing; npm run admin:reset/),
  });
});
