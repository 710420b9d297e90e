import type { AskedReport, IssuedReport } from '@/server/auth/reportTokens';
import type { SessionUser } from '@/server/auth/sessionUser';
import { activityPrintout, presentActivities } from './activityPrintout';
import { gradeListPrintout, gradeSheetsPrintout, presentGradeList } from './allGradesPrintout';
import { assessmentPrintout, presentAssessment } from './assessmentPrintout';
import { attendancePrintout, presentAttendance } from './attendancePrintout';
import { gradePrintout, presentGrades } from './gradePrintout';
import type { PresentReport, Printout, ReportServices } from './printout';
import type { SignatureDigests } from './reportDigest';

export function printoutOf(
  services: ReportServices,
  asked: AskedReport,
  user: SessionUser,
): Promise<Printout> {
  switch (asked.kind) {
    case 'activities':
      return activityPrintout(services, asked, user);
    case 'assessment':
      return assessmentPrintout(services, asked, user);
    case 'attendance':
      return attendancePrintout(services, asked, user);
    case 'grade_list':
      return gradeListPrintout(services, asked);
    case 'grade_sheets':
      return gradeSheetsPrintout(services, asked);
    case 'grades':
      return gradePrintout(services, asked);
  }
}

/** null when the report no longer exists. */
export function presentReport(
  services: ReportServices,
  asked: IssuedReport,
  printed: SignatureDigests,
): Promise<PresentReport | null> {
  switch (asked.kind) {
    case 'activities':
      return presentActivities(services, asked, printed);
    case 'assessment':
      return presentAssessment(services, asked, printed);
    case 'attendance':
      return presentAttendance(services, asked, printed);
    case 'grade_list':
      return presentGradeList(services, asked, printed);
    case 'grades':
      return presentGrades(services, asked, printed);
  }
}
