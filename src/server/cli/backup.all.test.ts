import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { preparedDataDir } from '@/server/testing/preparedDataDir';
import { killPrograms, runProgram, startServer } from '@/server/testing/programs';
import { temporaryFolders } from '@/server/testing/temporaryFolders';
import { isAll } from '@/shared/testing/testLevel';

const newFolder = temporaryFolders();
afterEach(killPrograms);

const NIP = '197805122003121001';
const PASSWORD = 'Kopi-Jam-Tujuh';
const PERSON = ['--name', 'Ratna Wulandari', '--email', 'ratna@kampus.example', '--nip', NIP];

const logIn = (url: string) =>
  fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: NIP, password: PASSWORD }),
  });

test('a running server is backed up, and its backup is restored into a new folder', async () => {
  const folder = newFolder();
  const envOf = (name: string, more = {}) => ({
    ...{ DATA_DIR: join(folder, name), DEMO_DATA: 'false', NODE_ENV: 'development' },
    ...more,
  });
  const env = envOf('first');
  const file = join(folder, 'a.backup');
  const backup = (args: string[], input = '', more = {}) =>
    runProgram('backup', args, { env: { ...env, ...more }, input });

  expect(await backup([file])).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^there is no database in /),
  });
  expect(await backup([])).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^takes one FILE; npm run backup/),
  });

  preparedDataDir(env.DATA_DIR);
  await runProgram('createAdmin', PERSON, { env, input: `${PASSWORD}\n` });
  // Each use of a passphrase takes seconds.
  const passphrase = isAll ? { BACKUP_PASSPHRASE: 'susu jam sepuluh' } : {};
  const schedule = { BACKUP_DIR: join(folder, 'kept'), ...passphrase };
  const server = await startServer({ ...env, ...schedule });
  const { access_token } = (await (await logIn(server.url)).json()) as { access_token: string };
  // The backup of the night before the first start.
  await server.says('backup made and read back');
  const health = await fetch(`${server.url}/api/health?full=1`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  const { details } = (await health.json()) as { details: { backups: { last: object } } };
  const [kept = ''] = readdirSync(schedule.BACKUP_DIR);
  const bytes = statSync(join(schedule.BACKUP_DIR, kept)).size;
  expect(details.backups.last).toMatchObject({ file: kept, bytes, is_verified: true });
  const done = await backup([file, '--encrypt'], 'teh jam sembilan\n');
  expect(done).toMatchObject({ code: 0, output: expect.stringContaining('It was read back') });
  expect(done.output).toContain('users: 1 of 1');
  expect(done.output).toContain(`Backup of the embedded database in ${env.DATA_DIR}: `);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(existsSync(join(env.DATA_DIR, 'database.snapshot'))).toBe(false);
  expect(await backup([file])).toMatchObject({
    code: 1,
    output: expect.stringContaining('exists already'),
  });
  // It still works and stops in order.
  expect((await logIn(server.url)).status).toBe(200);
  expect(await server.stop('SIGTERM')).toMatchObject({ code: 0 });

  const restore = (name: string, from: string, more = {}, input = '') =>
    runProgram('restore', [from], { env: envOf(name, more), input });
  if (isAll) {
    const wrong = await restore('second', file, { BACKUP_PASSPHRASE: 'susu' });
    expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('does not open') });
    expect(existsSync(join(folder, 'second'))).toBe(false);
  }

  const restored = await restore('second', file, { BACKUP_PASSPHRASE: 'teh jam sembilan' });
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Restored as of') });
  const second = await startServer(envOf('second'));
  expect((await logIn(second.url)).status).toBe(200);
  await second.stop('SIGTERM');

  // Each of these starts a process; db/backup tests the rules without one.
  if (!isAll) return;
  const cut = join(folder, 'cut.backup');
  writeFileSync(cut, readFileSync(file).subarray(0, -1));
  expect(await restore('fourth', cut, {}, 'teh jam sembilan\n')).toMatchObject({ code: 1 });
  const fromSchedule = join(schedule.BACKUP_DIR, kept);
  expect(await restore('third', fromSchedule, passphrase)).toMatchObject({ code: 0 });
  expect(await restore('second', file, { BACKUP_PASSPHRASE: 'teh jam sembilan' })).toMatchObject({
    code: 1,
    output: expect.stringContaining(`database in ${join(folder, 'second')} is not empty`),
  });
  // The stopped database is opened directly.
  const plain = join(folder, 'b.backup');
  expect(await backup([plain])).toMatchObject({ code: 0 });
  expect(readFileSync(plain).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
});
