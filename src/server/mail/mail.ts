import type { Database } from '@/server/db/database';

/** A mail that waits in the table `mails`. */
export interface WaitingMail {
  id: string;
  user_id: number;
  kind: string;
  matter: string;
}

/** The words of a mail; the sender adds the addresses and the headers. */
export interface Message {
  /** the address of the person, as it is at the moment of sending */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The page where the person turns mails like this off, for the header List-Unsubscribe. */
  preferences?: string;
  /** Called in the transaction that marks the mail as sent, once however often it was sent. */
  onSent?: (trx: Database) => Promise<void>;
}

/** A kind of mail: adding one is a file in `resources/mails/kinds`. */
export interface MailKind {
  kind: string;
  /** its name on the page 'Sistem' */
  label: string;
  /** Called at the moment of sending; null if there is nothing to say any more. */
  compose: (mail: WaitingMail) => Promise<Message | null>;
}

/**
 * Queues mails in the transaction of what they are about. A person who has had a mail of this kind about
 * the same matter gets no other one.
 */
export async function queueMails(
  trx: Database,
  mails: readonly Pick<WaitingMail, 'user_id' | 'kind' | 'matter'>[],
  now: Date,
): Promise<void> {
  if (mails.length === 0) return;
  await trx
    .insertInto('mails')
    .values(mails.map((mail) => ({ ...mail, created_at: now, next_attempt_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
