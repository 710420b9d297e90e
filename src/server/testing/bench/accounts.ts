import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { PASSWORD, PERIODS } from './generateRows';

/** The sign-in names of a role; of students, those placed in the newest period. */
async function identifiers(
  db: Database,
  role: string,
  column: string,
  table: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ identifier: string }>`
    select ${sql.ref(column)} as identifier from ${sql.table(table)} profiles
    join users on users.id = user_id
    where role = ${role} and (role <> 'student' or exists (
      select from internships
      where student_id = profiles.id and internship_period_id = ${PERIODS}
    ))
    order by users.id limit ${limit}`.execute(db);
  return rows.map(({ identifier }) => identifier);
}

/** The accounts with which a benchmark logs in, ordered by number. */
export async function selectAccounts(db: Database, students: number) {
  return {
    password: PASSWORD,
    super_admin: await identifiers(db, 'super_admin', 'nip', 'lecturers', 6),
    lecturer: await identifiers(db, 'lecturer', 'nip', 'lecturers', 40),
    mentor: await identifiers(db, 'mentor', 'nik', 'mentors', 40),
    student: await identifiers(db, 'student', 'nim', 'students', students),
  };
}
