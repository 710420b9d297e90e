import type { AuditResource } from '../constants/audit';
import { activityFields } from './activityFields';
import { assessmentFormFields, assessmentSheetFields } from './assessmentFields';
import { attendanceRequestFields } from './attendanceRequestFields';
import { certificateFields } from './certificateFields';
import { companyFields } from './companyFields';
import { courseFields } from './courseFields';
import { defenceExaminerFields, defenceFields, defenceScorePart } from './defenceFields';
import { type Field, type Fields, pick } from './field';
import { finalReportFields } from './finalReportFields';
import { gradeFields } from './gradeFields';
import { guidanceSessionFields } from './guidanceSessionFields';
import { holidayFields } from './holidayFields';
import { internshipFields, interruptionFields, placementDateFields } from './internshipFields';
import { internshipPeriodFields } from './internshipPeriodFields';
import { lecturerFields } from './lecturerFields';
import { letterFields, letterSeriesFields, letterTemplateFields } from './letterFields';
import { mentorFields } from './mentorFields';
import { placeFields } from './placeFields';
import {
  placementExceptionFields,
  placementRequestFields,
  placementWindowFields,
} from './placementRequestFields';
import { studentFields } from './studentFields';
import { signatureFields, userFields } from './userFields';
import { workPatternFields } from './workPatternFields';

const activity: Field = { label: 'Aktivitas', type: 'reference' };
const count = (label: string): Field => ({ label, type: 'number' });

/**
 * Every field that an entry of the audit trail can contain, except `id`, which is that of the entry's
 * record. A column that is missing here fails a test (src/server/db/auditFields.test.ts).
 */
export const AUDITED_FIELDS: Readonly<Record<AuditResource, Fields>> = {
  users: { ...userFields, times: count('Jumlah kejadian') },
  students: studentFields,
  lecturers: lecturerFields,
  mentors: mentorFields,
  signatures: signatureFields,
  companies: companyFields,
  places: placeFields,
  courses: { ...courseFields, defence_score_part: defenceScorePart },
  internship_periods: internshipPeriodFields,
  holidays: holidayFields,
  internships: {
    ...internshipFields,
    ...placementDateFields,
    continued_from_id: { label: 'Lanjutan dari Magang', type: 'reference' },
  },
  work_patterns: {
    internship_id: activityFields.internship_id,
    valid_from: { label: 'Berlaku Mulai', type: 'date' },
    ...workPatternFields,
  },
  internship_places: {
    ...pick(activityFields, 'internship_id', 'place_id'),
    is_default: { label: 'Lokasi utama', type: 'choice', choices: { true: 'Ya', false: 'Tidak' } },
  },
  // Without its reason, which is personal.
  internship_interruptions: {
    internship_id: activityFields.internship_id,
    ...pick(interruptionFields, 'start_date', 'end_date'),
  },
  // The positions that were rounded.
  activities: { ...activityFields, positions: count('Jumlah posisi') },
  activity_logs: {
    activity_id: activity,
    text: { label: 'Catatan', type: 'text' },
    handed_in_at: { label: 'Dikirim', type: 'instant' },
  },
  activity_photos: {
    activity_id: activity,
    position: { label: 'Urutan', type: 'text' },
    width: { label: 'Lebar (piksel)', type: 'text' },
    height: { label: 'Tinggi (piksel)', type: 'text' },
    image: { label: 'Foto', type: 'image' },
    thumbnail: { label: 'Gambar kecil', type: 'image' },
  },
  // Without its texts, which are personal.
  attendance_requests: pick(
    attendanceRequestFields,
    'internship_id',
    'kind',
    'start_date',
    'end_date',
    'activity_id',
    'press',
    'claimed_at',
    'state',
  ),
  // Without its texts, which are personal.
  placement_requests: pick(
    placementRequestFields,
    'internship_period_id',
    'student_id',
    'state',
    'sent_on',
    'linked_company_id',
  ),
  // Without the numbers that were typed, which are personal.
  placement_asks: {
    request_id: { label: 'Pengajuan Tempat', type: 'reference' },
    student_id: placementRequestFields.student_id,
  },
  placement_windows: placementWindowFields,
  placement_window_exceptions: pick(
    placementExceptionFields,
    'internship_period_id',
    'student_id',
    'until',
  ),
  assessment_forms: assessmentFormFields,
  // Without its texts, which are personal.
  assessment_sheets: pick(
    assessmentSheetFields,
    'internship_id',
    'form_id',
    'revision',
    'scores',
    'state',
  ),
  // Without its texts, which are personal.
  guidance_sessions: pick(guidanceSessionFields, 'internship_id', 'date', 'state', 'recorded_by'),
  // Without its title, which is personal.
  final_reports: pick(finalReportFields, 'internship_id', 'state', 'versions'),
  letter_templates: letterTemplateFields,
  letter_series: letterSeriesFields,
  letters: pick(letterFields, 'number', 'date', 'company_id', 'signed_at', 'cancelled_at'),
  certificates: pick(
    certificateFields,
    'kind',
    'internship_period_id',
    'internship_id',
    'mentor_id',
    'company_id',
    'revoked_at',
  ),
  // Without their texts, which are personal.
  defences: pick(defenceFields, 'internship_id', 'starts_at', 'minutes', 'room', 'state'),
  defence_examiners: pick(defenceExaminerFields, 'defence_id', 'lecturer_id', 'position', 'score'),
  grades: gradeFields,
  public_address: { address: { label: 'Alamat', type: 'text' } },
  audit_entries: {
    entries: count('Jumlah jejak'),
    before: { label: 'Sebelum', type: 'instant' },
  },
};

/** Undefined for a field that this version does not know: an entry outlives its column. */
export const auditedField = (resource: AuditResource, name: string): Field | undefined =>
  Object.hasOwn(AUDITED_FIELDS[resource], name) ? AUDITED_FIELDS[resource][name] : undefined;
