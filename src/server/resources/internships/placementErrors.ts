import { constraintFields } from '@/server/db/constraints';
import { PERIOD_CLOSED } from '@/server/db/records/internshipPeriods';
import type { Internship } from '@/server/db/tables';
import type { FieldErrors } from '@/server/http/errors';
import { isWithin } from '@/shared/attendance/placement';
import {
  type InternshipInput,
  OUTSIDE_PERIOD,
} from '@/shared/resources/internships/internshipRules';
import type { PlacementFacts } from './placementFacts';

/** The stored internship with the company of its mentor and the end of the one that it continues; null for a new one. */
export type StoredPlacement =
  | (Internship & { company_id: number; previous_end_date: string | null })
  | null;

/**
 * The rules of a placement. They check changed fields only: a mentor, company or period that has become
 * inactive or full since stays valid.
 */
export function placementErrors(
  input: InternshipInput,
  stored: StoredPlacement,
  facts: PlacementFacts,
): FieldErrors {
  const errors: FieldErrors = {
    ...startErrors(input, stored, facts),
    ...studentErrors(input, stored, facts),
    ...mentorErrors(input, stored, facts),
    ...lecturerErrors(input, stored, facts),
    ...periodErrors(input, stored, facts),
  };
  Object.assign(errors, companyErrors(input, stored, facts, errors));
  return Object.keys(errors).length > 0 ? errors : repetitionErrors(input, stored, facts);
}

/** Whether the placement takes a new place of a company. */
export const isNewPlace = (input: InternshipInput, stored: StoredPlacement): boolean =>
  input.company_id !== stored?.company_id ||
  input.internship_period_id !== stored.internship_period_id;

function studentErrors(
  { student_id }: InternshipInput,
  stored: StoredPlacement,
  { students }: PlacementFacts,
): FieldErrors {
  if (stored) {
    // Spec §2: the student is locked on edit.
    if (student_id === stored.student_id) return {};
    return { student_id: ['Mahasiswa tidak dapat diganti'] };
  }
  return students.has(student_id) ? {} : { student_id: ['Mahasiswa tidak ditemukan'] };
}

function mentorErrors(
  { mentor_id, company_id }: InternshipInput,
  stored: StoredPlacement,
  { mentors }: PlacementFacts,
): FieldErrors {
  const mentor = mentors.get(mentor_id);
  if (!mentor) return { mentor_id: ['Mentor tidak ditemukan'] };
  if (mentor.company_id !== company_id) {
    return { mentor_id: ['Mentor bukan dari perusahaan yang dipilih'] };
  }
  if (!mentor.is_active && mentor_id !== stored?.mentor_id) {
    return { mentor_id: ['Mentor tidak aktif'] };
  }
  return {};
}

function lecturerErrors(
  { lecturer_id }: InternshipInput,
  stored: StoredPlacement,
  { lecturers }: PlacementFacts,
): FieldErrors {
  if (lecturer_id === stored?.lecturer_id || lecturers.has(lecturer_id)) return {};
  return { lecturer_id: ['Dosen tidak ditemukan'] };
}

const ENDED = 'Magang ini sudah diakhiri. Batalkan akhirnya dahulu.';

function periodErrors(
  { internship_period_id }: InternshipInput,
  stored: StoredPlacement,
  { periods }: PlacementFacts,
): FieldErrors {
  if (internship_period_id === stored?.internship_period_id) return {};
  if (stored && stored.end_date !== null) return { internship_period_id: [ENDED] };
  const period = periods.get(internship_period_id);
  if (!period) return { internship_period_id: ['Periode magang tidak ditemukan'] };
  if (period.closed_at !== null) return { internship_period_id: [PERIOD_CLOSED] };
  return period.is_active ? {} : { internship_period_id: ['Periode magang tidak aktif'] };
}

const AFTER_END = 'Tanggal mulai tidak boleh sesudah hari terakhir magang';
const BEFORE_MOVE = 'Tanggal mulai harus sesudah hari terakhir di mitra sebelumnya';

function startErrors(
  { start_date, internship_period_id }: InternshipInput,
  stored: StoredPlacement,
  { periods }: PlacementFacts,
): FieldErrors {
  const isStored =
    start_date === stored?.start_date && internship_period_id === stored?.internship_period_id;
  if (isStored) return {};
  const previous = stored?.previous_end_date ?? null;
  const isInSamePeriod = internship_period_id === stored?.internship_period_id;
  // Without a day of its own it begins with the period.
  if (previous !== null && isInSamePeriod && (start_date ?? '') <= previous) {
    return { start_date: [BEFORE_MOVE] };
  }
  if (start_date == null) return {};
  const period = periods.get(internship_period_id);
  const days = period && { startDate: period.start_date, endDate: period.end_date };
  if (days && !isWithin(start_date, days)) return { start_date: [OUTSIDE_PERIOD] };
  const isAfterEnd = stored !== null && stored.end_date !== null && start_date > stored.end_date;
  return isAfterEnd ? { start_date: [AFTER_END] } : {};
}

export const FULL = 'Kuota magang perusahaan ini sudah penuh pada periode tersebut';

/** Whether all places of a company are taken from a day on; one is free from the day after the end of a placement. */
export function isFull({ companies, taken }: PlacementFacts, companyId: number, day: string) {
  const ends = taken.get(companyId) ?? [];
  const quota = companies.get(companyId)?.internship_quota ?? 0;
  return ends.filter((end) => end === null || end >= day).length >= quota;
}

function companyErrors(
  input: InternshipInput,
  stored: StoredPlacement,
  facts: PlacementFacts,
  others: FieldErrors,
): FieldErrors {
  if (!isNewPlace(input, stored)) return {};
  const company = facts.companies.get(input.company_id);
  if (!company) return { company_id: ['Perusahaan tidak ditemukan'] };
  // The places of a company matter only if the mentor belongs to it.
  if (others.mentor_id) return {};
  if (input.company_id !== stored?.company_id && !company.is_active) {
    return { company_id: ['Perusahaan tidak aktif'] };
  }
  if (others.internship_period_id) return {};
  return isFull(facts, input.company_id, firstDayOf(input, facts)) ? { company_id: [FULL] } : {};
}

/** The day of an unknown period is before all others. */
const firstDayOf = (
  { start_date, internship_period_id }: InternshipInput,
  { periods }: PlacementFacts,
): string => start_date ?? periods.get(internship_period_id)?.start_date ?? '';

/** Refuses repeated placements, as a constraint of the database does. */
function repetitionErrors(
  { student_id, mentor_id }: InternshipInput,
  stored: StoredPlacement,
  { placed }: PlacementFacts,
): FieldErrors {
  const isPlaced = placed.some(
    (other) =>
      other.student_id === student_id &&
      other.mentor_id === mentor_id &&
      (other.id === null || other.id !== stored?.id),
  );
  const repeated = constraintFields.internships_student_mentor_period_key;
  return isPlaced && repeated ? { [repeated.field]: [repeated.message] } : {};
}
