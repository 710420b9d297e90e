import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs, {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { silentLog } from '@/server/testing/silentLog';
import { temporaryFolders } from '@/server/testing/temporaryFolders';
import { describeInAll, testInAll } from '@/shared/testing/testLevel';
import { StartError } from '../startError';
import { acquireLock } from './lock';
import { inodeOf } from './lockFile';

const newFolder = temporaryFolders();
type Files = { lock: string; socket: string };

function filesIn(folder: string): Files {
  return { lock: join(folder, 'database.lock'), socket: join(folder, 'database.socket') };
}

const newFiles = () => filesIn(newFolder());
const acquire = (files: Files) => acquireLock(files, silentLog);

const namesIn = (files: Files) => readdirSync(join(files.lock, '..')).sort();

/** Writes the lock of this process with changes. */
async function aLock(files: Files, changes: object): Promise<string> {
  const lock = await acquire(files);
  const { inode: _, ...mine } = JSON.parse(readFileSync(files.lock, 'utf8'));
  lock.release();
  return writeLock(files.lock, { ...mine, ...changes });
}

function writeLock(file: string, lock: object): string {
  writeFileSync(file, '');
  const text = JSON.stringify({ inode: inodeOf(file), ...lock });
  writeFileSync(file, text);
  return text;
}

async function pidThatIsGone(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '0']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

const aStaleLock = async (files: Files) => aLock(files, { pid: await pidThatIsGone() });

test('a lock cannot be acquired until it is released', async () => {
  const files = newFiles();
  const lock = await acquire(files);
  await expect(acquire(files)).rejects.toThrow(
    new RegExp(`another SiMagang, process ${process.pid}\\.`),
  );
  lock.release();
  expect(namesIn(files)).toEqual([]);
  (await acquire(files)).release();
});

test('a process releases only its own lock', async () => {
  const files = newFiles();
  const lock = await acquire(files);
  writeFileSync(files.lock, 'of somebody else');
  lock.release();
  expect(readFileSync(files.lock, 'utf8')).toBe('of somebody else');
});

test('a lock cannot be acquired while its holder runs, even after its file was deleted', async () => {
  const files = newFiles();
  const lock = await acquire(files);
  rmSync(files.lock);
  await expect(acquire(files)).rejects.toThrow(`another SiMagang, process ${process.pid}.`);
  expect(existsSync(files.lock)).toBe(false);
  lock.release();
  (await acquire(files)).release();
});

testInAll(
  'a lock is not taken over while a process listens on its socket, whatever the file says',
  async () => {
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
  },
);

test('a lock is held in a folder whose path is too long for a socket address', async () => {
  const folder = join(newFolder(), 'a-long-name-'.repeat(8), 'b-long-name-'.repeat(8));
  mkdirSync(folder, { recursive: true });
  const files = filesIn(folder);
  const lock = await acquire(files);
  rmSync(files.lock);
  await expect(acquire(files)).rejects.toThrow(`another SiMagang, process ${process.pid}.`);
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  [
    'the socket',
    (files: Files) => mkdirSync(join(files.socket, 'in the way'), { recursive: true }),
  ],
  [
    'any socket',
    (files: Files) => {
      files.socket = join(files.socket, '..', 'not-there', 'database.socket');
    },
  ],
])(
  'a lock is held without %s where that cannot be created, which is logged',
  async (_what, prevent) => {
    const files = newFiles();
    prevent(files);
    const warnings: string[] = [];
    const warn = (_details: object, message: string) => warnings.push(message);
    const lock = await acquireLock(files, { ...silentLog, warn });
    expect(warnings).toEqual([expect.stringContaining('never delete the lock file')]);
    await expect(acquire(files)).rejects.toThrow(`another SiMagang, process ${process.pid}.`);
    lock.release();
  },
);

test('a lock is taken over from a process that no longer runs, without leftover files', async () => {
  const files = newFiles();
  await aLock(files, { pid: await pidThatIsGone() });
  const lock = await acquire(files);
  expect(JSON.parse(readFileSync(files.lock, 'utf8')).pid).toBe(process.pid);
  expect(namesIn(files)).toEqual(['database.lock', 'database.socket']);
  lock.release();
});

const hasProc = existsSync('/proc/self/stat');

(hasProc ? test : test.skip)(
  'a lock is taken over when its PID belongs to another process',
  async () => {
    const files = newFiles();
    await aLock(files, { startedAt: '1' });
    (await acquire(files)).release();
  },
);

test.each([
  ['there is no lock', async () => {}],
  ['a process has left its lock', async (files: Files) => void (await aStaleLock(files))],
  [
    'another one was killed while it took that over',
    async (files: Files) => {
      const stale = await aStaleLock(files);
      const digest = createHash('sha256').update(stale).digest('hex').slice(0, 16);
      const { inode: _, ...killed } = JSON.parse(stale);
      writeLock(`${files.lock}.over-${digest}`, killed);
    },
  ],
])(
  'exactly one of several processes that start at once acquires the lock: %s',
  async (_what, prepare) => {
    const files = newFiles();
    await prepare(files);
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => acquire(files)));
    const locks = results.flatMap((result) =>
      result.status === 'fulfilled' ? [result.value] : [],
    );
    const refusals = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason] : [],
    );
    expect(locks).toHaveLength(1);
    for (const { message } of refusals)
      expect(message).toContain(`another SiMagang, process ${process.pid}.`);
    expect(namesIn(files)).toEqual(['database.lock', 'database.socket']);
    await expect(acquire(files)).rejects.toThrow('another SiMagang');
    locks[0]?.release();
    expect(namesIn(files)).toEqual([]);
  },
);

