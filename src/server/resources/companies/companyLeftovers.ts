import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { firstDay, lastDay } from '@/server/placements/placedDays';
import type { FoundLeftover, Settling } from '@/server/placements/settlingLeftovers';

/** The records left over at companies that are made inactive. They stay: the person says why, or settles them first. */
export const companyLeftovers = (
  trx: Database,
  ids: readonly number[],
  today: string,
): Settling => ({
  async find() {
    if (ids.length === 0) return [];
    const { rows } = await sql<FoundLeftover>`
      with placed as (
        select internships.id, ${firstDay} > ${today}::date as is_coming
        from internships
        join mentors on mentors.id = internships.mentor_id
        join internship_periods on internship_periods.id = internships.internship_period_id
        where mentors.company_id = any(${ids}::integer[])
          and ${lastDay} >= ${today}::date and internship_periods.closed_at is null
      )
      select kind, count(*)::integer as count, md5(string_agg(key, ' ' order by key)) as digest
      from (
        select case when is_coming then 'coming_placements' else 'running_placements' end as kind,
          id::text as key
        from placed
        union all
        select 'place_requests', requests.id::text
        from placement_requests as requests
        where requests.state in ('sent', 'incomplete') and (
          requests.linked_company_id = any(${ids}::integer[])
          or exists (
            select from placement_request_choices as choices
            where choices.request_id = requests.id and choices.company_id = any(${ids}::integer[])
          )
        )
        union all
        select distinct 'company_letters', letters.id::text
        from placed
        join letter_recipients on letter_recipients.internship_id = placed.id
        join letters on letters.id = letter_recipients.letter_id
        where letters.cancelled_at is null
      ) as found
      group by kind
      order by array_position(
        array['running_placements', 'coming_placements', 'place_requests'], kind
      ) nulls last`.execute(trx);
    return rows;
  },
  choicesFor: () => [],
  settle: async () => {},
});
