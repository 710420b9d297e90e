import type { Database } from '@/server/db/database';
import type { NewsWindow } from '@/server/mail/newsWindow';

/** Transactions whose news are older have ended. */
const WAIT_MS = 2 * 60_000;

const before = (at: Date) => new Date(at.getTime() - WAIT_MS);

/** The time of the news in a digest: from the last one that was sent, or the confirmation of the address. */
export async function selectDigestWindow(db: Database, mailId: string): Promise<NewsWindow> {
  const { created_at, email_confirmed_at, last } = await db
    .selectFrom('mails')
    .innerJoin('users', 'users.id', 'mails.user_id')
    .select(['mails.created_at', 'users.email_confirmed_at'])
    .select(({ selectFrom }) =>
      selectFrom('mails as sent')
        .select(({ fn }) => fn.max('sent.created_at').as('at'))
        .whereRef('sent.user_id', '=', 'mails.user_id')
        .whereRef('sent.kind', '=', 'mails.kind')
        .where('sent.state', '=', 'sent')
        // Not one of a clock that was ahead.
        .whereRef('sent.created_at', '<', 'mails.created_at')
        .as('last'),
    )
    .where('mails.id', '=', mailId)
    .executeTakeFirstOrThrow();
  return { from: last ? before(last) : (email_confirmed_at ?? created_at), to: before(created_at) };
}
