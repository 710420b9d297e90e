import { type Expression, type RawBuilder, sql } from 'kysely';
import { inDates, inTextsOr } from '@/server/lists/search';
import { inTable, listBy } from '@/server/lists/sources';
import { studentsNamed } from '@/server/placements/studentsNamed';
import { pick } from '@/shared/fields/field';
import { placementRequestListed } from '@/shared/resources/placement-requests/placementRequestFields';

const namesOr = (chosen: RawBuilder<unknown>) => sql<string>`coalesce(
  ${chosen},
  (select name from companies where companies.id = placement_requests.linked_company_id),
  placement_requests.own_company ->> 'name',
  ''
)`;

/** The companies of a row of `placement_requests`, or the one that the student has found. */
export const companyNames = namesOr(sql`(
  select string_agg(companies.name, ', ' order by position)
  from placement_request_choices join companies on companies.id = company_id
  where request_id = placement_requests.id
)`);

/** The chosen companies of all requests, for orders and searches: PostgreSQL leaves out the join that none needs. */
export const chosenNames = sql<{ request_id: number; names: string }>`(
  select request_id, string_agg(companies.name, ', ' order by position) as names
  from placement_request_choices join companies on companies.id = company_id
  group by request_id
)`;

const listed = listBy(placementRequestListed, {
  student_nim: 'students.nim',
  student_name: 'students.name',
  company_name: { value: namesOr(sql`chosen.names`) },
  ...inTable('placement_requests', pick(placementRequestListed, 'state', 'sent_on')),
});

const companiesLike = (pattern: Expression<string>) =>
  sql`(select id from companies where lower(name) like ${pattern})`;

export const placementRequestSources = {
  ...listed,
  search: inTextsOr([], (pattern) => [
    sql`placement_requests.student_id in ${studentsNamed(pattern)}`,
    sql`placement_requests.id in (
      select request_id from placement_request_choices where company_id in ${companiesLike(pattern)}
    )`,
    sql`placement_requests.linked_company_id in ${companiesLike(pattern)}`,
    sql`placement_requests.linked_company_id is null and lower(own_company ->> 'name') like ${pattern}`,
  ]),
  alsoIn: inDates('placement_requests.sent_on'),
};
