import { sql } from 'kysely';
import { isPlacedOn } from '@/server/placements/placedDays';

/** Whether none of the days of a request is within its placement, because it was ended or interrupted later. */
export const isOutside = sql<boolean>`not exists (
  select from internships
  join internship_periods on internship_periods.id = internships.internship_period_id
  cross join generate_series(
    attendance_requests.start_date::timestamp, attendance_requests.end_date::timestamp, interval '1 day'
  ) as day
  where internships.id = attendance_requests.internship_id and ${isPlacedOn(sql`day::date`)}
)`;
