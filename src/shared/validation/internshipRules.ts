import type { InferType } from 'yup';
import { record, reference } from './fields';

const chosen = (notChosen: string) => reference(notChosen).required(notChosen);

/** `company_id` is not stored: the mentor's company has to be the chosen one. */
export const placementRules = record({
  student_id: chosen('Mahasiswa wajib dipilih'),
  company_id: chosen('Perusahaan wajib dipilih'),
  mentor_id: chosen('Mentor wajib dipilih'),
  lecturer_id: chosen('Dosen wajib dipilih'),
});

export const chosenPeriod = () => chosen('Periode magang wajib dipilih');

export const internshipRules = placementRules.shape({ internship_period_id: chosenPeriod() });

export type InternshipInput = InferType<typeof internshipRules>;