const ELSEWHERE = { host: 'elsewhere', boot: 'of another one' };
/** The fields that locks of earlier versions do not have. */
const EARLIER = { id: undefined, isLocal: undefined, isListening: undefined, inode: undefined };
const IN_CONTAINER = { pidNamespace: 'pid:[1]' };

const NFS = 0x6969;
const EXT4 = 0xef53;
/** Makes every folder appear to be on a file system of this type. */
function onFileSystem(type: number): void {
  jest.spyOn(fs, 'statfsSync').mockReturnValue({ type } as fs.StatsFs);
}
afterEach(() => jest.restoreAllMocks());

/** A socket as a killed process leaves it behind. */
async function aDeadSocket(path: string): Promise<void> {
  const server = createServer().listen(`${path}.bound`);
  await once(server, 'listening');
  renameSync(`${path}.bound`, path);
  server.close();
  await once(server, 'close');
}

describe('on a local file system', () => {
  beforeEach(() => onFileSystem(EXT4));

  test.each([
    ['before this machine restarted', { boot: 'an earlier one' }, false],
    ['with another host name, as of a disk that was moved', ELSEWHERE, false],
    ['in a container that was killed', { ...IN_CONTAINER, host: 'elsewhere' }, true],
    ['of an earlier version in a container', { ...IN_CONTAINER, ...EARLIER }, true],
  ])('takes over a lock from a process %s', async (_what, changes, leavesSocket) => {
    const files = newFiles();
    await aLock(files, { pid: process.pid, ...changes });
    if (leavesSocket) await aDeadSocket(files.socket);
    const lock = await acquire(files);
    expect(JSON.parse(readFileSync(files.lock, 'utf8'))).toMatchObject({ pid: process.pid });
    expect(namesIn(files)).toEqual(['database.lock', 'database.socket']);
    lock.release();
    expect(namesIn(files)).toEqual([]);
  });

  test.each([
    ['empty', ''],
    ['half of what it was', '{"pid":1,"star'],
  ])('takes over a lock that is %s after a power failure', async (_what, text) => {
    const files = newFiles();
    writeFileSync(files.lock, text);
    const lock = await acquire(files);
    expect(JSON.parse(readFileSync(files.lock, 'utf8'))).toMatchObject({ pid: process.pid });
    lock.release();
  });

  test.each([
    ['its socket', 'database.socket'],
    ['the socket it starts with', 'database.socket.of-its-own'],
  ])('takes over no lock from another host name that answers on %s', async (_what, name) => {
    const files = newFiles();
    const text = await aLock(files, { ...ELSEWHERE, id: 'of-its-own' });
    const holder = createServer((socket) => socket.end(text)).listen(join(files.lock, '..', name));
    await once(holder, 'listening');
    await expect(acquire(files)).rejects.toThrow(
      /another SiMagang, process \d+ in another cont.*elsewhere/,
    );
    expect(readFileSync(files.lock, 'utf8')).toBe(text);
    holder.close();
  });

  test.each([
    ['whose socket was deleted', IN_CONTAINER, false, /in another container/],
    ['that had no socket', { ...IN_CONTAINER, isListening: false }, true, /in another container/],
    [
      'to which this machine lends its disk',
      { ...ELSEWHERE, isLocal: false },
      true,
      /on another machine/,
    ],
    ['of an earlier version, elsewhere', { ...ELSEWHERE, ...EARLIER }, true, /on another machine/],
  ])('takes over no lock from a process %s', async (_what, changes, leavesSocket, reason) => {
    const files = newFiles();
    await aLock(files, changes);
    if (leavesSocket) await aDeadSocket(files.socket);
    await expectRefusal(files, reason);
  });
});

