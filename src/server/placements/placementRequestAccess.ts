import { type Expression, type SqlBool, sql } from 'kysely';
import type { Viewer } from '@/server/auth/sessionUser';

/** Drafts belong to their students alone; a student sees own requests and those of their groups. */
export function placementRequestsVisibleTo({ role, profileId }: Viewer): Expression<SqlBool> {
  if (role === 'super_admin') return sql<SqlBool>`placement_requests.sent_at is not null`;
  if (role !== 'student' || profileId === null) return sql<SqlBool>`false`;
  return sql<SqlBool>`placement_requests.id = any(array(
    select request_id from placement_request_members where student_id = ${profileId}
  ))`;
}
