import type { Database } from '@/server/db/database';
import { foundOr404 } from '@/server/http/errors';
import { lockVerdicts } from '@/server/placements/lockVerdicts';
import type { InternshipInput } from '@/shared/resources/internships/internshipRules';
import { lockReferences } from './placementFacts';

/** The records that a placement, or the one that continues it, is going to have. */
export type NextPlacement = Partial<
  Pick<InternshipInput, 'company_id' | 'mentor_id' | 'internship_period_id'>
> & { lecturer_id?: number | null };

/**
 * Locks the people of a placement and all that it is going to have, before the placement itself (`lockReferences`). News about it
 * refer to the accounts. Call it first in the transaction.
 */
export async function lockForPlacing(
  trx: Database,
  id: number,
  next: NextPlacement = {},
): Promise<void> {
  await lockVerdicts(trx, 'one placement');
  const present = foundOr404(
    await trx
      .selectFrom('internships')
      .innerJoin('mentors', 'mentors.id', 'internships.mentor_id')
      .select([
        'internships.student_id',
        'internships.mentor_id',
        'internships.lecturer_id',
        'internships.internship_period_id',
        'mentors.company_id',
      ])
      .where('internships.id', '=', id)
      .executeTakeFirst(),
  );
  await lockReferences(trx, {
    students: [present.student_id],
    mentors: [present.mentor_id, next.mentor_id ?? present.mentor_id],
    lecturers: [present.lecturer_id, next.lecturer_id ?? present.lecturer_id],
    periods: [
      present.internship_period_id,
      next.internship_period_id ?? present.internship_period_id,
    ],
    companies: [next.company_id ?? present.company_id],
  });
}
