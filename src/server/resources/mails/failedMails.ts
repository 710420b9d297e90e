import { sql } from 'kysely';
import type { Config } from '@/server/config';
import type { Database } from '@/server/db/database';
import { LISTED_FAILED_MAILS } from '@/shared/constants/failedMails';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The state of the mails, for the page 'Sistem'. */
export async function selectMailState(
  db: Database,
  { smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>,
  now: Date,
) {
  const since = new Date(now.getTime() - WEEK_MS);
  const numbers = await db
    .selectFrom('mails')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('state', '=', 'waiting').as('waiting'),
      fn.min('created_at').filterWhere('state', '=', 'waiting').as('oldest_waiting_at'),
      fn
        .countAll<number>()
        .filterWhere('state', '=', 'sent')
        .filterWhere('finished_at', '>', since)
        .as('sent_last_week'),
      fn.countAll<number>().filterWhere('state', '=', 'failed').as('failed'),
    ])
    .executeTakeFirstOrThrow();
  const last = await db
    .selectFrom('mails')
    .select('failure')
    .where('failure', 'is not', null)
    // The next attempt of a mail that waits is later than the end of one that was given up.
    .orderBy(sql`coalesce(finished_at, next_attempt_at)`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    is_on: smtpUrl !== null,
    sender: mailFrom,
    waiting: Number(numbers.waiting),
    oldest_waiting_at: numbers.oldest_waiting_at,
    sent_last_week: Number(numbers.sent_last_week),
    failed: Number(numbers.failed),
    failure: last?.failure ?? null,
  };
}

export async function selectFailedMails(db: Database) {
  return db
    .selectFrom('mails')
    .innerJoin('users', 'users.id', 'mails.user_id')
    .select(['mails.id', 'users.name', 'mails.kind', 'mails.failure', 'mails.finished_at'])
    .where('mails.state', '=', 'failed')
    .orderBy('mails.finished_at', 'desc')
    .limit(LISTED_FAILED_MAILS)
    .execute();
}

/** Lets a failed mail wait again, with all its attempts. */
export async function retryFailedMail(
  db: Database,
  id: string,
  now: Date,
): Promise<'waits' | 'has not failed' | 'unknown'> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({
      state: 'waiting',
      attempts: 0,
      failure: null,
      finished_at: null,
      next_attempt_at: now,
    })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return 'waits';
  const found = await db.selectFrom('mails').select('id').where('id', '=', id).executeTakeFirst();
  return found ? 'has not failed' : 'unknown';
}
