import { constants, getPriority, setPriority } from 'node:os';
import { move } from 'piscina';
import { printActivityReport } from './activityReport';
import { printGradeReport } from './gradeReport';
import type { Report } from './reportData';

/** A third of what requests get of a busy processor. With the lowest priority, a busy machine did not print. */
const STEPS_LOWER = 5;

// On Linux a thread has a priority of its own: requests go first when the processor is busy. Elsewhere it
// would be that of the whole process.
if (process.platform === 'linux') {
  setPriority(0, Math.min(getPriority() + STEPS_LOWER, constants.priority.PRIORITY_LOW));
}

/** A task of the worker thread: prints a report and returns the bytes of its PDF. */
export default async function print(report: Report) {
  const pdf =
    report.kind === 'activities'
      ? await printActivityReport(report)
      : await printGradeReport(report);
  // Transfers the buffer instead of copying it.
  return move(pdf);
}
