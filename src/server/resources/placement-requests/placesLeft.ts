import { sql } from 'kysely';
import { WAITING_PLACEMENT_STATES } from '@/shared/constants/placementRequests';

/** The free places of a row of `companies` in a period, by a column with its id. */
export const placesLeft = (
  periodId: string,
) => sql<number>`greatest(0, companies.internship_quota - (
  select coalesce(sum(placements), 0) from placement_counts
  where placement_counts.company_id = companies.id
    and placement_counts.internship_period_id = ${sql.ref(periodId)}
))::integer`;

/** Requests that wait for a place, as a condition on a table with their columns. */
export const isWaiting = (table: string) =>
  sql<boolean>`${sql.ref(`${table}.state`)} in (${sql.join(
    WAITING_PLACEMENT_STATES.map((state) => sql.lit(state)),
  )})`;

/** Whether a request names the company of a row of `companies`. */
export const namesCompany = (table: string) => sql<boolean>`(
  ${sql.ref(`${table}.linked_company_id`)} = companies.id or exists (
    select from placement_request_choices named
    where named.request_id = ${sql.ref(`${table}.id`)} and named.company_id = companies.id
  )
)`;

/** The place of a row of `placement_requests` among the students who ask for a row of `companies`. */
export const queuePosition = sql<
  number | null
>`case when ${isWaiting('placement_requests')} then 1 + (
  select count(*)::integer from placement_requests earlier
  join placement_request_members on placement_request_members.request_id = earlier.id
  where earlier.internship_period_id = placement_requests.internship_period_id
    and ${isWaiting('earlier')}
    and (earlier.sent_at, earlier.id) < (placement_requests.sent_at, placement_requests.id)
    and ${namesCompany('earlier')}
) end`;
