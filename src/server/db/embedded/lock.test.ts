import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { silentLog } from '@/server/testing/silentLog';
import { temporaryFolders } from '@/server/testing/temporaryFolders';
import { StartError } from '../startError';
import { acquireLock } from './lock';

const newFolder = temporaryFolders();
type Files = { lock: string; socket: string };

function filesIn(folder: string): Files {
  return { lock: join(folder, 'database.lock'), socket: join(folder, 'database.socket') };
}

const newFiles = () => filesIn(newFolder());
const acquire = (files: Files) => acquireLock(files, silentLog);

/** Writes the lock of this process with changes. */
async function aLock(files: Files, changes: object): Promise<string> {
  const lock = await acquire(files);
  const mine = JSON.parse(readFileSync(files.lock, 'utf8'));
  lock.release();
  const text = JSON.stringify({ ...mine, ...changes });
  writeFileSync(files.lock, text);
  return text;
}

async function pidThatIsGone(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '0']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

test('cannot be acquired until it is released', async () => {
  const files = newFiles();
  const lock = await acquire(files);
  await expect(acquire(files)).rejects.toThrow(
    new RegExp(`another SiMagang, process ${process.pid}\\.`),
  );
  lock.release();
  expect(readdirSync(join(files.lock, '..'))).toEqual([]);
  (await acquire(files)).release();
});

test('releases only its own lock', async () => {
  const files = newFiles();
  const lock = await acquire(files);
  writeFileSync(files.lock, 'of somebody else');
  lock.release();
  expect(readFileSync(files.lock, 'utf8')).toBe('of somebody else');
});

test('cannot be acquired while its holder runs, even when somebody deleted its file', async () => {
  const files = newFiles();
  const lock = await acquire(files);
  rmSync(files.lock);
  await expect(acquire(files)).rejects.toThrow(`another SiMagang, process ${process.pid}.`);
  expect(existsSync(files.lock)).toBe(false);
  lock.release();
  (await acquire(files)).release();
});

test('is not taken over while somebody listens, whatever the file says', async () => {
  const files = newFiles();
  await aLock(files, { pid: await pidThatIsGone() });
  // Like a holder that is suspended: the kernel accepts the connection, and nothing follows.
  const silent = createServer((socket) => socket.unref())
    .listen(files.socket)
    .unref();
  await once(silent, 'listening');
  await expect(acquire(files)).rejects.toThrow(/in use by another SiMagang\. Stop it first/);
  silent.close();
  await once(silent, 'close');
  (await acquire(files)).release();
});

test('is held in a folder whose path is too long for a socket address', async () => {
  const folder = join(newFolder(), 'a-long-name-'.repeat(8), 'b-long-name-'.repeat(8));
  mkdirSync(folder, { recursive: true });
  const files = filesIn(folder);
  const lock = await acquire(files);
  rmSync(files.lock);
  await expect(acquire(files)).rejects.toThrow(`another SiMagang, process ${process.pid}.`);
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});

test('is held without a socket where none can be created, which is logged', async () => {
  const files = newFiles();
  mkdirSync(join(files.socket, 'in the way'), { recursive: true });
  const warnings: string[] = [];
  const warn = (_details: object, message: string) => warnings.push(message);
  const lock = await acquireLock(files, { ...silentLog, warn });
  expect(warnings).toEqual([expect.stringContaining('never delete the lock file')]);
  await expect(acquire(files)).rejects.toThrow(`another SiMagang, process ${process.pid}.`);
  lock.release();
});

test('is taken over from a process that no longer runs, without leftover files', async () => {
  const files = newFiles();
  await aLock(files, { pid: await pidThatIsGone() });
  const lock = await acquire(files);
  expect(JSON.parse(readFileSync(files.lock, 'utf8')).pid).toBe(process.pid);
  expect(readdirSync(join(files.lock, '..')).sort()).toEqual(['database.lock', 'database.socket']);
  lock.release();
});

const hasProc = existsSync('/proc/self/stat');

(hasProc ? test : test.skip)('is taken over when its PID belongs to another process', async () => {
  const files = newFiles();
  await aLock(files, { startedAt: '1' });
  (await acquire(files)).release();
});

test.each([
  ['of another machine', { host: 'elsewhere', boot: 'of another one' }, /on another machine/],
  ['of a machine with the same name', { boot: 'of another one' }, /on another machine/],
  ['of another container', { pidNamespace: 'pid:[1]' }, /in another container/],
  ['that cannot be read', undefined, /cannot be read/],
])('is not taken over: a lock %s', async (_what, changes, reason) => {
  const files = newFiles();
  const gone = { pid: await pidThatIsGone() };
  const text = changes ? await aLock(files, { ...gone, ...changes }) : 'half a lo';
  if (!changes) writeFileSync(files.lock, text);
  const refusal = await acquire(files).catch((error) => error);
  expect(refusal).toBeInstanceOf(StartError);
  expect(refusal.message).toMatch(reason);
  expect(refusal.message).toMatch(/delete .+ and start again/);
  expect(refusal.message).toContain(files.lock);
  expect(readFileSync(files.lock, 'utf8')).toBe(text);

  rmSync(files.lock);
  (await acquire(files)).release();
});

test('is not removed by a second process that takes it over concurrently', async () => {
  const files = newFiles();
  const pid = await pidThatIsGone();
  const { startedAt } = JSON.parse(await aLock(files, { pid }));
  writeFileSync(`${files.lock}.over-${pid}-${startedAt}`, '');
  await expect(acquire(files)).rejects.toThrow(/taking over/);
  expect(JSON.parse(readFileSync(files.lock, 'utf8')).pid).toBe(pid);
});
