import { sql } from 'kysely';

/**
 * Whether the student has sent a rejected request again, about the same press or a day of it. The first one can no
 * longer wait beside the later one.
 */
export const isAskedAgain = sql<boolean>`(
  attendance_requests.state = 'rejected' and exists (
    select from attendance_requests as later
    where later.internship_id = attendance_requests.internship_id
      and later.kind = attendance_requests.kind
      and later.id > attendance_requests.id
      and later.state <> 'withdrawn'
      and later.start_date <= attendance_requests.end_date
      and later.end_date >= attendance_requests.start_date
      and later.activity_id is not distinct from attendance_requests.activity_id
      and later.press is not distinct from attendance_requests.press
  )
)`;
