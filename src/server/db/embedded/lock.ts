import { linkSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { codeOf, StartError } from '../startError';

/** Who holds the lock, precisely enough that a later process with the same number is not mistaken for it. */
interface Holder {
  pid: number;
  /** Clock ticks from boot to the start of the process; null where /proc is missing. */
  startedAt: string | null;
  boot: string | null;
  /** Process numbers mean something only inside the container that gave them. */
  pidNamespace: string | null;
  host: string;
}

export interface Lock {
  release(): void;
}

/**
 * Takes the lock or refuses at once. The lock of a process that is gone is taken over; that of a
 * living one never is, however long it has been silent.
 */
export function acquireLock(file: string): Lock {
  const mine = JSON.stringify(thisProcess());
  // The second round follows a takeover; a third would mean others are starting at this moment.
  for (let round = 0; round < 3; round++) {
    if (createWhole(file, mine)) return { release: () => releaseIfMine(file, mine) };
    const theirs = readIfThere(file);
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
  refuseWhileAlive(file, holder);

  // Only one process may remove this very lock: a second one that judged it stale at the same
  // time would otherwise delete the lock that the first has just put in its place.
  const right = `${file}.over-${holder.pid}-${holder.startedAt ?? 'unknown'}`;
  if (!createWhole(right, JSON.stringify(thisProcess()))) {
    throw new StartError(
      `DATA_DIR: another SiMagang is taking over ${file}. When none runs, delete that file and ${right}, and start again.`,
    );
  }
  if (readIfThere(file) === theirs) rmSync(file, { force: true });
  rmSync(right, { force: true });
}

function refuseWhileAlive(file: string, holder: Holder): void {
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
  if (startedAt !== null && readIfThere('/proc/self/stat') !== null) return false;
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
    boot: readIfThere('/proc/sys/kernel/random/boot_id')?.trim() ?? null,
    pidNamespace: pidNamespace(),
    host: hostname(),
  };
}

/** Null also for a zombie, which holds no file open any more. */
function startOf(pid: number): string | null {
  const stat = readIfThere(`/proc/${pid}/stat`);
  if (stat === null) return null;
  // The name in parentheses may itself hold spaces and parentheses.
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

/** False when the file is there already. Written aside and linked: nobody ever reads half a lock. */
function createWhole(file: string, content: string): boolean {
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
  if (readIfThere(file) === mine) rmSync(file, { force: true });
}

function parseHolder(text: string): Holder | null {
  try {
    const holder = JSON.parse(text) as Holder;
    return Number.isInteger(holder?.pid) ? holder : null;
  } catch {
    return null;
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes(codeOf(error) ?? '')) return null;
    throw error;
  }
}
