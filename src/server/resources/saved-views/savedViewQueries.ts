import { sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { sortKey } from '@/server/lists/order';
import type { ViewList } from '@/shared/records';

/** Own views, and for super admins also the shared ones. */
const mayChange = ({ id, role }: SessionUser) =>
  sql<boolean>`(user_id = ${id} or (is_shared and ${role === 'super_admin'}::boolean))`;

const viewsSeenBy = (db: Database, user: SessionUser) =>
  db
    .selectFrom('saved_views')
    .select(['id', 'list', 'name', 'query', 'is_shared'])
    .select(mayChange(user).as('may_change'))
    .select((eb) => eb('user_id', '=', user.id).as('is_own'))
    .where((eb) => eb.or([eb('user_id', '=', user.id), eb('is_shared', '=', true)]));

export async function selectSavedViews(db: Database, user: SessionUser, list: ViewList) {
  return viewsSeenBy(db, user)
    .where('list', '=', list)
    .orderBy('is_shared')
    .orderBy(sortKey('name'))
    .orderBy('id')
    .execute();
}

export async function selectSavedView(db: Database, user: SessionUser, id: number) {
  return viewsSeenBy(db, user).where('id', '=', id).executeTakeFirst();
}

export async function countSavedViews(db: Database, userId: number, list: ViewList) {
  const { views } = await db
    .selectFrom('saved_views')
    .select(({ fn }) => fn.countAll<number>().as('views'))
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  return Number(views);
}

interface View {
  name: string;
  query: string;
  is_shared: boolean;
}

export async function insertSavedView(
  db: Database,
  view: View & { user_id: number; list: ViewList },
): Promise<number> {
  const { id } = await db
    .insertInto('saved_views')
    .values(view)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Undefined if the user has no such view to change. */
export async function updateSavedView(db: Database, user: SessionUser, id: number, view: View) {
  return db
    .updateTable('saved_views')
    .set(view)
    .where('id', '=', id)
    .where(mayChange(user))
    .returning('id')
    .executeTakeFirst();
}

/** Undefined if the user has no such view to delete. */
export async function deleteSavedView(db: Database, user: SessionUser, id: number) {
  return db
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where(mayChange(user))
    .returning('id')
    .executeTakeFirst();
}
