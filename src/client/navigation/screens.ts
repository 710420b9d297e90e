import { paths } from '@/shared/paths';
import type { RECORDS, TitledRecord } from '@/shared/records';
import type { ListPage, RecordPage, Screens } from './screen';
import { accountScreens } from './screens/account';
import { activityRecordPages, activityScreens } from './screens/activities';
import { assessmentFormRecordPages, assessmentFormScreens } from './screens/assessmentForms';
import { assessmentRecordPages, assessmentScreens } from './screens/assessments';
import { attendanceRecapScreens } from './screens/attendanceRecap';
import {
  attendanceRequestRecordPages,
  attendanceRequestScreens,
} from './screens/attendanceRequests';
import { auditScreens } from './screens/auditEntries';
import { certificateRecordPages, certificateScreens } from './screens/certificates';
import { companyRecordPages, companyScreens } from './screens/companies';
import { courseRecordPages, courseScreens } from './screens/courses';
import { dashboardScreens } from './screens/dashboard';
import { defenceRecordPages, defenceScreens, myDefenceScreens } from './screens/defences';
import {
  finalReportRecordPages,
  finalReportScreens,
  myFinalReportScreens,
} from './screens/finalReports';
import { gradeRecordPages, gradeScreens } from './screens/grades';
import {
  guidanceSessionRecordPages,
  guidanceSessionScreens,
  myGuidanceSessionScreens,
} from './screens/guidanceSessions';
import { holidayRecordPages, holidayScreens } from './screens/holidays';
import { importScreens } from './screens/imports';
import { inboxScreens } from './screens/inbox';
import { internshipPeriodRecordPages, internshipPeriodScreens } from './screens/internshipPeriods';
import { internshipRecordPages, internshipScreens } from './screens/internships';
import { lecturerRecordPages, lecturerScreens } from './screens/lecturers';
import { letterRecordPages, letterScreens } from './screens/letters';
import { mentorRecordPages, mentorScreens } from './screens/mentors';
import { myInternshipScreens } from './screens/myInternship';
import {
  myPlacementRequestScreens,
  placementRequestRecordPages,
  placementRequestScreens,
} from './screens/placementRequests';
import { placeRecordPages, placeScreens } from './screens/places';
import { reportScreens } from './screens/reports';
import { reviewScreens } from './screens/reviews';
import { studentRecordPages, studentScreens } from './screens/students';
import { systemScreens } from './screens/system';
import { userRecordPages, userScreens } from './screens/users';

/** Every screen that requires login, by its name in spec §2. */
export const screens = {
  ...dashboardScreens,
  ...accountScreens,
  ...inboxScreens,
  ...myInternshipScreens,
  ...myPlacementRequestScreens,
  ...myGuidanceSessionScreens,
  ...myFinalReportScreens,
  ...myDefenceScreens,
  ...userScreens,
  ...studentScreens,
  ...mentorScreens,
  ...lecturerScreens,
  ...companyScreens,
  ...placeScreens,
  ...courseScreens,
  ...internshipPeriodScreens,
  ...holidayScreens,
  ...attendanceRequestScreens,
  ...placementRequestScreens,
  ...assessmentScreens,
  ...assessmentFormScreens,
  ...letterScreens,
  ...guidanceSessionScreens,
  ...finalReportScreens,
  ...defenceScreens,
  ...certificateScreens,
  ...attendanceRecapScreens,
  ...reviewScreens,
  ...internshipScreens,
  ...activityScreens,
  ...gradeScreens,
  ...importScreens,
  ...auditScreens,
  ...systemScreens,
  ...reportScreens,
} as const satisfies Screens;

export type ScreenName = keyof typeof screens;

/** Screens for people without a session, and the names of their pages: holders of printed reports and of codes. */
export const openScreens = {
  [paths.verify.index]: 'verify',
  [paths.verify.show(':code')]: 'verify',
  [paths.invitation]: 'invitation',
  [paths.newPassword]: 'new-password',
} as const satisfies Record<string, 'verify' | 'invitation' | 'new-password'>;

/** The pages of the records that have some: for the audit trail, the finder and the requests sent ahead. */
export const RECORD_PAGES = {
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
  ...letterRecordPages,
  ...certificateRecordPages,
  ...guidanceSessionRecordPages,
  ...finalReportRecordPages,
  ...defenceRecordPages,
  ...assessmentFormRecordPages,
  ...assessmentRecordPages,
  ...gradeRecordPages,
} as const satisfies {
  [Name in TitledRecord]: RecordPage<ScreenName> &
    ((typeof RECORDS)[Name]['views'] extends null ? object : ListPage<ScreenName>);
};
