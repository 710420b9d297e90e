import { move } from 'piscina';
import { printActivityReport } from './activityReport';
import { printGradeReport } from './gradeReport';
import type { Report } from './reportData';

/** A task of the worker thread: prints a report and returns the bytes of its PDF. */
export default async function print(report: Report) {
  const pdf =
    report.kind === 'activities'
      ? await printActivityReport(report)
      : await printGradeReport(report);
  // Transfers the buffer instead of copying it.
  return move(pdf);
}
