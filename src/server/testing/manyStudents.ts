import { sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { aLecturer, aMentor, anInternshipPeriod } from './builders';

/**
 * Students named `Bcdefgh 1`, `Bcdefgh 2` …, each with an internship in the same period.
 * Returns a super admin for queries that take a user.
 */
export async function manyStudents(
  db: Database,
  { count, nimPrefix }: { count: number; nimPrefix: string },
): Promise<SessionUser> {
  const lecturer = await aLecturer(db);
  const mentor = await aMentor(db);
  const period = await anInternshipPeriod(db);
  await sql`
    insert into users (name, email, role, password_hash)
    select 'Bcdefgh ' || n, 'bcdefgh' || n || '@kampus.example', 'student', 'x'
    from generate_series(1, ${count}::integer) n`.execute(db);
  await sql`
    insert into students (user_id, nim, academic_year)
    select id, ${nimPrefix}::text || lpad(id::text, 10 - length(${nimPrefix}::text), '0'), 'bcdefgh/2'
    from users where role = 'student' and name like 'Bcdefgh%'`.execute(db);
  await sql`
    insert into internships (student_id, mentor_id, lecturer_id, internship_period_id)
    select id, ${mentor.id}, ${lecturer.id}, ${period.id} from students`.execute(db);
  return {
    id: lecturer.user_id,
    name: 'Ratna',
    role: 'super_admin',
    profileId: lecturer.id,
    sessionId: '',
    hasDefaultPassword: false,
    hasSecondFactor: false,
    isVouchedFor: false,
    provedAt: new Date(0),
    device: null,
  };
}
