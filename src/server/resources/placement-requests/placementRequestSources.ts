import { type Expression, type RawBuilder, sql } from 'kysely';
import { inDates, inTexts } from '@/server/lists/search';
import { inTable, listBy } from '@/server/lists/sources';
import { companiesNamed } from '@/server/placements/companiesNamed';
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

export const placementRequestSources = {
  ...listed,
  search: inTexts(
    sql`case when placement_requests.linked_company_id is null then lower(own_company ->> 'name') end`,
  ),
  alsoIn: inDates('placement_requests.sent_on'),
  references: {
    'placement_requests.linked_company_id': companiesNamed,
    // An array, because PostgreSQL expects one company of any name, and would look the choices of each up.
    'placement_requests.id': (pattern: Expression<string>) => sql`
      select request_id from placement_request_choices where company_id = any(array(${companiesNamed(pattern)}))`,
    'placement_requests.student_id': studentsNamed,
  },
};
