import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { ownActivities } from '@/server/resources/personalRecords';

interface Counts {
  photos: number;
  logs: number;
  positions: number;
  signatures: number;
  devices: number;
  entries: number;
  internships: number;
  activities: number;
  grades: number;
}

/** The number of records that anonymising removes and keeps. */
export async function selectAnonymisationPreview(db: Database, userId: number) {
  const { rows } = await sql<Counts>`
    with own as (${ownActivities(userId)}),
    placements as (
      select internships.id from internships
      join students on students.id = student_id
      join mentors on mentors.id = mentor_id
      join lecturers on lecturers.id = lecturer_id
      where ${userId} in (students.user_id, mentors.user_id, lecturers.user_id)
    )
    select
      (select count(*)::integer from activity_photos where activity_id in (select id from own)) as photos,
      (select count(*)::integer from activity_logs where activity_id in (select id from own)) as logs,
      (select count(*)::integer from activities
        where latitude is not null and id in (select id from own)) as positions,
      (select count(*)::integer from signatures where user_id = ${userId}) as signatures,
      (select count(*)::integer from sessions where user_id = ${userId}) as devices,
      (select count(*)::integer from audit_entries
        where actor_user_id = ${userId} or (subject = 'users' and subject_id = ${String(userId)})
      ) as entries,
      (select count(*)::integer from placements) as internships,
      (select count(*)::integer from activities
        where internship_id in (select id from placements)) as activities,
      (select count(*)::integer from grades
        where internship_id in (select id from placements)) as grades`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('the counts have one row');
  const { internships, activities, grades, ...removes } = counts;
  return { removes, keeps: { internships, activities, grades } };
}
