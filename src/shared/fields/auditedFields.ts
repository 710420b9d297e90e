import type { AuditResource } from '../constants/audit';
import { activityAudited } from './activityFields';
import { assessmentAudited } from './assessmentFields';
import { attendanceRequestAudited } from './attendanceRequestFields';
import { certificateAudited } from './certificateFields';
import { companyAudited } from './companyFields';
import { courseAudited } from './courseFields';
import { defenceAudited } from './defenceFields';
import type { Field, Fields } from './field';
import { finalReportAudited } from './finalReportFields';
import { gradeAudited } from './gradeFields';
import { guidanceSessionAudited } from './guidanceSessionFields';
import { holidayAudited } from './holidayFields';
import { internshipAudited } from './internshipFields';
import { internshipPeriodAudited } from './internshipPeriodFields';
import { lecturerAudited } from './lecturerFields';
import { letterAudited } from './letterFields';
import { mentorAudited } from './mentorFields';
import { placeAudited } from './placeFields';
import { placementRequestAudited } from './placementRequestFields';
import { studentAudited } from './studentFields';
import { signatureAudited, userAudited } from './userFields';
import { workplaceAudited } from './workPatternFields';

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
  public_address: { address: { label: 'Alamat', type: 'text' } },
  audit_entries: {
    entries: { label: 'Jumlah jejak', type: 'number' },
    before: { label: 'Sebelum', type: 'instant' },
  },
};

/** Undefined for a field that this version does not know: an entry outlives its column. */
export const auditedField = (resource: AuditResource, name: string): Field | undefined =>
  Object.hasOwn(AUDITED_FIELDS[resource], name) ? AUDITED_FIELDS[resource][name] : undefined;
