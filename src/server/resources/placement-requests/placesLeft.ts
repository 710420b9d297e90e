import { type Expression, sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import { takenPlaces } from '@/server/resources/internships/takenPlaces';
import { WAITING_PLACEMENT_STATES } from '@/shared/resources/placement-requests/constants';

/** The free places of a row of `companies` in a period, by a column with its id. */
export const placesLeft = (periodId: string) => sql<number>`greatest(
  0, companies.internship_quota - ${takenPlaces(sql.ref('companies.id'), sql.ref(periodId))}
)`;

/** Requests that wait for a place, as a condition on a table with their columns. */
export const isWaiting = (table: string) =>
  sql<boolean>`${sql.ref(`${table}.state`)} in (${sql.join(
    WAITING_PLACEMENT_STATES.map((state) => sql.lit(state)),
  )})`;

/** The `request_id` of the requests that name a company, each once. */
export const requestsNaming = (companyId: Expression<number>) => sql<{ request_id: number }>`(
  select request_id from placement_request_choices where company_id = ${companyId}
  union select id from placement_requests where linked_company_id = ${companyId}
)`;

/** The companies that these requests name. */
const namedBy = (ids: readonly number[]) => sql`(
  select company_id from placement_request_choices where request_id = ${anyOf(ids)}
  union select linked_company_id from placement_requests
    where id = ${anyOf(ids)} and linked_company_id is not null
)`;

/** The places of these requests in the queues of the companies they name: `positions` of a waiting `request_id` by company. */
export const queuesOf = (ids: readonly number[]) => sql<{
  request_id: number;
  positions: unknown;
}>`(
  select request_id, jsonb_object_agg(company_id, position) as positions from (
    select waiting.id as request_id, named.company_id, 1 + coalesce(sum(waiting.size) over (
      partition by waiting.internship_period_id, named.company_id order by waiting.sent_at, waiting.id
      rows between unbounded preceding and 1 preceding
    ), 0)::integer as position
    from (
      select id, internship_period_id, linked_company_id, sent_at, (
        select count(*)::integer from placement_request_members where request_id = requests.id
      ) as size
      from placement_requests requests
      where ${isWaiting('requests')} and id in (
        select request_id from placement_request_choices where company_id in ${namedBy(ids)}
        union select id from placement_requests where linked_company_id in ${namedBy(ids)}
      )
    ) waiting
    join lateral (
      select company_id from placement_request_choices where request_id = waiting.id
      union select waiting.linked_company_id where waiting.linked_company_id is not null
    ) named on true
  ) places group by request_id
)`;

/** The place of a row of `placement_requests` among the students who ask for a row of `companies`. */
export const queuePosition = sql<
  number | null
>`case when ${isWaiting('placement_requests')} then 1 + (
  select count(*)::integer from ${requestsNaming(sql.ref('companies.id'))} named
  join placement_requests earlier on earlier.id = named.request_id
  join placement_request_members on placement_request_members.request_id = earlier.id
  where earlier.internship_period_id = placement_requests.internship_period_id
    and ${isWaiting('earlier')}
    and (earlier.sent_at, earlier.id) < (placement_requests.sent_at, placement_requests.id)
) end`;
