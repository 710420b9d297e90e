import { type Expression, type SqlBool, sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { fieldErrors, notFound } from '@/server/http/errors';
import type { Role } from '@/shared/permissions';

const OWNER_COLUMNS: Record<Exclude<Role, 'super_admin'>, string> = {
  lecturer: 'internships.lecturer_id',
  mentor: 'internships.mentor_id',
  student: 'internships.student_id',
};

/**
 * Whose internships a person sees and acts on, for the `where` of every
 * query over `internships`: what it excludes does not exist for them.
 */
export function internshipsVisibleTo({ role, profileId }: SessionUser): Expression<SqlBool> {
  if (role === 'super_admin') return sql<SqlBool>`true`;
  if (profileId === null) return sql<SqlBool>`false`;
  return sql<SqlBool>`${sql.ref(OWNER_COLUMNS[role])} = ${profileId}`;
}

/** The same for tables whose `internship_id` says where they belong, given as `activities.internship_id`. */
export function belongsToVisible(internshipId: string, user: SessionUser): Expression<SqlBool> {
  if (user.role === 'super_admin') return sql<SqlBool>`true`;
  // An array, not `in`: PostgreSQL would rather walk through everyone's, newest first, to fill a page.
  return sql<SqlBool>`${sql.ref(internshipId)} = any(array(
    select internships.id from internships where ${internshipsVisibleTo(user)}
  ))`;
}

/** For one that the path names: 404 unless the person sees it. */
export async function mustSeeInternship(db: Database, user: SessionUser, id: number) {
  if (!(await isVisibleInternship(db, user, id))) throw notFound();
}

/** For one that a body refers to: 422 beside that field unless the person sees it. */
export async function mustSeeReferredInternship(db: Database, user: SessionUser, id: number) {
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
