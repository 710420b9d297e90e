import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@/server/testing/temporaryFolders';
import { StartError } from '../startError';
import { acquireLock } from './lock';

const newFolder = temporaryFolders();
const newLockFile = () => join(newFolder(), 'database.lock');

/** Writes the lock of this process with changes. */
function aLock(file: string, changes: object): string {
  const lock = acquireLock(file);
  const mine = JSON.parse(readFileSync(file, 'utf8'));
  lock.release();
  const text = JSON.stringify({ ...mine, ...changes });
  writeFileSync(file, text);
  return text;
}

async function pidThatIsGone(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '0']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

test('cannot be acquired until it is released', () => {
  const file = newLockFile();
  const lock = acquireLock(file);
  expect(() => acquireLock(file)).toThrow(
    new RegExp(`another SiMagang, process ${process.pid}\\.`),
  );
  lock.release();
  expect(existsSync(file)).toBe(false);
  acquireLock(file).release();
});

test('releases only its own lock', () => {
  const file = newLockFile();
  const lock = acquireLock(file);
  writeFileSync(file, 'of somebody else');
  lock.release();
  expect(readFileSync(file, 'utf8')).toBe('of somebody else');
});

test('is taken over from a process that no longer runs, without leftover files', async () => {
  const file = newLockFile();
  aLock(file, { pid: await pidThatIsGone() });
  const lock = acquireLock(file);
  expect(JSON.parse(readFileSync(file, 'utf8')).pid).toBe(process.pid);
  expect(readdirSync(join(file, '..'))).toEqual(['database.lock']);
  lock.release();
});

const hasProc = existsSync('/proc/self/stat');

(hasProc ? test : test.skip)('is taken over when its PID belongs to another process', () => {
  const file = newLockFile();
  aLock(file, { startedAt: '1' });
  acquireLock(file).release();
});

(hasProc ? test : test.skip)('is taken over after a reboot', () => {
  const file = newLockFile();
  aLock(file, { boot: 'an earlier one' });
  acquireLock(file).release();
});

test.each([
  ['of another machine or container', { host: 'elsewhere', boot: 'other' }],
  ['that cannot be read', undefined],
])('is not taken over: a lock %s', (_what, changes) => {
  const file = newLockFile();
  const text = changes ? aLock(file, changes) : 'half a lo';
  if (!changes) writeFileSync(file, text);
  expect(() => acquireLock(file)).toThrow(StartError);
  expect(() => acquireLock(file)).toThrow(/start again/);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('is not removed by a second process that takes it over concurrently', async () => {
  const file = newLockFile();
  const pid = await pidThatIsGone();
  const { startedAt } = JSON.parse(aLock(file, { pid }));
  writeFileSync(`${file}.over-${pid}-${startedAt}`, '');
  expect(() => acquireLock(file)).toThrow(/taking over/);
  expect(JSON.parse(readFileSync(file, 'utf8')).pid).toBe(pid);
});
