import { type Labels, ROLE_LABELS } from '../labels';

export const INTERNSHIP_LABELS = {
  student_id: ROLE_LABELS.student,
  internship_period_id: 'Periode Magang',
  mentor_id: ROLE_LABELS.mentor,
  lecturer_id: ROLE_LABELS.lecturer,
} as const satisfies Labels;
