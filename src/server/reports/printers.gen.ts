// Generated from the folders of all resources by `npm run generate`. Do not edit.
import { activityPrinters } from './activityReport';
import { assessmentPrinters } from './assessmentReport';
import { attendancePrinters } from './attendanceReport';
import { defenceSchedulePrinters } from './defenceSchedule';
import { defenceSheetPrinters } from './defenceSheet';
import { gradeListPrinters } from './gradeList';
import { gradePrinters } from './gradeReport';
import { gradeWorkbookPrinters } from './gradeWorkbooks';
import { certificatePrinters } from './certificates';

export const ALL_PRINTERS = {
  ...activityPrinters,
  ...assessmentPrinters,
  ...attendancePrinters,
  ...defenceSchedulePrinters,
  ...defenceSheetPrinters,
  ...gradeListPrinters,
  ...gradePrinters,
  ...gradeWorkbookPrinters,
  ...certificatePrinters,
} as const;