describe('in a copy of a folder', () => {
  beforeEach(() => onFileSystem(EXT4));

  const aCopyOf = (files: Files) => {
    const copy = join(newFolder(), 'copy');
    execFileSync('cp', ['-a', join(files.lock, '..'), copy]);
    return filesIn(copy);
  };
  const COPY = /is a copy of the folder of a SiMagang that had not been stopped \(process \d+ /;

  test('refuses the copied lock while the original is in use, which goes on', async () => {
    const files = newFiles();
    const lock = await acquire(files);
    const copy = aCopyOf(files);
    await expectRefusal(copy, COPY);
    await expect(acquire(files)).rejects.toThrow('in use by another SiMagang');
    lock.release();
  });

  testInAll.each([
    ['has ended', {}],
    ['was on another machine', ELSEWHERE],
    ['was in another container', IN_CONTAINER],
  ])('refuses the copied lock when its process %s', async (_what, changes) => {
    const files = newFiles();
    await aLock(files, { pid: await pidThatIsGone(), ...changes });
    await aDeadSocket(files.socket);
    await expectRefusal(aCopyOf(files), COPY);
  });

  testInAll('takes over the copied lock of an earlier version, which names no inode', async () => {
    const files = newFiles();
    await aLock(files, { pid: await pidThatIsGone(), ...EARLIER });
    (await acquire(aCopyOf(files))).release();
  });
});

describeInAll('on a network file system', () => {
  beforeEach(() => onFileSystem(NFS));

  test.each([
    ['of another machine', ELSEWHERE, /on another machine/],
    ['of the machine whose disk it is', { ...ELSEWHERE, isLocal: true }, /on another machine/],
    ['of a machine with the same name', { boot: 'of another one' }, /on another machine/],
    ['of another container', IN_CONTAINER, /in another container/],
    ['that cannot be read', null, /cannot be read/],
  ])('takes over no lock %s', async (_what, changes, reason) => {
    const files = newFiles();
    if (changes) await aLock(files, { pid: await pidThatIsGone(), ...changes });
    else writeFileSync(files.lock, 'half a lo');
    await aDeadSocket(files.socket);
    await expectRefusal(files, reason);
  });
});

async function expectRefusal(files: Files, reason: RegExp): Promise<void> {
  const before = readFileSync(files.lock, 'utf8');
  const refusal = await acquire(files).catch((error) => error);
  expect(refusal).toBeInstanceOf(StartError);
  expect(refusal.message).toMatch(reason);
  expect(refusal.message).toContain(files.lock);
  expect(refusal.message).toMatch(/delete .+ and start again/);
  expect(readFileSync(files.lock, 'utf8')).toBe(before);
  expect(namesIn(files).filter((name) => /draft|over|socket\./.test(name))).toEqual([]);

  rmSync(files.lock);
  (await acquire(files)).release();
}
