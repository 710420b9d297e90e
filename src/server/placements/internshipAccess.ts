import { type Expression, type SqlBool, sql } from 'kysely';
import type { SessionUser, Viewer } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { fieldErrors, notFound } from '@/server/http/errors';
import type { Role } from '@/shared/permissions';

const OWNER_COLUMNS: Record<Exclude<Role, 'super_admin'>, string> = {
  lecturer: 'internships.lecturer_id',
  mentor: 'internships.mentor_id',
  student: 'internships.student_id',
};

/**
 * The condition that limits a query over `internships` to those that the user may see and change. Every such
 * query carries it: other internships do not exist for the user (docs/decisions/0010).
 */
export function internshipsVisibleTo({ role, profileId }: Viewer): Expression<SqlBool> {
  if (role === 'super_admin') return sql<SqlBool>`true`;
  if (profileId === null) return sql<SqlBool>`false`;
  return sql<SqlBool>`${sql.ref(OWNER_COLUMNS[role])} = ${profileId}`;
}

/** The same for tables that refer to internships, by a column such as 'activities.internship_id'. */
export function belongsToVisible(internshipId: string, user: Viewer): Expression<SqlBool> {
  if (user.role === 'super_admin') return sql<SqlBool>`true`;
  // An array: with `in`, PostgreSQL would walk through the rows of all users to fill a page.
  return sql<SqlBool>`${sql.ref(internshipId)} = any(array(
    select internships.id from internships where ${internshipsVisibleTo(user)}
  ))`;
}

/** Throws 404 for an internship in the path that the user may not see. */
export async function assertInternshipVisible(db: Database, user: SessionUser, id: number) {
  if (!(await isVisibleInternship(db, user, id))) throw notFound();
}

/** Throws 422 on that field for an internship in the body that the user may not see. */
export async function assertReferencedInternshipVisible(
  db: Database,
  user: SessionUser,
  id: number,
) {
  if (await isVisibleInternship(db, user, id)) return;
  throw fieldErrors({ internship_id: ['Magang tidak ditemukan'] });
}

async function isVisibleInternship(db: Database, user: SessionUser, id: number): Promise<boolean> {
  const internship = await db
    .selectFrom('internships')
    .select('internships.id')
    .where('internships.id', '=', id)
    .where(internshipsVisibleTo(user))
    .executeTakeFirst();
  return internship !== undefined;
}
