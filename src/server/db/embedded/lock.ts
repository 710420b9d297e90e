import { linkSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import type { DatabaseLog } from '../log';
import { codeOf, reasonOf, StartError } from '../startError';
import { answerAsHolder, askHolder } from './holderSocket';

/** Identifies a process, even when another one later gets the same PID. */
interface Holder {
  pid: number;
  /** Clock ticks from boot to the start of the process; null where /proc is missing. */
  startedAt: string | null;
  boot: string | null;
  /** PIDs are only meaningful within their namespace (container). */
  pidNamespace: string | null;
  host: string;
}

export interface Lock {
  release(): void;
}

interface LockFiles {
  lock: string;
  socket: string;
}

/**
 * Acquires the lock or throws immediately. Takes it over only from a process that has certainly
 * ended, never on a timeout.
 */
export async function acquireLock(files: LockFiles, log: DatabaseLog): Promise<Lock> {
  // Asked even when there is no lock file: somebody may have deleted that of a running process.
  await throwIfAnswered(files.socket);
  const mine = JSON.stringify(thisProcess());
  createLockFile(files.lock, mine);
  const stopAnswering = await answer(files.socket, mine, log);
  return {
    release() {
      stopAnswering();
      if (readIfExists(files.lock) === mine) rmSync(files.lock, { force: true });
    },
  };
}

function createLockFile(file: string, mine: string): void {
  // The second attempt follows a takeover; a third one means that others start concurrently.
  for (let attempt = 0; attempt < 3; attempt++) {
    if (createAtomically(file, mine)) return;
    const theirs = readIfExists(file);
    if (theirs !== null) takeOver(file, theirs);
  }
  throw new StartError(
    `DATA_DIR: ${file} changes hands; another SiMagang is starting with this DATA_DIR. Run one only.`,
  );
}

async function throwIfAnswered(socket: string): Promise<void> {
  const answer = await askHolder(socket);
  if (answer !== null) throw inUseBy(parseHolder(answer));
}

async function answer(socket: string, mine: string, log: DatabaseLog): Promise<() => void> {
  try {
    return await answerAsHolder(socket, mine);
  } catch (error) {
    // Some shared folders have no sockets. The lock file alone is as strict, but it can be deleted.
    log.warn(
      { reason: reasonOf(error) },
      `DATA_DIR: ${socket} cannot be created; never delete the lock file while SiMagang runs`,
    );
    return () => {};
  }
}

function takeOver(file: string, theirs: string): void {
  const holder = parseHolder(theirs);
  if (!holder) {
    throw new StartError(
      `DATA_DIR: the lock ${file} cannot be read. When no SiMagang runs with this DATA_DIR, delete that file and start again.`,
    );
  }
  throwUnlessDead(file, holder);

  // Only one process may remove a stale lock; a second one could otherwise delete the new lock of
  // the first.
  const takeoverFile = `${file}.over-${holder.pid}-${holder.startedAt ?? 'unknown'}`;
  if (!createAtomically(takeoverFile, JSON.stringify(thisProcess()))) {
    throw new StartError(
      `DATA_DIR: another SiMagang is taking over ${file}. When none runs, delete that file and ${takeoverFile}, and start again.`,
    );
  }
  if (readIfExists(file) === theirs) rmSync(file, { force: true });
  rmSync(takeoverFile, { force: true });
}

/** PIDs say nothing about another machine, an earlier boot or another container. */
function throwUnlessDead(file: string, holder: Holder): void {
  const me = thisProcess();
  const sameBoot = me.boot === holder.boot && (me.boot !== null || me.host === holder.host);
  if (!sameBoot)
    throw unknownHolder(file, holder, 'on another machine or before this one restarted');
  if (me.pidNamespace !== holder.pidNamespace) {
    throw unknownHolder(file, holder, 'in another container');
  }
  if (isAlive(holder)) throw inUseBy(holder);
}

function unknownHolder(file: string, { pid, host }: Holder, place: string): StartError {
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

function isAlive({ pid, startedAt }: Holder): boolean {
  const stat = processStat(pid);
  if (stat !== null) {
    if (stat.hasEnded) return false;
    if (startedAt !== null) return stat.startedAt === startedAt;
  }
  // /proc may be missing, or hide the processes of other users.
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

function thisProcess(): Holder {
  return {
    pid: process.pid,
    startedAt: processStat(process.pid)?.startedAt ?? null,
    boot: readIfExists('/proc/sys/kernel/random/boot_id')?.trim() ?? null,
    pidNamespace: pidNamespace(),
    host: hostname(),
  };
}

/** Null when /proc does not show the process. A zombie has ended: it has no open files. */
function processStat(pid: number): { startedAt: string | null; hasEnded: boolean } | null {
  const stat = readIfExists(`/proc/${pid}/stat`);
  if (stat === null) return null;
  // The process name in parentheses may contain spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state = '', START_TIME] = [fields[0], 19];
  return { startedAt: fields[START_TIME] ?? null, hasEnded: ['Z', 'X'].includes(state) };
}

function pidNamespace(): string | null {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return null;
  }
}

/** Returns false if the file exists. Links a temporary file, so that no reader sees a partial lock. */
function createAtomically(file: string, content: string): boolean {
  const draft = `${file}.draft-${process.pid}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    return createWithoutLinks(file, content);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** For file systems without hard links, such as exFAT. */
function createWithoutLinks(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function parseHolder(text: string): Holder | null {
  try {
    const holder = JSON.parse(text) as Holder;
    return Number.isInteger(holder?.pid) ? holder : null;
  } catch {
    return null;
  }
}

function readIfExists(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes(codeOf(error) ?? '')) return null;
    throw error;
  }
}
