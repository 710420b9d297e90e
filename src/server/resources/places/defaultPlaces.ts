import { sql } from 'kysely';
import type { Zone } from '@/shared/attendance/zones';

export interface DefaultPlace {
  internship_id: number;
  place_id: number;
  time_zone: Zone;
  has_joint_leave: boolean;
}

/**
 * The places whose clocks and days off the placements follow, as a subquery with a row for each: the default one of the
 * placement, otherwise the first active one of the company. A placement at a company without places has no row.
 */
export const defaultPlaces = sql<DefaultPlace>`(
  select distinct on (internships.id)
    internships.id as internship_id, places.id as place_id, places.time_zone, places.has_joint_leave
  from internships
  join mentors on mentors.id = internships.mentor_id
  join places on places.company_id = mentors.company_id
  left join internship_places on internship_places.place_id = places.id
    and internship_places.internship_id = internships.id
  where places.is_active or internship_places.is_default
  order by internships.id, internship_places.is_default desc nulls last, places.id
)`;

/** The zone of a placement, by a column such as 'internships.id'; null at a company without places. */
export const zoneOfPlacement = (internshipId: string) => sql<Zone>`(
  select time_zone from ${defaultPlaces} as default_place
  where default_place.internship_id = ${sql.ref(internshipId)}
)`;

/** The zone of the place of an activity, otherwise that of its placement. */
export const zoneOfActivity = sql<Zone>`coalesce(
  (select time_zone from places where id = activities.place_id),
  ${zoneOfPlacement('activities.internship_id')},
  'WIB'
)`;
