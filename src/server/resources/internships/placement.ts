import type { Database } from '@/server/db/database';
import { fieldErrors } from '@/server/http/errors';
import type { InternshipInput } from '@/shared/validation/internshipRules';
import { isNewPlace, placementErrors, type StoredPlacement } from './placementErrors';
import { selectPlacementFacts } from './placementFacts';

/** Locks the row against concurrent changes while the new placement is checked. Undefined if it does not exist. */
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

/** The parts of a placement whose changes are news. */
export const stateOf = (placement: Omit<InternshipInput, 'student_id'>) => ({
  mentor: placement.mentor_id,
  company: placement.company_id,
  lecturer: placement.lecturer_id,
  period: placement.internship_period_id,
});

/** Refuses a placement that breaks a rule. Call it in the transaction that stores the placement. */
export async function checkPlacement(
  trx: Database,
  input: InternshipInput,
  stored: StoredPlacement,
): Promise<void> {
  const isNewPeriod = input.internship_period_id !== stored?.internship_period_id;
  // A request that renames a company waits for its placements, so they must not wait for it.
  const references = {
    periodId: input.internship_period_id,
    students: stored ? [] : [input.student_id],
    mentors: [input.mentor_id],
    lecturers: [input.lecturer_id],
    periods: isNewPeriod ? [input.internship_period_id] : [],
    companies: isNewPlace(input, stored) ? [input.company_id] : [],
  };
  const errors = placementErrors(input, stored, await selectPlacementFacts(trx, references, true));
  if (Object.keys(errors).length > 0) throw fieldErrors(errors);
}
