import { type RawBuilder, sql } from 'kysely';
import type { ClosedBy } from '@/shared/resources/internships/closedBy';

// About a row of `internships` with its row of `internship_periods`, which a query may call by another name.

type PeriodsAs = 'internship_periods' | 'periods';

const closedAt = (periods: PeriodsAs) => sql.ref(`${periods}.closed_at`);

/** The reason for which a placement can only be read: it is finished, or its period is closed and does not leave it open; null while it is open. */
export const closedBy = (
  periods: PeriodsAs = 'internship_periods',
) => sql<ClosedBy | null>`closed_by(
  internships.finished_at, internships.is_left_open, ${closedAt(periods)}
)`;

/** Whether a placement can be changed, in a form that the planner estimates better than the function. */
export const isOpen = (periods: PeriodsAs = 'internship_periods') => sql<boolean>`(
  internships.finished_at is null and (${closedAt(periods)} is null or internships.is_left_open)
)`;

/** The same reason for rows that are selected by a query that has not joined the period. */
export const closedByOfEach = sql<ClosedBy | null>`(
  select ${closedBy()} from internship_periods
  where internship_periods.id = internships.internship_period_id
)`;

/** The periods with open placements, as an array: an index then finds the placements of a person in them alone. */
export const openPeriods = (period: RawBuilder<unknown> = sql`true`) => sql`array(
  select internship_periods.id from internship_periods
  where ${period} and (closed_at is null or exists (
    select from internships
    where internship_period_id = internship_periods.id and is_left_open and finished_at is null
  ))
)`;
