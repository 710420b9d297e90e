import { activityAudited } from '@/shared/resources/activities/activityFields';
import { assessmentAudited } from '@/shared/resources/assessments/assessmentFields';
import { attendanceRequestAudited } from '@/shared/resources/attendance-requests/attendanceRequestFields';
import { certificateAudited } from '@/shared/resources/certificates/certificateFields';
import { companyAudited } from '@/shared/resources/companies/companyFields';
import { courseAudited } from '@/shared/resources/courses/courseFields';
import { defenceAudited } from '@/shared/resources/defences/defenceFields';
import { finalReportAudited } from '@/shared/resources/final-reports/finalReportFields';
import { gradeAudited } from '@/shared/resources/grades/gradeFields';
import { guidanceSessionAudited } from '@/shared/resources/guidance-sessions/guidanceSessionFields';
import { holidayAudited } from '@/shared/resources/holidays/holidayFields';
import { institutionAudited } from '@/shared/resources/institution/institutionFields';
import { internshipPeriodAudited } from '@/shared/resources/internship-periods/internshipPeriodFields';
import { internshipAudited } from '@/shared/resources/internships/internshipFields';
import { lecturerAudited } from '@/shared/resources/lecturers/lecturerFields';
import { letterAudited } from '@/shared/resources/letters/letterFields';
import { mentorAudited } from '@/shared/resources/mentors/mentorFields';
import { placementRequestAudited } from '@/shared/resources/placement-requests/placementRequestFields';
import { placeAudited } from '@/shared/resources/places/placeFields';
import { workplaceAudited } from '@/shared/resources/schedules/workPatternFields';
import { studentAudited } from '@/shared/resources/students/studentFields';
import { signatureAudited, userAudited } from '@/shared/resources/users/userFields';
import type { AuditResource } from '../constants/audit';
import type { Field, Fields } from './field';

/**
 * Every field that an entry of the audit trail can contain, except `id`, which is that of the entry's
 * record. A column that is missing here fails a test (src/server/db/auditFields.test.ts).
 */
export const AUDITED_FIELDS: Readonly<Record<AuditResource, Fields>> = {
  ...userAudited,
  ...studentAudited,
  ...lecturerAudited,
  ...mentorAudited,
  ...signatureAudited,
  ...companyAudited,
  ...placeAudited,
  ...courseAudited,
  ...internshipPeriodAudited,
  ...holidayAudited,
  ...internshipAudited,
  ...workplaceAudited,
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
  ...institutionAudited,
  public_address: { address: { label: 'Alamat', type: 'text' } },
  audit_entries: {
    entries: { label: 'Jumlah jejak', type: 'number' },
    before: { label: 'Sebelum', type: 'instant' },
  },
};

/** Undefined for a field that this version does not know: an entry outlives its column. */
export const auditedField = (resource: AuditResource, name: string): Field | undefined =>
  Object.hasOwn(AUDITED_FIELDS[resource], name) ? AUDITED_FIELDS[resource][name] : undefined;
