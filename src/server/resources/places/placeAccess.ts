import { type Expression, type SqlBool, sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';

/**
 * The condition that limits a query over `places` to those that the user may see: mentors those of their company,
 * lecturers and students those of the companies of their internships (docs/decisions/0064).
 */
export function placesVisibleTo(user: SessionUser): Expression<SqlBool> {
  if (user.role === 'super_admin') return sql<SqlBool>`true`;
  if (user.profileId === null) return sql<SqlBool>`false`;
  if (user.role === 'mentor') {
    return sql<SqlBool>`places.company_id = (
      select mentors.company_id from mentors where mentors.id = ${user.profileId}
    )`;
  }
  return sql<SqlBool>`places.company_id = any(array(
    select mentors.company_id from internships
    join mentors on mentors.id = internships.mentor_id
    where ${internshipsVisibleTo(user)}
  ))`;
}
