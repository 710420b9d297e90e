import { sql } from 'kysely';
import type { Zone } from '@/shared/attendance/zones';

/**
 * The place whose clock and days off a placement follows now, by a column such as 'internships.id': its default one,
 * otherwise the first active one of the company; null at a company without places.
 */
export const defaultPlace = (internshipId: string) =>
  sql<number | null>`default_place(${sql.ref(internshipId)})`;

/** The zone of the place of an activity on its date, otherwise that of its placement. */
export const zoneOfActivity = sql<Zone>`zone_on(
  activities.internship_id, activities.place_id, activities.date
)`;
