import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { preparedDataDir } from '@/server/testing/preparedDataDir';
import { openDatabase } from './db/database';
import { migrateToLatest } from './db/migrate';
import { anOffice } from './testing/anOffice';
import { aLetter, aSuperAdmin, TEST_PASSWORD } from './testing/builders';
import { killPrograms, startServer } from './testing/programs';
import { silentLog } from './testing/silentLog';
import { temporaryFolders } from './testing/temporaryFolders';

const LETTERS = 20;

const newFolder = temporaryFolders();
afterEach(killPrograms);

/** A server whose LibreOffice writes its process id to a file and hangs. */
async function aServerWithHangingOffice() {
  const place = { databaseUrl: null, dataDir: preparedDataDir(join(newFolder(), 'data')) };
  const first = await openDatabase(place, silentLog);
  await migrateToLatest(first.db);
  const { nip } = await aSuperAdmin(first.db);
  const ids: number[] = [];
  for (let count = 0; count < LETTERS; count += 1) ids.push((await aLetter(first.db)).id);
  first.markUsed();
  await first.close();

  const seen = newFolder();
  const env = {
    DATA_DIR: place.dataDir,
    DEMO_DATA: 'false',
    SOFFICE_PATH: anOffice(newFolder(), `echo $$ > ${seen}/pid; sleep 1000 & wait`),
  };
  const server = await startServer(env);
  const post = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: nip, password: TEST_PASSWORD }),
  });
  const { access_token } = (await post.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}` };
  const ask = (path: string) => fetch(`${server.url}/api/letters/${path}`, { headers });

  const watcher = watch(seen);
  const asked = [ask(`files?format=print&ids=${ids}`), ask(`${ids[0]}/file?format=pdf`)];
  const answers = Promise.allSettled(asked);
  await once(watcher, 'change');
  watcher.close();
  const folder = join(place.dataDir, 'libreoffice');
  return { server, env, folder, answers, pidFile: join(seen, 'pid') };
}

const filesIn = (folder: string) => readdirSync(folder, { recursive: true });

test('a server that is killed during PDFs leaves no letter and no LibreOffice after the next start', async () => {
  const { server, env, folder, answers, pidFile } = await aServerWithHangingOffice();
  await server.stop('SIGKILL');
  await answers;
  expect(filesIn(folder).filter((name) => String(name).endsWith('.docx'))).not.toEqual([]);
  const pid = readFileSync(pidFile, 'utf8').trim();
  const next = await startServer(env);
  await next.says('SiMagang');
  // The start waits for nothing of this.
  const watcher = watch(folder);
  while (filesIn(folder).length > 0) await once(watcher, 'change');
  watcher.close();
  const state = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : ') Z';
  expect(state).toMatch(/\) Z/);
  expect(await next.stop('SIGTERM')).toMatchObject({ code: 0 });
});

test('SIGTERM while LibreOffice hangs answers 503 in words, and leaves nothing', async () => {
  const { server, folder, answers } = await aServerWithHangingOffice();
  const { code, output } = await server.stop('SIGTERM');
  for (const answer of await answers) {
    if (answer.status === 'rejected') throw answer.reason;
    expect(answer.value.status).toBe(503);
    expect(await answer.value.json()).toEqual({
      message: 'Layanan sedang tidak tersedia. Silakan coba lagi nanti.',
    });
  }
  expect(code).toBe(0);
  expect(output).not.toContain('requests were cut off');
  expect(output).not.toContain('took too long');
  expect(filesIn(folder)).toEqual([]);
});
