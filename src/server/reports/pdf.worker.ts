import { move } from 'piscina';
import { yieldToRequests } from '../yieldToRequests';
import { printActivityReport } from './activityReport';
import { printAssessmentReport } from './assessmentReport';
import { printAttendanceReport } from './attendanceReport';
import { printCertificates } from './certificates';
import { printDefenceSchedule } from './defenceSchedule';
import { printDefenceSheet } from './defenceSheet';
import { printGradeList } from './gradeList';
import { printGradeReport, printGradeSheets } from './gradeReport';
import { gradeListWorkbook, gradeSheetsWorkbook } from './gradeWorkbooks';
import type { Report } from './reportData';

yieldToRequests();

/** A task of the worker thread: prints a report and returns the bytes of its file. */
export default async function print(report: Report) {
  // Transfers the buffer instead of copying it.
  return move(await printed(report));
}

function printed(report: Report): Promise<Uint8Array> {
  switch (report.kind) {
    case 'activities':
      return printActivityReport(report);
    case 'assessment':
      return printAssessmentReport(report);
    case 'attendance':
      return printAttendanceReport(report);
    case 'certificates':
      return printCertificates(report);
    case 'defences':
      return printDefenceSchedule(report);
    case 'defence':
      return printDefenceSheet(report);
    case 'grade_list':
      return printGradeList(report);
    case 'grade_list_workbook':
      return gradeListWorkbook(report.courses);
    case 'grade_sheets':
      return printGradeSheets(report);
    case 'grade_sheets_workbook':
      return gradeSheetsWorkbook(report.sheets);
    case 'grades':
      return printGradeReport(report);
  }
}
