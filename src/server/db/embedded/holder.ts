import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { codeOf } from '../startError';

/** Identifies a process, even when another one later gets the same PID. */
export interface Holder {
  /** Names its draft and its socket; locks of earlier versions have none. */
  id?: string;
  pid: number;
  /** Clock ticks from boot to the start of the process; null where /proc is missing. */
  startedAt: string | null;
  boot: string | null;
  /** PIDs are only meaningful within their namespace (container). */
  pidNamespace: string | null;
  host: string;
  /** True if it saw the folder on a disk of its own machine. */
  isLocal?: boolean;
  isListening?: boolean;
  /** The inode of its lock file; a copy of the folder has another. */
  inode?: string | null;
}

export function thisProcess() {
  return {
    pid: process.pid,
    startedAt: processStat(process.pid)?.startedAt ?? null,
    boot: readIfExists('/proc/sys/kernel/random/boot_id')?.trim() ?? null,
    pidNamespace: pidNamespace(),
    host: hostname(),
  } satisfies Holder;
}

export function parseHolder(text: string): Holder | null {
  try {
    const holder = JSON.parse(text) as Holder;
    return Number.isInteger(holder?.pid) ? holder : null;
  } catch {
    return null;
  }
}

/** Null when its PID says nothing here: on another machine, before a restart, or in another container. */
export function isAlive(holder: Holder): boolean | null {
  const me = thisProcess();
  if (holder.boot !== me.boot || holder.pidNamespace !== me.pidNamespace) return null;
  if (me.boot === null && holder.host !== me.host) return null;

  const stat = processStat(holder.pid);
  if (stat !== null) {
    if (stat.hasEnded) return false;
    if (holder.startedAt !== null) return stat.startedAt === holder.startedAt;
  }
  // /proc may be missing, or hide the processes of other users.
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
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

export function readIfExists(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes(codeOf(error) ?? '')) return null;
    throw error;
  }
}
