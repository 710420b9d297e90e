import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { thisProcess } from '@/server/db/embedded/holder';
import { temporaryFolders } from '@/server/testing/temporaryFolders';
import { createOfficeFolder, profileIn } from './officeFolder';
import { officeSocketOf } from './officeSocket';

const newFolder = temporaryFolders();

async function pidThatIsGone(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '0']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

/** A folder with a letter and a run, of a process like this one but for these facts. */
function aFolder(root: string, name: string, holder: object | null): string {
  const run = join(root, `simagang-${name}`, 'run-1');
  mkdirSync(run, { recursive: true });
  writeFileSync(join(run, '1.docx'), 'a letter');
  const file = join(root, `simagang-${name}`, 'process.json');
  if (holder) writeFileSync(file, JSON.stringify({ ...thisProcess(), ...holder }));
  return run;
}

test('deletes the folder of a run whatever happens in it', async () => {
  const root = newFolder();
  const folder = createOfficeFolder(root);
  const socket = { path: '' };
  const failing = folder.inRunFolder(async (run) => {
    writeFileSync(join(run, '1.docx'), 'a letter');
    socket.path = officeSocketOf(profileIn(run));
    writeFileSync(socket.path, '');
    throw new Error('LibreOffice has crashed');
  });
  await expect(failing).rejects.toThrow('LibreOffice has crashed');
  const [own = ''] = readdirSync(root);
  expect(readdirSync(join(root, own))).toEqual(['process.json']);
  expect(existsSync(socket.path)).toBe(false);
  await folder.remove();
  expect(readdirSync(root)).toEqual([]);
});

test('works on after somebody has deleted its folder', async () => {
  const root = newFolder();
  const folder = createOfficeFolder(root);
  await folder.newDocument();
  rmSync(root, { recursive: true });
  const paths = await Promise.all([folder.newDocument(), folder.newDocument()]);
  for (const path of paths) writeFileSync(path, 'a letter');
  expect(readdirSync(root)).toHaveLength(1);
});

test('sweeps the folders of processes that have ended, and no others', async () => {
  const root = newFolder();
  const pid = await pidThatIsGone();
  aFolder(root, 'ended', { pid });
  aFolder(root, 'pid-used-again', { startedAt: '1' });
  aFolder(root, 'running', {});
  aFolder(root, 'other-container', { pid, pidNamespace: 'pid:[1]' });
  aFolder(root, 'before-the-restart', { pid, boot: 'another boot' });
  aFolder(root, 'unknown', null);
  const old = aFolder(root, 'unknown-and-old', null);
  const yesterday = Date.now() / 1000 - 25 * 60 * 60;
  utimesSync(join(old, '..'), yesterday, yesterday);
  mkdirSync(join(root, 'something else'));
  const folder = createOfficeFolder(root);
  const document = await folder.newDocument();
  await folder.sweep();
  expect(existsSync(join(document, '..'))).toBe(true);
  await folder.remove();
  expect(readdirSync(root).sort()).toEqual([
    'simagang-other-container',
    'simagang-running',
    'simagang-unknown',
    'something else',
  ]);
});

test('ends the LibreOffice of a killed server and deletes its socket', async () => {
  const root = newFolder();
  const run = aFolder(root, 'ended', { pid: await pidThatIsGone() });
  const profile = profileIn(run);
  writeFileSync(officeSocketOf(profile), '');
  const orphan = spawn('sh', ['-c', 'sleep 1000 & wait', `-env=${pathToFileURL(profile)}`], {
    detached: true,
  });
  await once(orphan, 'spawn');
  const ended = once(orphan, 'exit');
  await createOfficeFolder(root).sweep();
  expect((await ended)[1]).toBe('SIGKILL');
  expect(existsSync(officeSocketOf(profile))).toBe(false);
  expect(readdirSync(root)).toEqual([]);
});

test('names the socket as LibreOffice does', () => {
  // Seen with strace in LibreOffice 7.4.
  const user = process.getuid?.() ?? 0;
  expect(officeSocketOf('/tmp/pdfs v é/profile')).toBe(
    `/tmp/OSL_PIPE_${user}_SingleOfficeIPC_7e23c7941cd3fa7b4b96148de2c96621`,
  );
});
