// Generated from the folders of all resources by `npm run generate`. Do not edit.
import { userAudited, signatureAudited } from '@/shared/resources/users/userFields';
import { studentAudited } from '@/shared/resources/students/studentFields';
import { lecturerAudited } from '@/shared/resources/lecturers/lecturerFields';
import { mentorAudited } from '@/shared/resources/mentors/mentorFields';
import { companyAudited } from '@/shared/resources/companies/companyFields';
import { placeAudited } from '@/shared/resources/places/placeFields';
import { courseAudited } from '@/shared/resources/courses/courseFields';
import { internshipPeriodAudited } from '@/shared/resources/internship-periods/internshipPeriodFields';
import { holidayAudited } from '@/shared/resources/holidays/holidayFields';
import { internshipAudited } from '@/shared/resources/internships/internshipFields';
import { activityAudited } from '@/shared/resources/activities/activityFields';
import { attendanceRequestAudited } from '@/shared/resources/attendance-requests/attendanceRequestFields';
import { placementRequestAudited } from '@/shared/resources/placement-requests/placementRequestFields';
import { assessmentAudited } from '@/shared/resources/assessments/assessmentFields';
import { guidanceSessionAudited } from '@/shared/resources/guidance-sessions/guidanceSessionFields';
import { finalReportAudited } from '@/shared/resources/final-reports/finalReportFields';
import { letterAudited } from '@/shared/resources/letters/letterFields';
import { certificateAudited } from '@/shared/resources/certificates/certificateFields';
import { defenceAudited } from '@/shared/resources/defences/defenceFields';
import { gradeAudited } from '@/shared/resources/grades/gradeFields';
import { workplaceAudited } from '@/shared/resources/schedules/workPatternFields';
import { institutionAudited } from '@/shared/resources/institution/institutionFields';

export const AUDITED = {
  ...userAudited,
  ...signatureAudited,
  ...studentAudited,
  ...lecturerAudited,
  ...mentorAudited,
  ...companyAudited,
  ...placeAudited,
  ...courseAudited,
  ...internshipPeriodAudited,
  ...holidayAudited,
  ...internshipAudited,
  ...activityAudited,
  ...attendanceRequestAudited,
  ...placementRequestAudited,
  ...assessmentAudited,
  ...guidanceSessionAudited,
  ...finalReportAudited,
  ...letterAudited,
  ...certificateAudited,
  ...defenceAudited,
  ...gradeAudited,
  ...workplaceAudited,
  ...institutionAudited,
} as const;
