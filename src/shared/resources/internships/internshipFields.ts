import { ROLE_LABELS } from '@/shared/constants/labels';
import { type AuditedFields, type Fields, type ListedFields, pick } from '@/shared/fields/field';
import { lecturerFields } from '@/shared/resources/lecturers/lecturerFields';
import { companyName, mentorFields } from '@/shared/resources/mentors/mentorFields';
import { studentFields } from '@/shared/resources/students/studentFields';
import { userFields } from '@/shared/resources/users/userFields';
import { END_REASON_LABELS } from './placementDates';

export const internshipFields = {
  student_id: { label: ROLE_LABELS.student, type: 'reference' },
  internship_period_id: { label: 'Periode Magang', short: 'Periode', type: 'reference' },
  mentor_id: { label: ROLE_LABELS.mentor, type: 'reference' },
  lecturer_id: { label: ROLE_LABELS.lecturer, type: 'reference' },
} as const satisfies Fields;

/** The days of a placement within its period. */
export const placementDateFields = {
  start_date: { label: 'Mulai Magang', type: 'date' },
  end_date: { label: 'Hari Terakhir', type: 'date' },
  end_reason: { label: 'Alasan Berakhir', type: 'choice', choices: END_REASON_LABELS },
} as const satisfies Fields;

export const interruptionFields = {
  start_date: { label: 'Mulai Jeda', type: 'date' },
  end_date: { label: 'Jeda Sampai', type: 'date' },
  reason: { label: 'Alasan Jeda', type: 'text' },
} as const satisfies Fields;

/** The columns of files for the people of a placement. */
export const placementFields = {
  mentor_nik: { ...mentorFields.nik, label: 'NIK Mentor', short: mentorFields.nik.label },
  mentor_name: { label: 'Nama Mentor', short: ROLE_LABELS.mentor, type: 'text' },
  lecturer_nip: { ...lecturerFields.nip, label: 'NIP Dosen', short: lecturerFields.nip.label },
  lecturer_name: { label: 'Nama Dosen', short: ROLE_LABELS.lecturer, type: 'text' },
} as const satisfies Fields;

export const internshipListed = {
  'student.nim': studentFields.nim,
  'student.user.name': userFields.name,
  'mentor.company.name': companyName,
  'internship_period.start_date': { label: 'Periode mulai', type: 'date' },
  'internship_period.end_date': { label: 'Periode berakhir', type: 'date' },
  'mentor.user.name': placementFields.mentor_name,
  'lecturer.user.name': placementFields.lecturer_name,
  ...placementDateFields,
} as const satisfies ListedFields;

export const internshipAudited = {
  internships: {
    ...internshipFields,
    ...placementDateFields,
    finished_at: { label: 'Selesai', type: 'instant' },
    is_left_open: {
      label: 'Dibiarkan Terbuka',
      type: 'choice',
      choices: { true: 'Ya', false: 'Tidak' },
    },
    continued_from_id: { label: 'Lanjutan dari Magang', type: 'reference' },
  },
  // Without its reason, which is personal.
  internship_interruptions: {
    internship_id: { label: 'Magang', type: 'reference' },
    ...pick(interruptionFields, 'start_date', 'end_date'),
  },
} as const satisfies AuditedFields;
