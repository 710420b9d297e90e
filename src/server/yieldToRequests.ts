import { constants, getPriority, setPriority } from 'node:os';

/** Gives a thread a third of the time that requests get of a busy CPU. The lowest priority gives it none. */
const STEPS_LOWER = 5;

/**
 * Lets requests go first when the CPU is busy; called by a worker thread. Only Linux has a priority for each thread;
 * elsewhere it would apply to the whole process.
 */
export function yieldToRequests(): void {
  if (process.platform !== 'linux') return;
  setPriority(0, Math.min(getPriority() + STEPS_LOWER, constants.priority.PRIORITY_LOW));
}
