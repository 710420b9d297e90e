import { sql } from 'kysely';
import { inTable, listBy } from '@/server/lists/sources';
import { pick } from '@/shared/fields/field';
import { placementRequestListed } from '@/shared/fields/placementRequestFields';

/** The companies of a row of `placement_requests`, or the one that the student has found. */
export const companyNames = sql<string>`coalesce(
  (
    select string_agg(companies.name, ', ' order by position)
    from placement_request_choices join companies on companies.id = company_id
    where request_id = placement_requests.id
  ),
  (select name from companies where companies.id = placement_requests.linked_company_id),
  placement_requests.own_company ->> 'name',
  ''
)`;

export const placementRequestSources = listBy(placementRequestListed, {
  student_nim: 'students.nim',
  student_name: 'students.name',
  company_name: { value: companyNames },
  ...inTable('placement_requests', pick(placementRequestListed, 'state', 'sent_on')),
});
