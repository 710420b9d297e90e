import { move } from 'piscina';
import { printActivityReport } from './activityReport';
import { printGradeReport } from './gradeReport';
import type { Report } from './reportData';

/** One task of the worker thread: a report in, the bytes of its PDF out. */
export default async function print(report: Report) {
  const pdf =
    report.kind === 'activities'
      ? await printActivityReport(report)
      : await printGradeReport(report);
  // Handed over instead of copied.
  return move(pdf);
}
