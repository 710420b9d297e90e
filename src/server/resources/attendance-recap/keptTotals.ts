import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import type { VerdictMoment } from '@/server/resources/attendance-days/attendanceDays';
import { verdictsOfEach } from './recapTotals';
import { isRight, lastSettledDay } from './verdictSql';

/** Days that may be missing before a placement is counted again. */
const MISSING_DAYS = 6;
const PER_QUERY = 200;
const FIRST_DAY = '1900-01-01';

/**
 * Counts the settled days of placements ahead, so that the totals of a semester read a row for each placement and its latest days
 * (docs/decisions/0092). A placement that changes meanwhile is left for the next time.
 */
export async function keepTotals(db: Database, moment: VerdictMoment): Promise<void> {
  const settled = lastSettledDay(moment);
  const { rows } = await sql<{ internship_id: number }>`
    select internship_id from attendance_totals as kept
    join internships on internships.id = internship_id
    join internship_periods on internship_periods.id = internship_period_id
    where start_date <= ${settled} and (
      (counted_until < least(end_date, ${settled}::date - ${sql.lit(MISSING_DAYS)})) is not false
      or not ${isRight}
    )
    order by internship_id`.execute(db);
  for (let start = 0; start < rows.length; start += PER_QUERY) {
    const ids = rows.slice(start, start + PER_QUERY).map(({ internship_id }) => internship_id);
    await keepTotalsOf(db, ids, settled, moment);
  }
}

/** One statement, because a change between two would be lost. */
async function keepTotalsOf(
  db: Database,
  ids: readonly number[],
  settled: string,
  moment: VerdictMoment,
) {
  const verdicts = verdictsOfEach(
    sql`select unnest(${ids}::integer[])`,
    { from: FIRST_DAY, to: settled },
    moment,
  );
  await sql`
    update attendance_totals as kept
    set changed_from = null, rules = counted.rules, counted_until = counted.until,
      counts = counted.counts, minutes = counted.minutes
    from (
      select totals.internship_id, totals.changes, attendance_rules.changes as rules,
        least(end_date, ${settled}::date) as until,
        verdicts.counts::jsonb - 'holiday' as counts, verdicts.minutes
      from attendance_totals as totals
      join (${verdicts}) as verdicts on verdicts.internship_id = totals.internship_id
      join internships on internships.id = totals.internship_id
      join internship_periods on internship_periods.id = internship_period_id
      cross join attendance_rules
    ) as counted
    where kept.internship_id = counted.internship_id and kept.changes = counted.changes`.execute(
    db,
  );
}
