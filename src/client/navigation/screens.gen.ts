// Generated from the folders of all resources by `npm run generate`. Do not edit.
import { accountScreens } from './screens/account';
import { dashboardScreens } from './screens/dashboard';
import { inboxScreens } from './screens/inbox';
import { myInternshipScreens } from './screens/myInternship';
import { userScreens, userRecordPages } from './screens/users';
import { studentScreens, studentRecordPages } from './screens/students';
import { lecturerScreens, lecturerRecordPages } from './screens/lecturers';
import { mentorScreens, mentorRecordPages } from './screens/mentors';
import { companyScreens, companyRecordPages } from './screens/companies';
import { placeScreens, placeRecordPages } from './screens/places';
import { courseScreens, courseRecordPages } from './screens/courses';
import { internshipPeriodScreens, internshipPeriodRecordPages } from './screens/internshipPeriods';
import { holidayScreens, holidayRecordPages } from './screens/holidays';
import { internshipScreens, internshipRecordPages } from './screens/internships';
import { activityScreens, activityRecordPages } from './screens/activities';
import { attendanceRequestScreens, attendanceRequestRecordPages } from './screens/attendanceRequests';
import { placementRequestScreens, myPlacementRequestScreens, placementRequestRecordPages } from './screens/placementRequests';
import { assessmentFormScreens, assessmentFormRecordPages } from './screens/assessmentForms';
import { assessmentScreens, assessmentRecordPages } from './screens/assessments';
import { guidanceSessionScreens, myGuidanceSessionScreens, guidanceSessionRecordPages } from './screens/guidanceSessions';
import { finalReportScreens, myFinalReportScreens, finalReportRecordPages } from './screens/finalReports';
import { letterScreens, letterRecordPages } from './screens/letters';
import { certificateScreens, certificateRecordPages } from './screens/certificates';
import { defenceScreens, myDefenceScreens, defenceRecordPages } from './screens/defences';
import { gradeScreens, gradeRecordPages } from './screens/grades';
import { attendanceRecapScreens } from './screens/attendanceRecap';
import { reviewScreens } from './screens/reviews';
import { reportScreens } from './screens/reports';
import { importScreens } from './screens/imports';
import { auditScreens } from './screens/auditEntries';
import { systemScreens } from './screens/system';

export const ALL_SCREENS = {
  ...accountScreens,
  ...dashboardScreens,
  ...inboxScreens,
  ...myInternshipScreens,
  ...userScreens,
  ...studentScreens,
  ...lecturerScreens,
  ...mentorScreens,
  ...companyScreens,
  ...placeScreens,
  ...courseScreens,
  ...internshipPeriodScreens,
  ...holidayScreens,
  ...internshipScreens,
  ...activityScreens,
  ...attendanceRequestScreens,
  ...placementRequestScreens,
  ...myPlacementRequestScreens,
  ...assessmentFormScreens,
  ...assessmentScreens,
  ...guidanceSessionScreens,
  ...myGuidanceSessionScreens,
  ...finalReportScreens,
  ...myFinalReportScreens,
  ...letterScreens,
  ...certificateScreens,
  ...defenceScreens,
  ...myDefenceScreens,
  ...gradeScreens,
  ...attendanceRecapScreens,
  ...reviewScreens,
  ...reportScreens,
  ...importScreens,
  ...auditScreens,
  ...systemScreens,
} as const;

export const ALL_RECORD_PAGES = {
  ...userRecordPages,
  ...studentRecordPages,
  ...lecturerRecordPages,
  ...mentorRecordPages,
  ...companyRecordPages,
  ...placeRecordPages,
  ...courseRecordPages,
  ...internshipPeriodRecordPages,
  ...holidayRecordPages,
  ...internshipRecordPages,
  ...activityRecordPages,
  ...attendanceRequestRecordPages,
  ...placementRequestRecordPages,
  ...assessmentFormRecordPages,
  ...assessmentRecordPages,
  ...guidanceSessionRecordPages,
  ...finalReportRecordPages,
  ...letterRecordPages,
  ...certificateRecordPages,
  ...defenceRecordPages,
  ...gradeRecordPages,
} as const;
