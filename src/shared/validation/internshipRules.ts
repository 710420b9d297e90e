import type { InferType } from 'yup';
import { record, reference } from './fields';

const chosen = (notChosen: string) => reference(notChosen).required(notChosen);

/** `company_id` is not stored: the mentor's company has to be the chosen one. */
export const internshipRules = record({
  student_id: chosen('Mahasiswa wajib dipilih'),
  company_id: chosen('Perusahaan wajib dipilih'),
  mentor_id: chosen('Mentor wajib dipilih'),
  lecturer_id: chosen('Dosen wajib dipilih'),
  internship_period_id: chosen('Periode magang wajib dipilih'),
});

export type InternshipInput = InferType<typeof internshipRules>;
