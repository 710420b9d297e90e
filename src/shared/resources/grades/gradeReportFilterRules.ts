import { record, reference } from '@/shared/validation/fields';
import { courseReference } from './gradeRules';

const chosen = (notChosen: string) => reference(notChosen).required(notChosen);

/** Spec §2: all four selections are needed to print. */
export const gradeReportFilterRules = record({
  course_code: courseReference(),
  mentor_id: chosen('Mentor wajib dipilih'),
  lecturer_id: chosen('Dosen wajib dipilih'),
  internship_period_id: chosen('Periode magang wajib dipilih'),
});
