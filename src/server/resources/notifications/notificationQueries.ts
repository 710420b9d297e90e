import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { typesOf } from './kinds';
import type { NewsFacts, NotificationKind, NotificationScope } from './notification';

/** The age at which news are deleted. */
const RETENTION = '90 days';

interface StoredNews {
  id: number;
  kind: NotificationKind;
  /** the id of the record it is about */
  matter_id: number;
  at: Date;
  is_read: boolean;
}

export interface NotificationRow extends StoredNews {
  title: string;
  detail: string | null;
  link: string;
}

type FoundNews = StoredNews & Omit<NewsFacts, 'matter_id'> & { facts: { detail?: string | null } };

/** News with their words and addresses instead of the facts. */
const inWords = (found: readonly FoundNews[], { user }: NotificationScope): NotificationRow[] =>
  found.flatMap(({ facts, noted, actor_name, ...stored }) => {
    const type = typesOf(user).find(({ kind }) => kind === stored.kind);
    if (!type) return [];
    const news = { ...facts, matter_id: stored.matter_id, noted, actor_name };
    return {
      ...stored,
      title: type.titleOf(news, user),
      detail: type.detailOf?.(news, user) ?? facts.detail ?? null,
      link: type.linkOf(news, user),
    };
  });

/** The news of the person whose record exists and whose kind is wanted. */
function ownNews(scope: NotificationScope, isRead?: boolean) {
  const { user } = scope;
  const facts = typesOf(user).map(
    (type) => sql`(
      select to_jsonb(record) as facts from (${type.facts(scope)}) as record
      where news.kind = ${type.kind} limit 1
    )`,
  );
  const state =
    isRead === undefined
      ? sql`true`
      : isRead
        ? sql`news.read_at is not null`
        : sql`news.read_at is null`;
  return sql`
    select news.id, news.kind, news.matter_id, news.detail as noted, news.at,
      news.read_at is not null as is_read, actor.name as actor_name, known.facts
    from notifications as news
    left join users as actor on actor.id = news.actor_user_id
    cross join lateral (${sql.join(facts, sql` union all `)}) as known
    where news.user_id = ${user.id} and ${state} and not exists (
      select from muted_notifications as muted
      where muted.user_id = news.user_id and muted.kind = news.kind
    )`;
}

export async function countUnread(db: Database, scope: NotificationScope): Promise<number> {
  return countOf(db, scope, false);
}

async function countOf(db: Database, scope: NotificationScope, isRead?: boolean) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${ownNews(scope, isRead)}) as own`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Newest first. */
export async function selectNotifications(
  db: Database,
  scope: NotificationScope,
  { page, perPage, isRead }: { page: number; perPage: number; isRead: boolean | undefined },
) {
  const { rows } = await sql<FoundNews>`
    select * from (${ownNews(scope, isRead)}) as own
    order by at desc, id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return { data: inWords(rows, scope), total: await countOf(db, scope, isRead) };
}

/** The unread news of these kinds from one moment, not included, to another; oldest first. */
export async function selectUnreadBetween(
  db: Database,
  scope: NotificationScope,
  { from, to, kinds }: { from: Date; to: Date; kinds: readonly NotificationKind[] },
): Promise<NotificationRow[]> {
  const { rows } = await sql<FoundNews>`
    select * from (${ownNews(scope, false)}) as own
    where at > ${from} and at <= ${to} and kind = any(${kinds}::text[])
    order by at, id`.execute(db);
  return inWords(rows, scope);
}

/** False if the person has no such news. */
export async function markNotification(
  db: Database,
  { userId, id, isRead }: { userId: number; id: number; isRead: boolean },
  now: Date,
): Promise<boolean> {
  const marked = await db
    .updateTable('notifications')
    .set({ read_at: isRead ? now : null, changed_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** Marks the news up to the one with this id, in the order of the list. */
export async function markAllRead(
  db: Database,
  { userId, newestId }: { userId: number; newestId: number },
  now: Date,
): Promise<void> {
  await sql`
    update notifications set read_at = ${now}, changed_at = clock_timestamp()
    from (select at, id from notifications where user_id = ${userId} and id = ${newestId}) as newest
    where user_id = ${userId} and read_at is null
      and (notifications.at, notifications.id) <= (newest.at, newest.id)`.execute(db);
}

export async function selectMuted(db: Database, userId: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('muted_notifications')
    .select('kind')
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map(({ kind }) => kind));
}

export async function mute(db: Database, userId: number, kind: NotificationKind, isMuted: boolean) {
  if (isMuted) {
    await db
      .insertInto('muted_notifications')
      .values({ user_id: userId, kind })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await db
    .deleteFrom('muted_notifications')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .execute();
}

/** The news of these people that changed in the last minute. */
export async function selectLatelyChanged(
  db: Database,
  people: readonly number[],
): Promise<{ id: number; user_id: number; at: Date }[]> {
  const { rows } = await sql<{ id: number; user_id: number; at: Date }>`
    select id, user_id, changed_at as at from notifications
    where changed_at > clock_timestamp() - interval '1 minute'
      and user_id = any(${people}::integer[])`.execute(db);
  return rows;
}

export async function deleteOldNotifications(db: Database, now: Date): Promise<void> {
  await sql`delete from notifications where at < ${now}::timestamptz - ${RETENTION}::interval`.execute(
    db,
  );
}
