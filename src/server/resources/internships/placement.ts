import type { Database } from '@/server/db/database';
import type { InternshipPeriod } from '@/server/db/tables';
import { type FieldErrors, fieldErrors } from '@/server/http/errors';
import { isWithin, usualFirstDay } from '@/shared/attendance/placement';
import type { InternshipInput } from '@/shared/resources/internships/internshipRules';
import { isNewPlace, placementErrors, type StoredPlacement } from './placementErrors';
import { selectPlacementFacts } from './placementFacts';

/** Locks the row against concurrent changes while the new placement is checked. Undefined if it does not exist. */
export async function selectStoredPlacement(trx: Database, id: number) {
  return trx
    .selectFrom('internships')
    .innerJoin('mentors', 'mentors.id', 'internships.mentor_id')
    .leftJoin('internships as previous', 'previous.id', 'internships.continued_from_id')
    .selectAll('internships')
    .select(['mentors.company_id', 'previous.end_date as previous_end_date'])
    .where('internships.id', '=', id)
    .forUpdate('internships')
    .executeTakeFirst();
}

/** The parts of a placement whose changes are news. */
export const stateOf = (placement: Omit<InternshipInput, 'student_id'>) => ({
  mentor: placement.mentor_id,
  company: placement.company_id,
  lecturer: placement.lecturer_id,
  period: placement.internship_period_id,
  start: placement.start_date ?? null,
});

/**
 * Refuses a placement that breaks a rule, and returns it with its first day. Call it in the transaction that stores the
 * placement.
 */
export async function checkPlacement(
  trx: Database,
  placement: InternshipInput,
  stored: StoredPlacement,
  today: string,
): Promise<InternshipInput & { start_date: string | null }> {
  const isNewPeriod = placement.internship_period_id !== stored?.internship_period_id;
  const isNewStart = placement.start_date !== undefined;
  // A request that renames a company waits for its placements, so they must not wait for it.
  const references = {
    periodId: placement.internship_period_id,
    students: stored ? [] : [placement.student_id],
    mentors: [placement.mentor_id],
    lecturers: [placement.lecturer_id],
    periods: isNewPeriod || isNewStart ? [placement.internship_period_id] : [],
    companies: isNewPlace(placement, stored) ? [placement.company_id] : [],
  };
  const facts = await selectPlacementFacts(trx, references, true);
  const period = facts.periods.get(placement.internship_period_id);
  const start_date = stored
    ? keptStart(placement, stored, period)
    : newStart(placement.start_date, period, today);
  const input = { ...placement, start_date };
  const errors = placementErrors(input, stored, facts);
  if (Object.keys(errors).length > 0) throw fieldErrors(errors);
  return input;
}

type Period = Pick<InternshipPeriod, 'start_date' | 'end_date'> | undefined;

/** The first day of a new placement: the chosen one, else the usual one; null for that of the period. */
export function newStart(
  chosen: string | null | undefined,
  period: Period,
  today: string,
): string | null {
  if (chosen != null || !period) return chosen ?? null;
  const { start_date: startDate, end_date: endDate } = period;
  const usual = usualFirstDay({ startDate, endDate }, today);
  return usual === startDate ? null : usual;
}

/** The stored first day stays unless another one is chosen, or the placement gets a period without it. */
function keptStart(
  { start_date, internship_period_id }: InternshipInput,
  stored: NonNullable<StoredPlacement>,
  period: Period,
): string | null {
  if (start_date !== undefined) return start_date;
  if (stored.start_date === null || internship_period_id === stored.internship_period_id) {
    return stored.start_date;
  }
  const days = period && { startDate: period.start_date, endDate: period.end_date };
  return days && isWithin(stored.start_date, days) ? stored.start_date : null;
}

const BY_ACTION = "Gunakan 'Akhiri magang' untuk mengubah akhir magang";

/** Refuses another end than the stored one, which changes with its activities. */
export function refuseOtherEnd(
  sent: { end_date?: string | null; end_reason?: string | null },
  stored: Pick<NonNullable<StoredPlacement>, 'end_date' | 'end_reason'>,
): void {
  const errors: FieldErrors = {};
  for (const field of ['end_date', 'end_reason'] as const) {
    if (sent[field] !== undefined && sent[field] !== stored[field]) errors[field] = [BY_ACTION];
  }
  if (Object.keys(errors).length > 0) throw fieldErrors(errors);
}
