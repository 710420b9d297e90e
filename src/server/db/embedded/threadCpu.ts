import { readFileSync, readlinkSync } from 'node:fs';

const THREADS = '/proc/self/task';
/** The unit of /proc, on all systems that Node.js runs on. */
const MS_PER_TICK = 10;
/** In the statistics of a thread, after its name, which may contain spaces. */
const USER_TIME = 11;
const SYSTEM_TIME = 12;

/** The number of the calling thread; null where the system does not tell (only Linux does). */
export function currentThread(): string | null {
  try {
    return readlinkSync('/proc/thread-self').split('/').at(-1) ?? null;
  } catch {
    return null;
  }
}

/** CPU time of a thread of this process in milliseconds; of all its threads where it is not known. */
export function threadCpuMs(thread: string | null): number {
  const ticks = thread === null ? 0 : ticksOf(thread);
  if (ticks > 0) return ticks * MS_PER_TICK;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** 0 where a thread is not counted on its own. */
function ticksOf(thread: string): number {
  try {
    const text = readFileSync(`${THREADS}/${thread}/stat`, 'utf8');
    const values = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return Number(values[USER_TIME]) + Number(values[SYSTEM_TIME]);
  } catch {
    return 0;
  }
}
