// Generated from the folders of all resources by `npm run generate`. Do not edit.
import { accountPages } from '@/client/features/account/pages';
import { auditPages } from '@/client/features/audit/pages';
import { devicePages } from '@/client/features/devices/pages';
import { inboxPages } from '@/client/features/inbox/pages';
import { myDefencePages } from '@/client/features/my-defence/pages';
import { myFinalReportPages } from '@/client/features/my-final-report/pages';
import { myGuidancePages } from '@/client/features/my-guidance/pages';
import { myInternshipPages } from '@/client/features/my-internship/pages';
import { myPlacementPages } from '@/client/features/my-placement/pages';
import { userPages } from '@/client/features/users/pages';
import { sessionPages } from '@/client/features/session/pages';
import { studentPages } from '@/client/features/students/pages';
import { lecturerPages } from '@/client/features/lecturers/pages';
import { mentorPages } from '@/client/features/mentors/pages';
import { companyPages } from '@/client/features/companies/pages';
import { placePages } from '@/client/features/places/pages';
import { coursePages } from '@/client/features/courses/pages';
import { internshipPeriodPages } from '@/client/features/internship-periods/pages';
import { holidayPages } from '@/client/features/holidays/pages';
import { internshipPages } from '@/client/features/internships/pages';
import { attendanceRequestPages } from '@/client/features/attendance-requests/pages';
import { placementRequestPages } from '@/client/features/placement-requests/pages';
import { assessmentFormPages } from '@/client/features/assessment-forms/pages';
import { assessmentPages } from '@/client/features/assessments/pages';
import { guidanceSessionPages } from '@/client/features/guidance-sessions/pages';
import { finalReportPages } from '@/client/features/final-reports/pages';
import { letterPages } from '@/client/features/letters/pages';
import { certificatePages } from '@/client/features/certificates/pages';
import { defencePages } from '@/client/features/defences/pages';
import { attendanceRecapPages } from '@/client/features/attendance-recap/pages';
import { reviewPages } from '@/client/features/reviews/pages';
import { reportPages } from '@/client/features/reports/pages';
import { followUpPages } from '@/client/features/follow-ups/pages';
import { importPages } from '@/client/features/imports/pages';
import { systemPages } from '@/client/features/system/pages';

export const FEATURE_PAGES = {
  ...accountPages,
  ...auditPages,
  ...devicePages,
  ...inboxPages,
  ...myDefencePages,
  ...myFinalReportPages,
  ...myGuidancePages,
  ...myInternshipPages,
  ...myPlacementPages,
  ...userPages,
  ...sessionPages,
  ...studentPages,
  ...lecturerPages,
  ...mentorPages,
  ...companyPages,
  ...placePages,
  ...coursePages,
  ...internshipPeriodPages,
  ...holidayPages,
  ...internshipPages,
  ...attendanceRequestPages,
  ...placementRequestPages,
  ...assessmentFormPages,
  ...assessmentPages,
  ...guidanceSessionPages,
  ...finalReportPages,
  ...letterPages,
  ...certificatePages,
  ...defencePages,
  ...attendanceRecapPages,
  ...reviewPages,
  ...reportPages,
  ...followUpPages,
  ...importPages,
  ...systemPages,
} as const;
