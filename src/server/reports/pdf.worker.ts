import { constants, getPriority, setPriority } from 'node:os';
import { move } from 'piscina';
import { printActivityReport } from './activityReport';
import { printGradeReport } from './gradeReport';
import type { Report } from './reportData';

/** Gives reports a third of the time that requests get of a busy CPU. The lowest priority gives them none. */
const STEPS_LOWER = 5;

// Requests go first when the CPU is busy. Only Linux has a priority per thread; elsewhere it would apply to
// the whole process.
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
