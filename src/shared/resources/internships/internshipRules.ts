import type { InferType } from 'yup';
import { calendarDate, record, reference, text } from '@/shared/validation/fields';
import { seenChangesFields } from '@/shared/validation/seenChanges';
import { seenLeftoversFields } from '@/shared/validation/seenLeftovers';
import { versioned } from '@/shared/validation/versioned';
import { PLACEMENT_END_REASONS } from './placementDates';

const chosen = (notChosen: string) => reference(notChosen).required(notChosen);

/** `company_id` is not stored: the mentor's company has to be the chosen one. */
export const placementRules = record({
  student_id: chosen('Mahasiswa wajib dipilih'),
  company_id: chosen('Perusahaan wajib dipilih'),
  mentor_id: chosen('Mentor wajib dipilih'),
  lecturer_id: chosen('Dosen wajib dipilih'),
});

export const chosenPeriod = () => chosen('Periode magang wajib dipilih');

/** Null is the first day of the period. */
export const firstDay = () => calendarDate('Tanggal mulai tidak valid').nullable();

export const OUTSIDE_PERIOD = 'Tanggal mulai harus di dalam periode magang';

export const internshipRules = placementRules.shape({
  internship_period_id: chosenPeriod(),
  start_date: firstDay(),
});

/** The end is read only, and has to be sent as it is stored if it is sent. */
export const internshipUpdateRules = versioned(internshipRules).shape({
  end_date: calendarDate('Tanggal akhir tidak valid').nullable(),
  end_reason: text().oneOf(PLACEMENT_END_REASONS, 'Alasan berakhir tidak valid').nullable(),
  ...seenChangesFields,
  ...seenLeftoversFields,
});

export type InternshipInput = InferType<typeof internshipRules>;
