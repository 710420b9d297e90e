import { createHash, randomBytes } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseLog } from '../log';
import { reasonOf, StartError } from '../startError';
import { type Holder, isAlive, parseHolder, readIfExists, thisProcess } from './holder';
import { askHolder, openDoor, type Reply } from './holderSocket';
import { isOnLocalFileSystem } from './localFileSystem';
import { draftLock, type LockContent, type LockDraft, readLock } from './lockFile';

export interface Lock {
  release(): void;
}

interface LockFiles {
  lock: string;
  socket: string;
}

/** The second attempt follows a takeover; a fourth one would mean that others start concurrently. */
const ATTEMPTS = 3;

/**
 * Acquires the lock or throws immediately (docs/decisions/0013). Takes it over only from a process that has certainly
 * ended, never on a timeout.
 */
export async function acquireLock(files: LockFiles, log: DatabaseLog): Promise<Lock> {
  // Asked even without a lock file: that of a running process may have been deleted.
  const reply = await askHolder(files.socket);
  if (typeof reply === 'object') throw inUseBy(parseHolder(reply.said));

  const id = randomBytes(6).toString('hex');
  const isLocal = isOnLocalFileSystem(dirname(files.lock));
  const me = { ...thisProcess(), id, isLocal };
  const door = await orWarn(files.socket, log, () =>
    openDoor(socketOf(files.socket, me), JSON.stringify(me)),
  );
  const draftFile = `${files.lock}.draft-${id}`;
  try {
    const draft = draftLock(draftFile, { ...me, isListening: door !== null });
    await claim(files.lock, { socket: files.socket, draft, isLocal });
  } catch (error) {
    door?.close();
    throw error;
  } finally {
    rmSync(draftFile, { force: true });
  }
  await orWarn(files.socket, log, () => door?.publishAs(files.socket));
  return {
    release() {
      door?.close();
      if (parseHolder(readIfExists(files.lock) ?? '')?.id === id) rmSync(files.lock);
    },
  };
}

/** A socket of its own for each process that starts: with one name for all, one could remove that of another. */
function socketOf(socket: string, { id }: Holder): string {
  return process.platform === 'win32' || id === undefined ? socket : `${socket}.${id}`;
}

/** Some shared folders have no sockets. The lock file alone is as strict, but it can be deleted. */
async function orWarn<Result>(
  socket: string,
  log: DatabaseLog,
  create: () => Promise<Result> | Result,
): Promise<Result | null> {
  try {
    return await create();
  } catch (error) {
    log.warn(
      { reason: reasonOf(error) },
      `DATA_DIR: ${socket} cannot be created; never delete the lock file while SiMagang runs`,
    );
    return null;
  }
}

interface Contender {
  socket: string;
  draft: LockDraft;
  isLocal: boolean;
}

/** Gives the file to this process, also when it is of one that has certainly ended. */
async function claim(file: string, contender: Contender): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (contender.draft.createAs(file)) return;
    const theirs = readLock(file);
    if (theirs === null) continue;
    await throwUnlessEnded(file, theirs, contender);
    if (await replace(file, theirs.text, contender)) return;
  }
  throw new StartError(
    `DATA_DIR: ${file} changes hands; another SiMagang is starting with this DATA_DIR. Run one only.`,
  );
}

/**
 * Only one process may replace a stale lock: a second one could otherwise replace the new lock of the first. That
 * right is a file as well, and goes on to the next when its process has ended.
 * @returns false when another process was faster.
 */
async function replace(file: string, theirs: string, contender: Contender): Promise<boolean> {
  const digest = createHash('sha256').update(theirs).digest('hex').slice(0, 16);
  const right = `${file}.over-${digest}`;
  await claim(right, contender);
  if (readIfExists(file) !== theirs) {
    rmSync(right);
    return false;
  }
  renameSync(right, file);
  return true;
}

async function throwUnlessEnded(
  file: string,
  { text, inode }: LockContent,
  { socket, isLocal }: Contender,
): Promise<void> {
  const holder = parseHolder(text);
  if (!holder) {
    // It was complete when it got its name, so the machine has stopped since, and everybody on it.
    if (isLocal) return;
    throw new StartError(
      `DATA_DIR: the lock ${file} cannot be read. When no SiMagang runs with this DATA_DIR, delete that file and start again.`,
    );
  }
  const reply = await askSocketsOf(socket, holder);
  if (typeof reply === 'object') throw inUseBy(parseHolder(reply.said) ?? holder);
  // Elsewhere than on a local file system, the inode of a file may change.
  const wasCopied = isLocal && holder.isLocal && holder.inode && holder.inode !== inode;
  if (wasCopied) throw copied(file, holder);
  const alive = isAlive(holder);
  if (alive) throw inUseBy(holder);
  if (alive === null && !hasEndedWithItsKernel(holder, reply, isLocal)) {
    throw unknownHolder(file, holder);
  }
}

/** The second name is the one after it has acquired the lock. */
async function askSocketsOf(socket: string, holder: Holder): Promise<Reply> {
  const first = await askHolder(socketOf(socket, holder));
  return first === 'missing' ? askHolder(socket) : first;
}

/**
 * A local file system has one kernel. Either that is another one by now, or this one answers for the sockets of
 * all its containers. The holder must have seen it as local, too: this machine may lend its disk to others.
 */
function hasEndedWithItsKernel(holder: Holder, reply: Reply, isLocal: boolean): boolean {
  const isSameBoot = holder.boot === thisProcess().boot;
  if (!isLocal || !(isSameBoot || holder.isLocal)) return false;
  return !isSameBoot || (reply === 'ended' && holder.isListening !== false);
}

function copied(file: string, { pid, host }: Holder): StartError {
  const root = dirname(file);
  return new StartError(
    `DATA_DIR: ${root} is a copy of the folder of a SiMagang that had not been stopped (process ${pid} on "${host}"), so the database in it may be damaged without a sign: take a backup (npm run backup) instead, or, if that process had ended before the copy was made, delete ${file} and start again.`,
  );
}

function unknownHolder(file: string, { pid, host, boot }: Holder): StartError {
  const isSameBoot = boot !== null && boot === thisProcess().boot;
  const place = isSameBoot
    ? 'in another container'
    : 'on another machine or before this one restarted';
  return new StartError(
    `DATA_DIR: locked by process ${pid} on "${host}", ${place}, and whether it still runs cannot be seen from here. Make sure that it does not; then delete ${file} and start again.`,
  );
}

function inUseBy(holder: Holder | null): StartError {
  const me = thisProcess();
  const isNeighbour = holder?.host === me.host && holder.pidNamespace === me.pidNamespace;
  const place = isNeighbour ? '' : ` in another container ("${holder?.host}")`;
  const who = holder ? `, process ${holder.pid}${place}` : '';
  return new StartError(
    `DATA_DIR: in use by another SiMagang${who}. Stop it first, or give this one a DATA_DIR of its own.`,
  );
}
