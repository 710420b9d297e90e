import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '@/server/db/database';
import type { Tables } from '@/server/db/tables';
import type { WaitingMail } from './mail';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** While a process has a mail, no other one takes it: longer than an attempt can last. */
const LEASE_MS = 5 * MINUTE_MS;
/** A mail that was due for this long, because no mail was sent at all, says nothing new. */
const STALE_AFTER_MS = 7 * DAY_MS;
/** Longer than the waits between attempts. */
const LONGEST_WAIT_MS = 2 * DAY_MS;
const KEPT_MS = 90 * DAY_MS;

export interface ClaimedMail extends WaitingMail {
  attempts: number;
}

/** Whether the next attempt is due, or further away than any wait, because a clock was ahead. */
const isDue = (now: Date) => (eb: ExpressionBuilder<Tables, 'mails'>) =>
  eb.or([
    eb('next_attempt_at', '<=', now),
    eb('next_attempt_at', '>', new Date(now.getTime() + LONGEST_WAIT_MS)),
  ]);

export async function selectDueMail(db: Database, now: Date): Promise<string | null> {
  const due = await db
    .selectFrom('mails')
    .select('id')
    .where('state', '=', 'waiting')
    .where(isDue(now))
    .orderBy('next_attempt_at')
    // The same mail in every round, because it shows the trouble of all.
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return due?.id ?? null;
}

/** The next mail, for this process alone; one statement is the whole transaction. */
export async function claimMail(db: Database, now: Date): Promise<ClaimedMail | null> {
  const claimed = await db
    .updateTable('mails')
    .set({
      attempts: sql<number>`attempts + 1`,
      next_attempt_at: new Date(now.getTime() + LEASE_MS),
    })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('mails')
        .select('id')
        .where('state', '=', 'waiting')
        .where(isDue(now))
        .orderBy('next_attempt_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'user_id', 'kind', 'matter', 'attempts'])
    .executeTakeFirst();
  return claimed ?? null;
}

/** Whether it was not finished yet: a mail that another process sent meanwhile stays sent. */
export async function finishMail(
  db: Database,
  { id }: Pick<ClaimedMail, 'id'>,
  outcome: { state: 'sent' | 'cancelled' | 'failed'; finished_at: Date; failure: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set(outcome)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A process that was slower than the lease changes nothing of the next attempt. */
export async function postponeMail(
  db: Database,
  { id, attempts }: Pick<ClaimedMail, 'id' | 'attempts'>,
  later: { next_attempt_at: Date; failure: string },
): Promise<void> {
  await db
    .updateTable('mails')
    .set(later)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', attempts)
    .execute();
}

/** Keeps why no mail can be sent, with a mail that waits for it. */
export async function noteTrouble(db: Database, id: string, failure: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ failure })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

export async function cancelStaleMails(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'cancelled', finished_at: now })
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<', new Date(now.getTime() - STALE_AFTER_MS))
    .execute();
}

export async function deleteOldMails(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('state', '!=', 'waiting')
    .where('created_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
}
