import { linkSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { codeOf, StartError } from '../startError';

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

/**
 * Acquires the lock or throws immediately. Takes over the lock of a process that no longer runs, but
 * never on a timeout.
 */
export function acquireLock(file: string): Lock {
  const mine = JSON.stringify(thisProcess());
  // The second attempt follows a takeover; a third one means that others start concurrently.
  for (let attempt = 0; attempt < 3; attempt++) {
    if (createAtomically(file, mine)) return { release: () => releaseIfMine(file, mine) };
    const theirs = readIfExists(file);
    if (theirs !== null) takeOver(file, theirs);
  }
  throw new StartError(
    `DATA_DIR: ${file} changes hands; another SiMagang is starting with this DATA_DIR. Run one only.`,
  );
}

function takeOver(file: string, theirs: string): void {
  const holder = parseHolder(theirs);
  if (!holder) {
    throw new StartError(
      `DATA_DIR: the lock ${file} cannot be read. When no SiMagang runs with this DATA_DIR, delete that file and start again.`,
    );
  }
  throwIfInUse(file, holder);

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

function throwIfInUse(file: string, holder: Holder): void {
  const me = thisProcess();
  if (me.host !== holder.host) {
    const sameMachine = me.boot === holder.boot && me.pidNamespace === holder.pidNamespace;
    if (!sameMachine) {
      throw new StartError(
        `DATA_DIR: in use by process ${holder.pid} on "${holder.host}". When that machine or container is gone, delete ${file} and start again.`,
      );
    }
  }
  const numbersAgree = me.boot === holder.boot && me.pidNamespace === holder.pidNamespace;
  if (numbersAgree && isAlive(holder)) {
    throw new StartError(
      `DATA_DIR: in use by another SiMagang, process ${holder.pid}. Stop it first, or give this one a DATA_DIR of its own.`,
    );
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  const started = startOf(pid);
  if (started !== null && startedAt !== null) return started === startedAt;
  if (startedAt !== null && readIfExists('/proc/self/stat') !== null) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function thisProcess(): Holder {
  return {
    pid: process.pid,
    startedAt: startOf(process.pid),
    boot: readIfExists('/proc/sys/kernel/random/boot_id')?.trim() ?? null,
    pidNamespace: pidNamespace(),
    host: hostname(),
  };
}

/** Null also for a zombie, which has no open files. */
function startOf(pid: number): string | null {
  const stat = readIfExists(`/proc/${pid}/stat`);
  if (stat === null) return null;
  // The process name in parentheses may contain spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, START_TIME] = [fields[0], 19];
  return state === 'Z' || state === 'X' ? null : (fields[START_TIME] ?? null);
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

function releaseIfMine(file: string, mine: string): void {
  if (readIfExists(file) === mine) rmSync(file, { force: true });
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
