import { type Expression, type RawBuilder, sql } from 'kysely';
import type { RecapFilters } from '@/server/auth/reportTokens';
import type { Viewer } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { dayOf, type VerdictMoment } from '@/server/resources/attendance-days/attendanceDays';
import type { Days } from '@/server/resources/attendance-days/attendanceFacts';
import { dayRange } from '@/server/resources/attendance-days/dayRange';
import { findInternships } from '@/server/resources/internships/internshipList';
import { countsOf, totalsIn } from '@/shared/attendance/totals';
import type { DayVerdict } from '@/shared/attendance/verdicts';
import { daysBetween } from '@/shared/calendarDays';
import { counts, daysOf, judged, sources } from './verdictSql';

interface CountedVerdicts {
  placements: number;
  counts: Record<DayVerdict, number>;
  /** between presses, without breaks */
  minutes: number;
}

/** The days of each verdict that were counted ahead. */
const keptDays = sql`jsonb_each_text(placed.kept_counts) as kept (verdict, days)`;

/** The totals of all placements that the viewer finds with these filters. */
export async function selectRecapTotals(
  db: Database,
  viewer: Viewer,
  filters: RecapFilters,
  moment: VerdictMoment,
) {
  const found = await findInternships(db, viewer, { ...filters, today: dayOf(moment) });
  const counted = await countVerdicts(db, found, dayRange(filters), moment);
  return { placements: counted.placements, ...totalsIn(counted) };
}

/** A longer range is counted in parts: on a server at once, embedded with turns for others between them. */
const DAYS_OF_ONE_QUERY = 31;
const PARTS = 4;

/**
 * The verdicts on all days of the placements, counted by the database: `dayVerdict` in SQL, for more days than the
 * server would read (docs/decisions/0071). recapTotals.all.test.ts compares the two.
 * @param internshipIds a query
 */
export async function countVerdicts(
  db: Database,
  internshipIds: Expression<unknown>,
  range: Days,
  moment: VerdictMoment,
): Promise<CountedVerdicts> {
  const parts = daysBetween(range.from, range.to) < DAYS_OF_ONE_QUERY ? 1 : PARTS;
  const counted = await Promise.all(
    Array.from({ length: parts }, (_, part) => {
      const ids = sql`
        select id from internships where id in (${internshipIds}) and id % ${parts}::integer = ${part}`;
      return countPart(db, ids, range, moment);
    }),
  );
  return counted.reduce(sumOf);
}

const sumOf = (a: CountedVerdicts, b: CountedVerdicts): CountedVerdicts => ({
  placements: a.placements + b.placements,
  counts: countsOf((verdict) => a.counts[verdict] + b.counts[verdict]),
  minutes: a.minutes + b.minutes,
});

async function countPart(
  db: Database,
  internshipIds: RawBuilder<unknown>,
  range: Days,
  moment: VerdictMoment,
): Promise<CountedVerdicts> {
  const { rows } = await sql<CountedVerdicts>`
    with ${sources(internshipIds, range, moment)},
    counted as (
      ${judged(sql`
        select facts, count(*)::integer as days, sum(minutes) as minutes
        from placed cross join lateral (${daysOf(range, moment)}) as days
        group by facts`)}
      union all
      select 'holiday', sum(cardinality(days_off))::integer, null from placed
      union all
      select verdict, sum(days::integer)::integer, null
      from placed cross join lateral ${keptDays} group by verdict
      union all
      select null, null, sum(kept_minutes) from placed
    )
    select (select count(*)::integer from placed) as placements,
      json_build_object(${counts}) as counts,
      coalesce(sum(minutes), 0) as minutes
    from counted`.execute(db);
  // An aggregate without groups has one row.
  return rows[0] as CountedVerdicts;
}

/**
 * The verdicts on all days of each placement: `internship_id`, the number of days of each verdict and the minutes. A range
 * ends with the period of a placement.
 * @param internshipIds a query
 */
export const verdictsOfEach = (
  internshipIds: Expression<unknown>,
  range: Days,
  moment: VerdictMoment,
): RawBuilder<unknown> => sql`
  with ${sources(internshipIds, range, moment)}
  select placed.id as internship_id, json_build_object(${counts}) as counts,
    coalesce(sum(minutes), 0) as minutes
  from placed cross join lateral (
    ${judged(sql`
      select facts, count(*)::integer as days, sum(minutes) as minutes
      from (${daysOf(range, moment)}) as days
      group by facts`)}
    union all
    select 'holiday', cardinality(placed.days_off), null
    union all
    select verdict, days::integer, null from ${keptDays}
    union all
    select null, null, placed.kept_minutes
  ) as counted
  group by placed.id`;
