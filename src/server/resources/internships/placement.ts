import { sql } from 'kysely';
import { PERIOD_CLOSED } from '@/server/db/constraints';
import type { Database } from '@/server/db/database';
import type { Internship } from '@/server/db/tables';
import { type FieldErrors, fieldErrors } from '@/server/http/errors';
import type { InternshipInput } from '@/shared/validation/internshipRules';

/** The stored internship with the company of its mentor; null for a new one. */
export type StoredPlacement = (Internship & { company_id: number }) | null;

/** Locks the row against concurrent changes while the new placement is checked. Undefined if there is none. */
export async function selectStoredPlacement(trx: Database, id: number) {
  return trx
    .selectFrom('internships')
    .innerJoin('mentors', 'mentors.id', 'internships.mentor_id')
    .selectAll('internships')
    .select('mentors.company_id')
    .where('internships.id', '=', id)
    .forUpdate('internships')
    .executeTakeFirst();
}

/**
 * Checks the rules of a placement. Only what changes is checked: a mentor, company or period that was
 * deactivated or filled up since stays valid.
 *
 * Call it in the transaction that stores the placement. It locks the mentor and the company, so that
 * the mentor cannot change company and two placements cannot take the same last seat.
 */
export async function checkPlacement(
  trx: Database,
  input: InternshipInput,
  stored: StoredPlacement,
): Promise<void> {
  const errors: FieldErrors = {
    ...(await studentErrors(trx, input, stored)),
    ...(await mentorErrors(trx, input, stored)),
    ...(await lecturerErrors(trx, input, stored)),
    ...(await periodErrors(trx, input, stored)),
  };
  const all = { ...errors, ...(await companyErrors(trx, input, stored, errors)) };
  if (Object.keys(all).length > 0) throw fieldErrors(all);
}

async function studentErrors(
  trx: Database,
  { student_id }: InternshipInput,
  stored: StoredPlacement,
): Promise<FieldErrors> {
  if (stored) {
    // Spec §2: the student is locked on edit.
    if (student_id === stored.student_id) return {};
    return { student_id: ['Mahasiswa tidak dapat diganti'] };
  }
  const student = await trx
    .selectFrom('students')
    .select('id')
    .where('id', '=', student_id)
    .executeTakeFirst();
  return student ? {} : { student_id: ['Mahasiswa tidak ditemukan'] };
}

async function mentorErrors(
  trx: Database,
  { mentor_id, company_id }: InternshipInput,
  stored: StoredPlacement,
): Promise<FieldErrors> {
  const mentor = await trx
    .selectFrom('mentors')
    .select(['company_id', 'is_active'])
    .where('id', '=', mentor_id)
    .forShare()
    .executeTakeFirst();
  if (!mentor) return { mentor_id: ['Mentor tidak ditemukan'] };
  if (mentor.company_id !== company_id) {
    return { mentor_id: ['Mentor bukan dari perusahaan yang dipilih'] };
  }
  if (!mentor.is_active && mentor_id !== stored?.mentor_id) {
    return { mentor_id: ['Mentor tidak aktif'] };
  }
  return {};
}

async function lecturerErrors(
  trx: Database,
  { lecturer_id }: InternshipInput,
  stored: StoredPlacement,
): Promise<FieldErrors> {
  if (lecturer_id === stored?.lecturer_id) return {};
  // A super admin has a lecturer's profile too, but does not supervise.
  const lecturer = await trx
    .selectFrom('lecturers')
    .innerJoin('users', 'users.id', 'lecturers.user_id')
    .select('lecturers.id')
    .where('lecturers.id', '=', lecturer_id)
    .where('users.role', '=', 'lecturer')
    .executeTakeFirst();
  return lecturer ? {} : { lecturer_id: ['Dosen tidak ditemukan'] };
}

async function periodErrors(
  trx: Database,
  { internship_period_id }: InternshipInput,
  stored: StoredPlacement,
): Promise<FieldErrors> {
  if (internship_period_id === stored?.internship_period_id) return {};
  const period = await trx
    .selectFrom('internship_periods')
    .select(['is_active', 'closed_at'])
    .where('id', '=', internship_period_id)
    .forKeyShare()
    .executeTakeFirst();
  if (!period) return { internship_period_id: ['Periode magang tidak ditemukan'] };
  if (period.closed_at !== null) return { internship_period_id: [PERIOD_CLOSED] };
  return period.is_active ? {} : { internship_period_id: ['Periode magang tidak aktif'] };
}

async function companyErrors(
  trx: Database,
  { company_id, internship_period_id }: InternshipInput,
  stored: StoredPlacement,
  others: FieldErrors,
): Promise<FieldErrors> {
  const isNewCompany = company_id !== stored?.company_id;
  const isNewSeat = isNewCompany || internship_period_id !== stored?.internship_period_id;
  if (!isNewSeat) return {};

  const company = await trx
    .selectFrom('companies')
    .select(['internship_quota', 'is_active'])
    .where('id', '=', company_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!company) return { company_id: ['Perusahaan tidak ditemukan'] };
  // The seats of a company matter only if the mentor belongs to it.
  if (others.mentor_id) return {};
  if (isNewCompany && !company.is_active) return { company_id: ['Perusahaan tidak aktif'] };
  if (others.internship_period_id) return {};

  const { taken } = await trx
    .selectFrom('internships')
    .innerJoin('mentors', 'mentors.id', 'internships.mentor_id')
    .select(sql<number>`count(*)::integer`.as('taken'))
    .where('mentors.company_id', '=', company_id)
    .where('internships.internship_period_id', '=', internship_period_id)
    .executeTakeFirstOrThrow();
  if (taken < company.internship_quota) return {};
  return { company_id: ['Kuota magang perusahaan ini sudah penuh pada periode tersebut'] };
}
