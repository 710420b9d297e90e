import { anyOf } from '@/server/db/anyOf';
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
  const [present] = await lockManyForPlacing(trx, [id], next);
  foundOr404(present);
}

/** The same for several placements that are going to have the same. Those that do not exist are left out of the answer. */
export async function lockManyForPlacing(
  trx: Database,
  ids: readonly number[],
  next: NextPlacement = {},
): Promise<{ student_id: number }[]> {
  await lockVerdicts(trx, 'one placement');
  const present = await trx
    .selectFrom('internships')
    .innerJoin('mentors', 'mentors.id', 'internships.mentor_id')
    .select([
      'internships.student_id',
      'internships.mentor_id',
      'internships.lecturer_id',
      'internships.internship_period_id',
      'mentors.company_id',
    ])
    .where('internships.id', '=', anyOf(ids))
    .execute();
  const idsOf = (column: Exclude<keyof (typeof present)[number], 'student_id'>) =>
    present.flatMap((placement) => [placement[column], next[column] ?? placement[column]]);
  await lockReferences(trx, {
    students: present.map(({ student_id }) => student_id),
    mentors: idsOf('mentor_id'),
    lecturers: idsOf('lecturer_id'),
    periods: idsOf('internship_period_id'),
    companies: present.map(({ company_id }) => next.company_id ?? company_id),
  });
  return present;
}
