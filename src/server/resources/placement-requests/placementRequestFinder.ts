import { sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { bestInTable, FOUND_MAX } from '@/server/resources/search/bestFirst';
import type { Words } from '@/server/resources/search/finder';
import { searchedStudents } from '@/server/resources/students/studentFinder';
import type { components } from '@/shared/contract.gen';
import { can } from '@/shared/permissions';

/** Finds requests by their spokesperson, the latest one first, without drafts. */
export async function findPlacementRequests(db: Database, words: Words, { role }: SessionUser) {
  if (!can(role, 'decidePlacements')) return [];
  const found = bestInTable(
    'students',
    words,
    searchedStudents,
    sql`exists (
      select from placement_requests where student_id = students.id and sent_at is not null
    )`,
  );
  const { rows } = await sql<components['schemas']['FoundPlacementRequest']>`
    with found as materialized (${found})
    select placement_requests.id, students.nim as student_nim, students.name as student_name,
      placement_requests.state, internship_periods.start_date, internship_periods.end_date
    from found
    join students on students.id = found.id
    join placement_requests on placement_requests.student_id = students.id
    join internship_periods on internship_periods.id = placement_requests.internship_period_id
    where placement_requests.sent_at is not null
    order by found.rank, ${searchedStudents.name}, placement_requests.sent_at desc, placement_requests.id
    limit ${FOUND_MAX}`.execute(db);
  return rows;
}
