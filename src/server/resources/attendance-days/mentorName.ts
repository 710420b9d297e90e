import type { Database } from '@/server/db/database';

/** The name of the mentor of a placement; the caller has checked who may see it. */
export async function selectMentorName(db: Database, internshipId: number): Promise<string> {
  const { name } = await db
    .selectFrom('internships')
    .innerJoin('mentors', 'mentors.id', 'internships.mentor_id')
    .innerJoin('users', 'users.id', 'mentors.user_id')
    .select('users.name')
    .where('internships.id', '=', internshipId)
    .executeTakeFirstOrThrow();
  return name;
}
