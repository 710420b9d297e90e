// Generated from the folders of all resources by `npm run generate`. Do not edit.
import { userRecords, userPaths } from './resources/users/resource';
import { studentRecords, studentPaths } from './resources/students/resource';
import { lecturerRecords, lecturerPaths } from './resources/lecturers/resource';
import { mentorRecords, mentorPaths } from './resources/mentors/resource';
import { signatureRecords } from './resources/signatures/resource';
import { companyRecords, companyPaths } from './resources/companies/resource';
import { placeRecords, placePaths } from './resources/places/resource';
import { courseRecords, coursePaths } from './resources/courses/resource';
import { internshipPeriodRecords, internshipPeriodPaths } from './resources/internship-periods/resource';
import { holidayRecords, holidayPaths } from './resources/holidays/resource';
import { internshipRecords, internshipPaths } from './resources/internships/resource';
import { activityRecords, activityPaths } from './resources/activities/resource';
import { attendanceRequestRecords, attendanceRequestPaths } from './resources/attendance-requests/resource';
import { placementRequestRecords, placementRequestPaths } from './resources/placement-requests/resource';
import { assessmentFormRecords, assessmentFormPaths } from './resources/assessment-forms/resource';
import { assessmentRecords, assessmentPaths } from './resources/assessments/resource';
import { guidanceSessionRecords, guidanceSessionPaths } from './resources/guidance-sessions/resource';
import { finalReportRecords, finalReportPaths } from './resources/final-reports/resource';
import { letterRecords, letterPaths } from './resources/letters/resource';
import { certificateRecords, certificatePaths } from './resources/certificates/resource';
import { defenceRecords, defencePaths } from './resources/defences/resource';
import { gradeRecords, gradePaths } from './resources/grades/resource';
import { institutionRecords } from './resources/institution/resource';
import { publicAddressRecords } from './resources/public-address/resource';
import { auditEntryRecords, auditPaths } from './resources/audit-entries/resource';

export const ALL_RECORDS = {
  ...userRecords,
  ...studentRecords,
  ...lecturerRecords,
  ...mentorRecords,
  ...signatureRecords,
  ...companyRecords,
  ...placeRecords,
  ...courseRecords,
  ...internshipPeriodRecords,
  ...holidayRecords,
  ...internshipRecords,
  ...activityRecords,
  ...attendanceRequestRecords,
  ...placementRequestRecords,
  ...assessmentFormRecords,
  ...assessmentRecords,
  ...guidanceSessionRecords,
  ...finalReportRecords,
  ...letterRecords,
  ...certificateRecords,
  ...defenceRecords,
  ...gradeRecords,
  ...institutionRecords,
  ...publicAddressRecords,
  ...auditEntryRecords,
} as const;

export const RECORD_PATHS = {
  users: userPaths,
  students: studentPaths,
  lecturers: lecturerPaths,
  mentors: mentorPaths,
  companies: companyPaths,
  places: placePaths,
  courses: coursePaths,
  internshipPeriods: internshipPeriodPaths,
  holidays: holidayPaths,
  internships: internshipPaths,
  activities: activityPaths,
  attendanceRequests: attendanceRequestPaths,
  placementRequests: placementRequestPaths,
  assessmentForms: assessmentFormPaths,
  assessments: assessmentPaths,
  guidanceSessions: guidanceSessionPaths,
  finalReports: finalReportPaths,
  letters: letterPaths,
  certificates: certificatePaths,
  defences: defencePaths,
  grades: gradePaths,
  auditEntries: auditPaths,
} as const;
