import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { windowEnd, windowMatter } from '@/server/mail/newsWindow';
import { NEWS_WAIT_MS } from '@/server/resources/notifications/notification';
import { NEWS } from './kinds/newsMail';
import { isMailedAtOnce } from './mailChannels';

const MINUTE_MS = 60_000;
/** The time between two mails to a person; many placements one after the other are one or two mails. */
const PAUSE_MS = 30 * MINUTE_MS;
/** Older news wait for the reader in the application. */
const OLDEST_MS = 24 * 60 * MINUTE_MS;

const before = (at: Date, ms: number) => new Date(at.getTime() - ms);

/**
 * Queues a mail for each person with unread news of the kinds that are mailed at once. Its matter is the time from the last
 * news of the mail before to the last ones now, read or not, so that no news are left out or mailed twice. A moment of the
 * clock itself would leave out news after a clock that was ahead.
 */
export async function queueNews(db: Database, now: Date): Promise<void> {
  // By then, transactions have ended.
  const to = before(now, NEWS_WAIT_MS);
  const oldest = before(to, OLDEST_MS);
  const newestAt = sql`(
    select max(news.at) from notifications as news
    where news.user_id = waiting.user_id and news.at <= ${to}
  )`;
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ is_free: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('mails of news')) as is_free`.execute(trx);
    // Another process does it.
    if (!rows[0]?.is_free) return;
    await sql`
      with last as (
        select user_id, max(${windowEnd(sql`matter`)}) as mailed_to,
          max(created_at) filter (where created_at <= ${now}) as mailed_at
        from mails
        where kind = ${NEWS} and created_at > ${oldest} and ${windowEnd(sql`matter`)} <= ${to}
        group by user_id
      ), waiting as (
        select users.id as user_id, notifications.at,
          greatest(mailed_to, ${oldest}) as mailed_to
        from notifications
        join users on users.id = notifications.user_id
        left join last on last.user_id = users.id
        where ${isMailedAtOnce(sql`users.id`, sql`notifications.kind`)} and read_at is null
          and notifications.at > greatest(${oldest}, email_confirmed_at)
          and notifications.at <= ${to}
          and is_active and email_confirmed_at is not null and email_refused_at is null
          and (mailed_at is null or mailed_at <= ${before(now, PAUSE_MS)})
      )
      insert into mails (user_id, kind, matter, created_at, next_attempt_at)
      select user_id, ${NEWS}, ${windowMatter(sql`mailed_to`, newestAt)}, ${now}, ${now}
      from waiting
      where at > mailed_to
      group by user_id, mailed_to
      on conflict do nothing`.execute(trx);
  });
}
