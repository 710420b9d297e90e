import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { notifyRequestsLost } from '@/server/resources/notifications/kinds/lostRequests';
import { notifyRequestsPassed } from '@/server/resources/notifications/kinds/passedRequests';

/**
 * Makes the member who agreed first the spokesperson of each group whose spokesperson leaves for good.
 * Requests without such a member, and those of closed periods, which never change, go with their student.
 */
export async function passOnRequests(trx: Database, userId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    with passed as (
      select placement_requests.id, (
        select member.student_id from placement_request_members member
        where member.request_id = placement_requests.id and member.answer = 'agreed'
          and member.student_id <> placement_requests.student_id
        order by member.answered_at, member.student_id limit 1
      ) as heir_id
      from placement_requests
      join students on students.id = placement_requests.student_id
      join internship_periods on internship_periods.id = placement_requests.internship_period_id
      where students.user_id = ${userId} and internship_periods.closed_at is null
      order by placement_requests.id
      for update of placement_requests
    )
    update placement_requests set
      student_id = passed.heir_id,
      changed_at = greatest(${now}::timestamptz, changed_at + interval '1 microsecond')
    from passed where passed.id = placement_requests.id and passed.heir_id is not null
    returning placement_requests.id`.execute(trx);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await notifyRequestsPassed(trx, ids, userId, now);
  // Requests that were passed on have another spokesperson by now.
  await notifyRequestsLost(trx, userId, now);
}
