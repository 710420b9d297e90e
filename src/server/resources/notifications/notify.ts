import { type RawBuilder, sql } from 'kysely';
import { currentActor } from '@/server/db/actor';
import type { Database } from '@/server/db/database';
import type { NotificationKind } from './notification';

interface NewsOptions {
  /** The detail of the same news again. */
  detail?: RawBuilder<unknown>;
  /** Whether the person who does something gets the news, too. */
  isForActor?: boolean;
}

/** The statement of `notify`. */
export function store(
  kind: NotificationKind,
  recipients: RawBuilder<unknown>,
  now: Date,
  { detail = sql`excluded.detail`, isForActor = false }: NewsOptions = {},
): RawBuilder<unknown> {
  const actorId = currentActor()?.user?.id ?? null;
  return sql`
    insert into notifications (user_id, kind, matter_id, detail, actor_user_id, at, changed_at)
    select user_id, ${kind}, matter_id, detail, ${actorId}, ${now}, clock_timestamp()
    from (${recipients}) as recipients
    where ${isForActor} or user_id is distinct from ${actorId}::integer
    -- Transactions that tell the same people lock in the same order.
    order by user_id, matter_id
    on conflict (user_id, kind, matter_id) do update set
      detail = ${detail}, actor_user_id = excluded.actor_user_id, at = excluded.at,
      changed_at = excluded.changed_at, read_at = null`;
}

/**
 * Stores news in the transaction of what they are about. `recipients` is a query of `user_id`, `matter_id` and `detail`.
 * The same news again are unread again; the person who does something gets none about it, unless asked for.
 */
export async function notify(
  trx: Database,
  kind: NotificationKind,
  recipients: RawBuilder<unknown>,
  now: Date,
  options?: Pick<NewsOptions, 'isForActor'>,
): Promise<void> {
  await store(kind, recipients, now, options).execute(trx);
}
