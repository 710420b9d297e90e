import { assessmentKey } from '@/shared/resources/assessments/assessmentKey';
import { ASSESSMENT_STATE_LABELS, ASSESSOR_LABELS } from '@/shared/resources/assessments/constants';
import type { RecordFinding } from '../recordFinding';

export const assessmentFinding: RecordFinding<'assessment_sheets'> = {
  key: 'assessment',
  group: 'Penilaian',
  textOf: ({ student_name, student_nim, course_name, assessor, state, ...sheet }) => ({
    id: assessmentKey(sheet),
    label: student_name,
    description: [
      student_nim,
      course_name,
      ASSESSOR_LABELS[assessor],
      ASSESSMENT_STATE_LABELS[state],
    ].join(' · '),
  }),
};
