import type { AuditResource } from '../audit';
import type { Labels } from '../labels';
import { SCORE_LABELS } from '../scores';
import { ACTIVITY_LABELS } from './activityLabels';
import { COMPANY_LABELS } from './companyLabels';
import { COURSE_LABELS } from './courseLabels';
import { GRADE_LABELS } from './gradeLabels';
import { INTERNSHIP_LABELS } from './internshipLabels';
import { PERIOD_LABELS } from './periodLabels';
import {
  LECTURER_LABELS,
  MENTOR_LABELS,
  SIGNATURE_LABELS,
  STUDENT_LABELS,
  USER_LABELS,
} from './userLabels';

/**
 * Every field that an entry of the audit trail can contain, except `id`, which is that of the entry's
 * record. A column without a label fails a test (src/server/db/auditFields.test.ts).
 */
export const FIELD_LABELS: Readonly<Record<AuditResource, Labels>> = {
  users: USER_LABELS,
  students: STUDENT_LABELS,
  lecturers: LECTURER_LABELS,
  mentors: MENTOR_LABELS,
  signatures: SIGNATURE_LABELS,
  companies: COMPANY_LABELS,
  courses: COURSE_LABELS,
  internship_periods: PERIOD_LABELS,
  internships: INTERNSHIP_LABELS,
  activities: ACTIVITY_LABELS,
  activity_logs: { activity_id: 'Aktivitas', text: 'Catatan', handed_in_at: 'Dikirim' },
  activity_photos: {
    activity_id: 'Aktivitas',
    position: 'Urutan',
    width: 'Lebar (piksel)',
    height: 'Tinggi (piksel)',
    image: 'Foto',
    thumbnail: 'Gambar kecil',
  },
  grades: GRADE_LABELS,
  public_address: { address: 'Alamat' },
  audit_entries: { entries: 'Jumlah jejak', before: 'Sebelum' },
};

/** What kind of value a field has, when it is neither a text, a reference nor a count. */
export const FIELD_KINDS: Readonly<
  Record<string, 'date' | 'time' | 'instant' | 'flag' | 'number'>
> = {
  date_of_birth: 'date',
  start_date: 'date',
  end_date: 'date',
  date: 'date',
  start_time: 'time',
  end_time: 'time',
  attendance_time: 'instant',
  validated_at_by_mentor: 'instant',
  validated_at_by_lecturer: 'instant',
  returned_at_by_mentor: 'instant',
  returned_at_by_lecturer: 'instant',
  handed_in_at: 'instant',
  closed_at: 'instant',
  before: 'instant',
  is_active: 'flag',
  ...Object.fromEntries(Object.keys(SCORE_LABELS).map((part) => [part, 'number'])),
  internship_quota: 'number',
  entries: 'number',
  times: 'number',
  positions: 'number',
};
